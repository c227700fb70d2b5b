import { es as assessment } from './assessment/messages.es.ts';
import { es as backgroundWork } from './backgroundWork/messages.es.ts';
import { es as comment } from './comment/messages.es.ts';
import { es as document } from './execution/messages.es.ts';
import { es as goodsReceipt } from './goodsReceipt/messages.es.ts';
import { es as gateway } from './messages.es.ts';
import { es as orderItem } from './orderItem/messages.es.ts';
import { es as values } from './record/valueMessages.es.ts';
import { es as savedView } from './savedView/messages.es.ts';
import { es as session } from './session/messages.es.ts';
import { es as fieldNames } from './upstream/fieldNameMessages.es.ts';

export const texts = {
  assessment,
  backgroundWork,
  comment,
  document,
  fieldNames,
  gateway,
  goodsReceipt,
  orderItem,
  savedView,
  session,
  values,
};

import { es as assessment } from './assessment/messages.es.ts';
import { es as backgroundWork } from './backgroundWork/messages.es.ts';
import { es as comment } from './comment/messages.es.ts';
import type { TextsIn } from './generated/wording.ts';
import { es as goodsReceipt } from './goodsReceipt/messages.es.ts';
import { es as gateway } from './messages.es.ts';
import { es as orderItem } from './orderItem/messages.es.ts';
import { es as session } from './session/messages.es.ts';
import type { Texts } from './texts.ts';

export const texts: TextsIn<'es', Texts> = {
  assessment,
  backgroundWork,
  comment,
  gateway,
  goodsReceipt,
  orderItem,
  session,
};

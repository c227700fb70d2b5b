import { es as apiKey } from './apiKey/messages.es.ts';
import { es as assessment } from './assessment/messages.es.ts';
import { es as work } from './backgroundWork/messages.es.ts';
import { es as glossary } from './base/glossaryMessages.es.ts';
import type { TextsIn } from './generated/wording.ts';
import { es as goodsReceipt } from './goodsReceipt/messages.es.ts';
import { es as guide } from './guide/messages.es.ts';
import { es as grid } from './kit/grid/messages.es.ts';
import type { LaterTexts } from './laterTexts.ts';
import { es as merge } from './merge/messages.es.ts';
import { es as itemGrid } from './orderItem/grid/messages.es.ts';
import { es as organization } from './organization/messages.es.ts';
import { es as newProgram } from './program/new/messages.es.ts';
import { es as programSettings } from './program/settings/messages.es.ts';
import { es as orderCopy } from './purchaseOrder/copyMessages.es.ts';
import { es as link } from './session/linkMessages.es.ts';
import { es as setUp } from './session/setUpMessages.es.ts';
import { es as outboxList } from './shell/outbox/messages.es.ts';
import { es as substatus } from './substatus/messages.es.ts';
import { es as inviteMany } from './user/inviteMany/messages.es.ts';
import { es as user } from './user/messages.es.ts';

export const texts: TextsIn<'es', LaterTexts> = {
  apiKey,
  assessment,
  glossary,
  goodsReceipt,
  grid,
  guide,
  inviteMany,
  itemGrid,
  link,
  merge,
  newProgram,
  orderCopy,
  organization,
  outboxList,
  programSettings,
  setUp,
  substatus,
  user,
  work,
};

import { fr as apiKey } from './apiKey/messages.fr.ts';
import { fr as assessment } from './assessment/messages.fr.ts';
import { fr as work } from './backgroundWork/messages.fr.ts';
import { fr as glossary } from './base/glossaryMessages.fr.ts';
import type { TextsIn } from './generated/wording.ts';
import { fr as goodsReceipt } from './goodsReceipt/messages.fr.ts';
import { fr as guide } from './guide/messages.fr.ts';
import { fr as grid } from './kit/grid/messages.fr.ts';
import type { LaterTexts } from './laterTexts.ts';
import { fr as merge } from './merge/messages.fr.ts';
import { fr as itemGrid } from './orderItem/grid/messages.fr.ts';
import { fr as organization } from './organization/messages.fr.ts';
import { fr as newProgram } from './program/new/messages.fr.ts';
import { fr as programSettings } from './program/settings/messages.fr.ts';
import { fr as orderCopy } from './purchaseOrder/copyMessages.fr.ts';
import { fr as link } from './session/linkMessages.fr.ts';
import { fr as setUp } from './session/setUpMessages.fr.ts';
import { fr as outboxList } from './shell/outbox/messages.fr.ts';
import { fr as substatus } from './substatus/messages.fr.ts';
import { fr as inviteMany } from './user/inviteMany/messages.fr.ts';
import { fr as user } from './user/messages.fr.ts';

export const texts: TextsIn<'fr', LaterTexts> = {
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

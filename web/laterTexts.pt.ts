import { pt as apiKey } from './apiKey/messages.pt.ts';
import { pt as assessment } from './assessment/messages.pt.ts';
import { pt as work } from './backgroundWork/messages.pt.ts';
import { pt as glossary } from './base/glossaryMessages.pt.ts';
import type { TextsIn } from './generated/wording.ts';
import { pt as goodsReceipt } from './goodsReceipt/messages.pt.ts';
import { pt as guide } from './guide/messages.pt.ts';
import { pt as grid } from './kit/grid/messages.pt.ts';
import type { LaterTexts } from './laterTexts.ts';
import { pt as merge } from './merge/messages.pt.ts';
import { pt as itemGrid } from './orderItem/grid/messages.pt.ts';
import { pt as organization } from './organization/messages.pt.ts';
import { pt as newProgram } from './program/new/messages.pt.ts';
import { pt as programSettings } from './program/settings/messages.pt.ts';
import { pt as orderCopy } from './purchaseOrder/copyMessages.pt.ts';
import { pt as link } from './session/linkMessages.pt.ts';
import { pt as setUp } from './session/setUpMessages.pt.ts';
import { pt as outboxList } from './shell/outbox/messages.pt.ts';
import { pt as substatus } from './substatus/messages.pt.ts';
import { pt as inviteMany } from './user/inviteMany/messages.pt.ts';
import { pt as user } from './user/messages.pt.ts';

export const texts: TextsIn<'pt', LaterTexts> = {
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

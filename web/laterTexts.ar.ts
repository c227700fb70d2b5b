import { ar as apiKey } from './apiKey/messages.ar.ts';
import { ar as assessment } from './assessment/messages.ar.ts';
import { ar as work } from './backgroundWork/messages.ar.ts';
import { ar as glossary } from './base/glossaryMessages.ar.ts';
import type { TextsIn } from './generated/wording.ts';
import { ar as goodsReceipt } from './goodsReceipt/messages.ar.ts';
import { ar as guide } from './guide/messages.ar.ts';
import { ar as grid } from './kit/grid/messages.ar.ts';
import type { LaterTexts } from './laterTexts.ts';
import { ar as merge } from './merge/messages.ar.ts';
import { ar as itemGrid } from './orderItem/grid/messages.ar.ts';
import { ar as organization } from './organization/messages.ar.ts';
import { ar as newProgram } from './program/new/messages.ar.ts';
import { ar as programSettings } from './program/settings/messages.ar.ts';
import { ar as orderCopy } from './purchaseOrder/copyMessages.ar.ts';
import { ar as link } from './session/linkMessages.ar.ts';
import { ar as setUp } from './session/setUpMessages.ar.ts';
import { ar as outboxList } from './shell/outbox/messages.ar.ts';
import { ar as substatus } from './substatus/messages.ar.ts';
import { ar as inviteMany } from './user/inviteMany/messages.ar.ts';
import { ar as user } from './user/messages.ar.ts';

export const texts: TextsIn<'ar', LaterTexts> = {
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

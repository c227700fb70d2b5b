import { ar as assessment } from './assessment/messages.ar.ts';
import { ar as backgroundWork } from './backgroundWork/messages.ar.ts';
import { ar as comment } from './comment/messages.ar.ts';
import type { TextsIn } from './generated/wording.ts';
import { ar as goodsReceipt } from './goodsReceipt/messages.ar.ts';
import { ar as gateway } from './messages.ar.ts';
import { ar as orderItem } from './orderItem/messages.ar.ts';
import { ar as session } from './session/messages.ar.ts';
import type { Texts } from './texts.ts';

export const texts: TextsIn<'ar', Texts> = {
  assessment,
  backgroundWork,
  comment,
  gateway,
  goodsReceipt,
  orderItem,
  session,
};

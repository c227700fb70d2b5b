import { pt as assessment } from './assessment/messages.pt.ts';
import { pt as backgroundWork } from './backgroundWork/messages.pt.ts';
import { pt as comment } from './comment/messages.pt.ts';
import type { TextsIn } from './generated/wording.ts';
import { pt as goodsReceipt } from './goodsReceipt/messages.pt.ts';
import { pt as gateway } from './messages.pt.ts';
import { pt as orderItem } from './orderItem/messages.pt.ts';
import { pt as session } from './session/messages.pt.ts';
import type { Texts } from './texts.ts';

export const texts: TextsIn<'pt', Texts> = {
  assessment,
  backgroundWork,
  comment,
  gateway,
  goodsReceipt,
  orderItem,
  session,
};

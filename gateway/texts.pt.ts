import { pt as assessment } from './assessment/messages.pt.ts';
import { pt as backgroundWork } from './backgroundWork/messages.pt.ts';
import { pt as comment } from './comment/messages.pt.ts';
import { pt as document } from './execution/messages.pt.ts';
import { pt as goodsReceipt } from './goodsReceipt/messages.pt.ts';
import { pt as gateway } from './messages.pt.ts';
import { pt as orderItem } from './orderItem/messages.pt.ts';
import { pt as values } from './record/valueMessages.pt.ts';
import { pt as savedView } from './savedView/messages.pt.ts';
import { pt as session } from './session/messages.pt.ts';
import { pt as fieldNames } from './upstream/fieldNameMessages.pt.ts';

export const texts = {
  assessment,
  backgroundWork,
  comment,
  document,
  values,
  fieldNames,
  gateway,
  goodsReceipt,
  orderItem,
  savedView,
  session,
};

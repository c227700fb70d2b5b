import { ar as assessment } from './assessment/messages.ar.ts';
import { ar as backgroundWork } from './backgroundWork/messages.ar.ts';
import { ar as comment } from './comment/messages.ar.ts';
import { ar as document } from './execution/messages.ar.ts';
import { ar as goodsReceipt } from './goodsReceipt/messages.ar.ts';
import { ar as gateway } from './messages.ar.ts';
import { ar as orderItem } from './orderItem/messages.ar.ts';
import { ar as values } from './record/valueMessages.ar.ts';
import { ar as savedView } from './savedView/messages.ar.ts';
import { ar as session } from './session/messages.ar.ts';
import { ar as fieldNames } from './upstream/fieldNameMessages.ar.ts';

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

import { fr as assessment } from './assessment/messages.fr.ts';
import { fr as backgroundWork } from './backgroundWork/messages.fr.ts';
import { fr as comment } from './comment/messages.fr.ts';
import { fr as document } from './execution/messages.fr.ts';
import { fr as goodsReceipt } from './goodsReceipt/messages.fr.ts';
import { fr as gateway } from './messages.fr.ts';
import { fr as orderItem } from './orderItem/messages.fr.ts';
import { fr as values } from './record/valueMessages.fr.ts';
import { fr as savedView } from './savedView/messages.fr.ts';
import { fr as session } from './session/messages.fr.ts';
import { fr as fieldNames } from './upstream/fieldNameMessages.fr.ts';

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

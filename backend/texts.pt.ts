import { errors, values } from './api/errorMessages.pt.ts';
import { pt as api } from './api/messages.pt.ts';
import { pt as apiKey } from './apiKey/messages.pt.ts';
import { pt as assessment } from './assessment/messages.pt.ts';
import { pt as backgroundWork } from './backgroundWork/messages.pt.ts';
import { pt as comment } from './comment/messages.pt.ts';
import { pt as courier } from './courier/messages.pt.ts';
import { pt as document } from './document/messages.pt.ts';
import { pt as endUser } from './endUser/messages.pt.ts';
import { pt as files } from './files/messages.pt.ts';
import { pt as goodsReceipt } from './goodsReceipt/messages.pt.ts';
import { pt as group } from './group/messages.pt.ts';
import { pt as importing } from './import/messages.pt.ts';
import type { TextsIn } from './language/wording.ts';
import { pt as mail } from './mail/messages.pt.ts';
import { pt as notification } from './notification/messages.pt.ts';
import { pt as orderItem } from './orderItem/messages.pt.ts';
import { pt as orderPaper } from './orderPaper/messages.pt.ts';
import { pt as organization } from './organization/messages.pt.ts';
import { pt as program } from './program/messages.pt.ts';
import { pt as purchaseOrder } from './purchaseOrder/messages.pt.ts';
import { party, record, sample } from './record/messages.pt.ts';
import { pt as session } from './session/messages.pt.ts';
import { pt as setup } from './setup/messages.pt.ts';
import { pt as approval } from './shipment/approvalMessages.pt.ts';
import { pt as shipment } from './shipment/messages.pt.ts';
import { pt as packages } from './shipment/packageMessages.pt.ts';
import { danger, declaration, readiness } from './shipmentAdvice/adviceMessages.pt.ts';
import { pt as exportAdvice } from './shipmentAdvice/exportMessages.pt.ts';
import { pt as names } from './shipmentAdvice/nameMessages.pt.ts';
import { pt as packageAdvice } from './shipmentAdvice/packageMessages.pt.ts';
import { paper, paperRefusal, place } from './shipmentPaper/messages.pt.ts';
import { pt as spreadsheet } from './spreadsheet/messages.pt.ts';
import { pt as substatus } from './substatus/messages.pt.ts';
import type { Texts } from './texts.ts';
import { pt as user } from './user/messages.pt.ts';
import { pt as vendor } from './vendor/messages.pt.ts';

export const texts: TextsIn<'pt', Texts> = {
  orderPaper,
  api,
  apiKey,
  approval,
  assessment,
  backgroundWork,
  comment,
  courier,
  danger,
  declaration,
  document,
  endUser,
  errors,
  exportAdvice,
  files,
  goodsReceipt,
  group,
  importing,
  mail,
  names,
  notification,
  orderItem,
  organization,
  packages,
  packageAdvice,
  paper,
  paperRefusal,
  party,
  place,
  program,
  purchaseOrder,
  readiness,
  record,
  sample,
  session,
  setup,
  shipment,
  spreadsheet,
  substatus,
  user,
  values,
  vendor,
};

import { errors, values } from './api/errorMessages.ar.ts';
import { ar as api } from './api/messages.ar.ts';
import { ar as apiKey } from './apiKey/messages.ar.ts';
import { ar as assessment } from './assessment/messages.ar.ts';
import { ar as backgroundWork } from './backgroundWork/messages.ar.ts';
import { ar as comment } from './comment/messages.ar.ts';
import { ar as courier } from './courier/messages.ar.ts';
import { ar as document } from './document/messages.ar.ts';
import { ar as endUser } from './endUser/messages.ar.ts';
import { ar as files } from './files/messages.ar.ts';
import { ar as goodsReceipt } from './goodsReceipt/messages.ar.ts';
import { ar as group } from './group/messages.ar.ts';
import { ar as importing } from './import/messages.ar.ts';
import type { TextsIn } from './language/wording.ts';
import { ar as mail } from './mail/messages.ar.ts';
import { ar as notification } from './notification/messages.ar.ts';
import { ar as orderItem } from './orderItem/messages.ar.ts';
import { ar as orderPaper } from './orderPaper/messages.ar.ts';
import { ar as organization } from './organization/messages.ar.ts';
import { ar as program } from './program/messages.ar.ts';
import { ar as purchaseOrder } from './purchaseOrder/messages.ar.ts';
import { party, record, sample } from './record/messages.ar.ts';
import { ar as session } from './session/messages.ar.ts';
import { ar as setup } from './setup/messages.ar.ts';
import { ar as approval } from './shipment/approvalMessages.ar.ts';
import { ar as shipment } from './shipment/messages.ar.ts';
import { ar as packages } from './shipment/packageMessages.ar.ts';
import { danger, declaration, readiness } from './shipmentAdvice/adviceMessages.ar.ts';
import { ar as exportAdvice } from './shipmentAdvice/exportMessages.ar.ts';
import { ar as packageAdvice } from './shipmentAdvice/packageMessages.ar.ts';
import { paper, paperRefusal, place } from './shipmentPaper/messages.ar.ts';
import { ar as spreadsheet } from './spreadsheet/messages.ar.ts';
import { ar as substatus } from './substatus/messages.ar.ts';
import type { Texts } from './texts.ts';
import { ar as user } from './user/messages.ar.ts';
import { ar as vendor } from './vendor/messages.ar.ts';

export const texts: TextsIn<'ar', Texts> = {
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

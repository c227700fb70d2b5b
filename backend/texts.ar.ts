import { ar as access } from './access/messages.ar.ts';
import { errors, values } from './api/errorMessages.ar.ts';
import { ar as api } from './api/messages.ar.ts';
import { ar as apiKey } from './apiKey/messages.ar.ts';
import { ar as assessment } from './assessment/messages.ar.ts';
import { ar as backgroundWork } from './backgroundWork/messages.ar.ts';
import { ar as comment } from './comment/messages.ar.ts';
import { ar as courier } from './courier/messages.ar.ts';
import { ar as documentType } from './document/kindMessages.ar.ts';
import { ar as document } from './document/messages.ar.ts';
import { ar as endUser } from './endUser/messages.ar.ts';
import { ar as deliveryImport } from './fileImport/deliveryMessages.ar.ts';
import { ar as fileImportField } from './fileImport/fieldMessages.ar.ts';
import { ar as fileImport } from './fileImport/messages.ar.ts';
import { ar as files } from './files/messages.ar.ts';
import { ar as goodsReceipt } from './goodsReceipt/messages.ar.ts';
import { ar as group } from './group/messages.ar.ts';
import { ar as importing } from './import/messages.ar.ts';
import { ar as importingTable } from './import/tableMessages.ar.ts';
import { ar as lookup } from './lookup/messages.ar.ts';
import { ar as mail } from './mail/messages.ar.ts';
import { ar as merge } from './merge/messages.ar.ts';
import { ar as event } from './notification/eventMessages.ar.ts';
import { ar as notification } from './notification/messages.ar.ts';
import { ar as orderCopy } from './orderCopy/messages.ar.ts';
import { ar as orderItem } from './orderItem/messages.ar.ts';
import { ar as orderPaper } from './orderPaper/messages.ar.ts';
import { ar as organization } from './organization/messages.ar.ts';
import { ar as pdf } from './pdf/messages.ar.ts';
import { ar as program } from './program/messages.ar.ts';
import { ar as section } from './program/sectionMessages.ar.ts';
import { ar as purchaseOrder } from './purchaseOrder/messages.ar.ts';
import { ar as label } from './record/labelMessages.ar.ts';
import { party, record, sample } from './record/messages.ar.ts';
import { ar as status } from './record/statusMessages.ar.ts';
import { ar as regulation } from './regulation/messages.ar.ts';
import { ar as segregation } from './regulation/segregationMessages.ar.ts';
import { ar as unit } from './regulation/unitMessages.ar.ts';
import { ar as savedView } from './savedView/messages.ar.ts';
import { ar as session } from './session/messages.ar.ts';
import { ar as setup } from './setup/messages.ar.ts';
import { ar as approval } from './shipment/approvalMessages.ar.ts';
import { ar as contentField } from './shipment/contentMessages.ar.ts';
import { ar as shipment } from './shipment/messages.ar.ts';
import { ar as packages } from './shipment/packageMessages.ar.ts';
import { ar as weight } from './shipment/weightMessages.ar.ts';
import { danger, declaration, readiness } from './shipmentAdvice/adviceMessages.ar.ts';
import { ar as exportAdvice } from './shipmentAdvice/exportMessages.ar.ts';
import { ar as load } from './shipmentAdvice/loadMessages.ar.ts';
import { ar as names } from './shipmentAdvice/nameMessages.ar.ts';
import { ar as packageAdvice } from './shipmentAdvice/packageMessages.ar.ts';
import { paper, paperRefusal, place } from './shipmentPaper/messages.ar.ts';
import { ar as spreadsheet } from './spreadsheet/messages.ar.ts';
import { ar as substatus } from './substatus/messages.ar.ts';
import { ar as tableFile } from './tableFile/messages.ar.ts';
import { ar as user } from './user/messages.ar.ts';
import { ar as vendor } from './vendor/messages.ar.ts';

export const texts = {
  access,
  api,
  apiKey,
  approval,
  assessment,
  backgroundWork,
  comment,
  contentField,
  courier,
  danger,
  declaration,
  document,
  documentType,
  endUser,
  errors,
  event,
  exportAdvice,
  fileImport,
  deliveryImport,
  fileImportField,
  files,
  goodsReceipt,
  group,
  importing,
  importingTable,
  label,
  load,
  lookup,
  mail,
  names,
  notification,
  orderItem,
  merge,
  orderCopy,
  orderPaper,
  organization,
  packageAdvice,
  packages,
  paper,
  paperRefusal,
  pdf,
  party,
  place,
  program,
  purchaseOrder,
  readiness,
  record,
  regulation,
  sample,
  section,
  segregation,
  savedView,
  session,
  setup,
  shipment,
  status,
  spreadsheet,
  substatus,
  tableFile,
  unit,
  user,
  values,
  vendor,
  weight,
};

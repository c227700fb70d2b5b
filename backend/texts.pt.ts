import { pt as access } from './access/messages.pt.ts';
import { errors, values } from './api/errorMessages.pt.ts';
import { pt as api } from './api/messages.pt.ts';
import { pt as apiKey } from './apiKey/messages.pt.ts';
import { pt as assessment } from './assessment/messages.pt.ts';
import { pt as backgroundWork } from './backgroundWork/messages.pt.ts';
import { pt as comment } from './comment/messages.pt.ts';
import { pt as courier } from './courier/messages.pt.ts';
import { pt as documentType } from './document/kindMessages.pt.ts';
import { pt as document } from './document/messages.pt.ts';
import { pt as endUser } from './endUser/messages.pt.ts';
import { pt as deliveryImport } from './fileImport/deliveryMessages.pt.ts';
import { pt as fileImportField } from './fileImport/fieldMessages.pt.ts';
import { pt as fileImport } from './fileImport/messages.pt.ts';
import { pt as files } from './files/messages.pt.ts';
import { pt as goodsReceipt } from './goodsReceipt/messages.pt.ts';
import { pt as group } from './group/messages.pt.ts';
import { pt as importing } from './import/messages.pt.ts';
import { pt as importingTable } from './import/tableMessages.pt.ts';
import { pt as lookup } from './lookup/messages.pt.ts';
import { pt as mail } from './mail/messages.pt.ts';
import { pt as merge } from './merge/messages.pt.ts';
import { pt as event } from './notification/eventMessages.pt.ts';
import { pt as notification } from './notification/messages.pt.ts';
import { pt as orderCopy } from './orderCopy/messages.pt.ts';
import { pt as orderItem } from './orderItem/messages.pt.ts';
import { pt as orderPaper } from './orderPaper/messages.pt.ts';
import { pt as organization } from './organization/messages.pt.ts';
import { pt as pdf } from './pdf/messages.pt.ts';
import { pt as program } from './program/messages.pt.ts';
import { pt as section } from './program/sectionMessages.pt.ts';
import { pt as purchaseOrder } from './purchaseOrder/messages.pt.ts';
import { pt as label } from './record/labelMessages.pt.ts';
import { party, record, sample } from './record/messages.pt.ts';
import { pt as status } from './record/statusMessages.pt.ts';
import { pt as regulation } from './regulation/messages.pt.ts';
import { pt as segregation } from './regulation/segregationMessages.pt.ts';
import { pt as unit } from './regulation/unitMessages.pt.ts';
import { pt as savedView } from './savedView/messages.pt.ts';
import { pt as session } from './session/messages.pt.ts';
import { pt as setup } from './setup/messages.pt.ts';
import { pt as approval } from './shipment/approvalMessages.pt.ts';
import { pt as contentField } from './shipment/contentMessages.pt.ts';
import { pt as shipment } from './shipment/messages.pt.ts';
import { pt as packages } from './shipment/packageMessages.pt.ts';
import { pt as weight } from './shipment/weightMessages.pt.ts';
import { danger, declaration, readiness } from './shipmentAdvice/adviceMessages.pt.ts';
import { pt as exportAdvice } from './shipmentAdvice/exportMessages.pt.ts';
import { pt as load } from './shipmentAdvice/loadMessages.pt.ts';
import { pt as names } from './shipmentAdvice/nameMessages.pt.ts';
import { pt as packageAdvice } from './shipmentAdvice/packageMessages.pt.ts';
import { paper, paperRefusal, place } from './shipmentPaper/messages.pt.ts';
import { pt as spreadsheet } from './spreadsheet/messages.pt.ts';
import { pt as substatus } from './substatus/messages.pt.ts';
import { pt as tableFile } from './tableFile/messages.pt.ts';
import { pt as user } from './user/messages.pt.ts';
import { pt as vendor } from './vendor/messages.pt.ts';

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

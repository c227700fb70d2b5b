import { fr as access } from './access/messages.fr.ts';
import { errors, values } from './api/errorMessages.fr.ts';
import { fr as api } from './api/messages.fr.ts';
import { fr as apiKey } from './apiKey/messages.fr.ts';
import { fr as assessment } from './assessment/messages.fr.ts';
import { fr as backgroundWork } from './backgroundWork/messages.fr.ts';
import { fr as comment } from './comment/messages.fr.ts';
import { fr as courier } from './courier/messages.fr.ts';
import { fr as documentType } from './document/kindMessages.fr.ts';
import { fr as document } from './document/messages.fr.ts';
import { fr as endUser } from './endUser/messages.fr.ts';
import { fr as deliveryImport } from './fileImport/deliveryMessages.fr.ts';
import { fr as fileImportField } from './fileImport/fieldMessages.fr.ts';
import { fr as fileImport } from './fileImport/messages.fr.ts';
import { fr as files } from './files/messages.fr.ts';
import { fr as goodsReceipt } from './goodsReceipt/messages.fr.ts';
import { fr as group } from './group/messages.fr.ts';
import { fr as importing } from './import/messages.fr.ts';
import { fr as importingTable } from './import/tableMessages.fr.ts';
import { fr as lookup } from './lookup/messages.fr.ts';
import { fr as mail } from './mail/messages.fr.ts';
import { fr as merge } from './merge/messages.fr.ts';
import { fr as event } from './notification/eventMessages.fr.ts';
import { fr as notification } from './notification/messages.fr.ts';
import { fr as orderCopy } from './orderCopy/messages.fr.ts';
import { fr as orderItem } from './orderItem/messages.fr.ts';
import { fr as orderPaper } from './orderPaper/messages.fr.ts';
import { fr as organization } from './organization/messages.fr.ts';
import { fr as pdf } from './pdf/messages.fr.ts';
import { fr as program } from './program/messages.fr.ts';
import { fr as section } from './program/sectionMessages.fr.ts';
import { fr as purchaseOrder } from './purchaseOrder/messages.fr.ts';
import { fr as label } from './record/labelMessages.fr.ts';
import { party, record, sample } from './record/messages.fr.ts';
import { fr as status } from './record/statusMessages.fr.ts';
import { fr as regulation } from './regulation/messages.fr.ts';
import { fr as segregation } from './regulation/segregationMessages.fr.ts';
import { fr as unit } from './regulation/unitMessages.fr.ts';
import { fr as savedView } from './savedView/messages.fr.ts';
import { fr as session } from './session/messages.fr.ts';
import { fr as setup } from './setup/messages.fr.ts';
import { fr as approval } from './shipment/approvalMessages.fr.ts';
import { fr as contentField } from './shipment/contentMessages.fr.ts';
import { fr as shipment } from './shipment/messages.fr.ts';
import { fr as packages } from './shipment/packageMessages.fr.ts';
import { fr as weight } from './shipment/weightMessages.fr.ts';
import { danger, declaration, readiness } from './shipmentAdvice/adviceMessages.fr.ts';
import { fr as exportAdvice } from './shipmentAdvice/exportMessages.fr.ts';
import { fr as load } from './shipmentAdvice/loadMessages.fr.ts';
import { fr as names } from './shipmentAdvice/nameMessages.fr.ts';
import { fr as packageAdvice } from './shipmentAdvice/packageMessages.fr.ts';
import { paper, paperRefusal, place } from './shipmentPaper/messages.fr.ts';
import { fr as spreadsheet } from './spreadsheet/messages.fr.ts';
import { fr as substatus } from './substatus/messages.fr.ts';
import { fr as tableFile } from './tableFile/messages.fr.ts';
import { fr as user } from './user/messages.fr.ts';
import { fr as vendor } from './vendor/messages.fr.ts';

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
  spreadsheet,
  status,
  substatus,
  tableFile,
  unit,
  user,
  values,
  vendor,
  weight,
};

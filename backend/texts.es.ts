import { es as access } from './access/messages.es.ts';
import { errors, values } from './api/errorMessages.es.ts';
import { es as api } from './api/messages.es.ts';
import { es as apiKey } from './apiKey/messages.es.ts';
import { es as assessment } from './assessment/messages.es.ts';
import { es as backgroundWork } from './backgroundWork/messages.es.ts';
import { es as comment } from './comment/messages.es.ts';
import { es as courier } from './courier/messages.es.ts';
import { es as documentType } from './document/kindMessages.es.ts';
import { es as document } from './document/messages.es.ts';
import { es as endUser } from './endUser/messages.es.ts';
import { es as deliveryImport } from './fileImport/deliveryMessages.es.ts';
import { es as fileImportField } from './fileImport/fieldMessages.es.ts';
import { es as fileImport } from './fileImport/messages.es.ts';
import { es as files } from './files/messages.es.ts';
import { es as goodsReceipt } from './goodsReceipt/messages.es.ts';
import { es as group } from './group/messages.es.ts';
import { es as importing } from './import/messages.es.ts';
import { es as importingTable } from './import/tableMessages.es.ts';
import { es as lookup } from './lookup/messages.es.ts';
import { es as mail } from './mail/messages.es.ts';
import { es as merge } from './merge/messages.es.ts';
import { es as event } from './notification/eventMessages.es.ts';
import { es as notification } from './notification/messages.es.ts';
import { es as orderCopy } from './orderCopy/messages.es.ts';
import { es as orderItem } from './orderItem/messages.es.ts';
import { es as orderPaper } from './orderPaper/messages.es.ts';
import { es as organization } from './organization/messages.es.ts';
import { es as pdf } from './pdf/messages.es.ts';
import { es as program } from './program/messages.es.ts';
import { es as section } from './program/sectionMessages.es.ts';
import { es as purchaseOrder } from './purchaseOrder/messages.es.ts';
import { es as label } from './record/labelMessages.es.ts';
import { party, record, sample } from './record/messages.es.ts';
import { es as status } from './record/statusMessages.es.ts';
import { es as regulation } from './regulation/messages.es.ts';
import { es as segregation } from './regulation/segregationMessages.es.ts';
import { es as unit } from './regulation/unitMessages.es.ts';
import { es as savedView } from './savedView/messages.es.ts';
import { es as session } from './session/messages.es.ts';
import { es as setup } from './setup/messages.es.ts';
import { es as approval } from './shipment/approvalMessages.es.ts';
import { es as contentField } from './shipment/contentMessages.es.ts';
import { es as shipment } from './shipment/messages.es.ts';
import { es as packages } from './shipment/packageMessages.es.ts';
import { es as weight } from './shipment/weightMessages.es.ts';
import { danger, declaration, readiness } from './shipmentAdvice/adviceMessages.es.ts';
import { es as exportAdvice } from './shipmentAdvice/exportMessages.es.ts';
import { es as load } from './shipmentAdvice/loadMessages.es.ts';
import { es as names } from './shipmentAdvice/nameMessages.es.ts';
import { es as packageAdvice } from './shipmentAdvice/packageMessages.es.ts';
import { paper, paperRefusal, place } from './shipmentPaper/messages.es.ts';
import { es as spreadsheet } from './spreadsheet/messages.es.ts';
import { es as substatus } from './substatus/messages.es.ts';
import { es as tableFile } from './tableFile/messages.es.ts';
import { es as user } from './user/messages.es.ts';
import { es as vendor } from './vendor/messages.es.ts';

export const texts = {
  merge,
  orderCopy,
  orderPaper,
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

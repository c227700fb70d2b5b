import { es as formats } from './base/formatMessages.es.ts';
import { es as failure } from './base/messages.es.ts';
import { es as common } from './base/words.es.ts';
import { es as outbox } from './client/outboxMessages.es.ts';
import { es as comment } from './comment/messages.es.ts';
import { es as courier } from './courier/messages.es.ts';
import { es as document } from './document/messages.es.ts';
import { es as endUser } from './endUser/messages.es.ts';
import { es as fileImport } from './fileImport/messages.es.ts';
import { es as fileImportOutcome } from './fileImport/outcomeMessages.es.ts';
import type { TextsIn } from './generated/wording.ts';
import { es as group } from './group/messages.es.ts';
import { es as download } from './kit/file/downloadMessages.es.ts';
import { es as paper } from './kit/file/paperMessages.es.ts';
import { es as form } from './kit/form/messages.es.ts';
import { es as listExport } from './kit/list/exportMessages.es.ts';
import { es as listTabs } from './kit/list/tabMessages.es.ts';
import { es as listViews } from './kit/list/viewMessages.es.ts';
import { es as print } from './kit/print/messages.es.ts';
import { es as printed } from './kit/print/printedMessages.es.ts';
import { es as history } from './kit/record/historyMessages.es.ts';
import { es as record } from './kit/record/messages.es.ts';
import { es as ui } from './kit/ui/messages.es.ts';
import { es as lookup } from './lookup/messages.es.ts';
import { es as notification } from './notification/messages.es.ts';
import { es as item } from './orderItem/messages.es.ts';
import { es as itemFilter } from './orderItem/queue/filterMessages.es.ts';
import { es as queue } from './orderItem/queue/messages.es.ts';
import { es as palette } from './palette/messages.es.ts';
import { es as program } from './program/messages.es.ts';
import { es as order } from './purchaseOrder/messages.es.ts';
import { es as scope } from './scope/messages.es.ts';
import { es as session } from './session/messages.es.ts';
import { es as shell } from './shell/messages.es.ts';
import { es as addItems } from './shipment/addItems/messages.es.ts';
import { es as dangerousGoods } from './shipment/dangerousGoods/messages.es.ts';
import { es as delivery } from './shipment/delivery/messages.es.ts';
import { es as exportRule } from './shipment/exportRule/messages.es.ts';
import { es as issuedPapers } from './shipment/issuedMessages.es.ts';
import { es as shipment } from './shipment/messages.es.ts';
import { es as packages } from './shipment/packages/messages.es.ts';
import { es as readiness } from './shipment/readiness/messages.es.ts';
import type { Texts } from './texts.ts';
import { es as vendor } from './vendor/messages.es.ts';

export const texts: TextsIn<'es', Texts> = {
  addItems,
  comment,
  common,
  courier,
  dangerousGoods,
  delivery,
  document,
  download,
  endUser,
  exportRule,
  failure,
  form,
  fileImport,
  fileImportOutcome,
  formats,
  group,
  history,
  issuedPapers,
  item,
  itemFilter,
  listExport,
  listTabs,
  listViews,
  print,
  printed,
  lookup,
  notification,
  order,
  outbox,
  packages,
  palette,
  paper,
  program,
  queue,
  readiness,
  record,
  scope,
  session,
  shell,
  shipment,
  ui,
  vendor,
};

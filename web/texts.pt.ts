import { pt as formats } from './base/formatMessages.pt.ts';
import { pt as failure } from './base/messages.pt.ts';
import { pt as common } from './base/words.pt.ts';
import { pt as outbox } from './client/outboxMessages.pt.ts';
import { pt as comment } from './comment/messages.pt.ts';
import { pt as courier } from './courier/messages.pt.ts';
import { pt as document } from './document/messages.pt.ts';
import { pt as endUser } from './endUser/messages.pt.ts';
import { pt as fileImport } from './fileImport/messages.pt.ts';
import { pt as fileImportOutcome } from './fileImport/outcomeMessages.pt.ts';
import type { TextsIn } from './generated/wording.ts';
import { pt as group } from './group/messages.pt.ts';
import { pt as download } from './kit/file/downloadMessages.pt.ts';
import { pt as paper } from './kit/file/paperMessages.pt.ts';
import { pt as form } from './kit/form/messages.pt.ts';
import { pt as listExport } from './kit/list/exportMessages.pt.ts';
import { pt as listTabs } from './kit/list/tabMessages.pt.ts';
import { pt as listViews } from './kit/list/viewMessages.pt.ts';
import { pt as print } from './kit/print/messages.pt.ts';
import { pt as printed } from './kit/print/printedMessages.pt.ts';
import { pt as history } from './kit/record/historyMessages.pt.ts';
import { pt as record } from './kit/record/messages.pt.ts';
import { pt as ui } from './kit/ui/messages.pt.ts';
import { pt as lookup } from './lookup/messages.pt.ts';
import { pt as notification } from './notification/messages.pt.ts';
import { pt as item } from './orderItem/messages.pt.ts';
import { pt as itemFilter } from './orderItem/queue/filterMessages.pt.ts';
import { pt as queue } from './orderItem/queue/messages.pt.ts';
import { pt as palette } from './palette/messages.pt.ts';
import { pt as program } from './program/messages.pt.ts';
import { pt as order } from './purchaseOrder/messages.pt.ts';
import { pt as scope } from './scope/messages.pt.ts';
import { pt as session } from './session/messages.pt.ts';
import { pt as shell } from './shell/messages.pt.ts';
import { pt as addItems } from './shipment/addItems/messages.pt.ts';
import { pt as dangerousGoods } from './shipment/dangerousGoods/messages.pt.ts';
import { pt as delivery } from './shipment/delivery/messages.pt.ts';
import { pt as exportRule } from './shipment/exportRule/messages.pt.ts';
import { pt as issuedPapers } from './shipment/issuedMessages.pt.ts';
import { pt as shipment } from './shipment/messages.pt.ts';
import { pt as packages } from './shipment/packages/messages.pt.ts';
import { pt as readiness } from './shipment/readiness/messages.pt.ts';
import type { Texts } from './texts.ts';
import { pt as vendor } from './vendor/messages.pt.ts';

export const texts: TextsIn<'pt', Texts> = {
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
  fileImport,
  fileImportOutcome,
  formats,
  form,
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

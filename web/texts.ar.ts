import { ar as formats } from './base/formatMessages.ar.ts';
import { ar as failure } from './base/messages.ar.ts';
import { ar as common } from './base/words.ar.ts';
import { ar as outbox } from './client/outboxMessages.ar.ts';
import { ar as comment } from './comment/messages.ar.ts';
import { ar as courier } from './courier/messages.ar.ts';
import { ar as document } from './document/messages.ar.ts';
import { ar as endUser } from './endUser/messages.ar.ts';
import { ar as fileImport } from './fileImport/messages.ar.ts';
import { ar as fileImportOutcome } from './fileImport/outcomeMessages.ar.ts';
import type { TextsIn } from './generated/wording.ts';
import { ar as group } from './group/messages.ar.ts';
import { ar as download } from './kit/file/downloadMessages.ar.ts';
import { ar as paper } from './kit/file/paperMessages.ar.ts';
import { ar as form } from './kit/form/messages.ar.ts';
import { ar as listExport } from './kit/list/exportMessages.ar.ts';
import { ar as listTabs } from './kit/list/tabMessages.ar.ts';
import { ar as listViews } from './kit/list/viewMessages.ar.ts';
import { ar as print } from './kit/print/messages.ar.ts';
import { ar as printed } from './kit/print/printedMessages.ar.ts';
import { ar as history } from './kit/record/historyMessages.ar.ts';
import { ar as record } from './kit/record/messages.ar.ts';
import { ar as ui } from './kit/ui/messages.ar.ts';
import { ar as lookup } from './lookup/messages.ar.ts';
import { ar as notification } from './notification/messages.ar.ts';
import { ar as item } from './orderItem/messages.ar.ts';
import { ar as itemFilter } from './orderItem/queue/filterMessages.ar.ts';
import { ar as queue } from './orderItem/queue/messages.ar.ts';
import { ar as palette } from './palette/messages.ar.ts';
import { ar as program } from './program/messages.ar.ts';
import { ar as order } from './purchaseOrder/messages.ar.ts';
import { ar as scope } from './scope/messages.ar.ts';
import { ar as session } from './session/messages.ar.ts';
import { ar as shell } from './shell/messages.ar.ts';
import { ar as addItems } from './shipment/addItems/messages.ar.ts';
import { ar as dangerousGoods } from './shipment/dangerousGoods/messages.ar.ts';
import { ar as delivery } from './shipment/delivery/messages.ar.ts';
import { ar as exportRule } from './shipment/exportRule/messages.ar.ts';
import { ar as issuedPapers } from './shipment/issuedMessages.ar.ts';
import { ar as shipment } from './shipment/messages.ar.ts';
import { ar as packages } from './shipment/packages/messages.ar.ts';
import { ar as readiness } from './shipment/readiness/messages.ar.ts';
import type { Texts } from './texts.ts';
import { ar as vendor } from './vendor/messages.ar.ts';

export const texts: TextsIn<'ar', Texts> = {
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

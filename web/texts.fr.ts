import { fr as formats } from './base/formatMessages.fr.ts';
import { fr as failure } from './base/messages.fr.ts';
import { fr as common } from './base/words.fr.ts';
import { fr as outbox } from './client/outboxMessages.fr.ts';
import { fr as comment } from './comment/messages.fr.ts';
import { fr as courier } from './courier/messages.fr.ts';
import { fr as document } from './document/messages.fr.ts';
import { fr as endUser } from './endUser/messages.fr.ts';
import { fr as fileImport } from './fileImport/messages.fr.ts';
import { fr as fileImportOutcome } from './fileImport/outcomeMessages.fr.ts';
import type { TextsIn } from './generated/wording.ts';
import { fr as group } from './group/messages.fr.ts';
import { fr as download } from './kit/file/downloadMessages.fr.ts';
import { fr as paper } from './kit/file/paperMessages.fr.ts';
import { fr as form } from './kit/form/messages.fr.ts';
import { fr as listExport } from './kit/list/exportMessages.fr.ts';
import { fr as listTabs } from './kit/list/tabMessages.fr.ts';
import { fr as listViews } from './kit/list/viewMessages.fr.ts';
import { fr as print } from './kit/print/messages.fr.ts';
import { fr as printed } from './kit/print/printedMessages.fr.ts';
import { fr as history } from './kit/record/historyMessages.fr.ts';
import { fr as record } from './kit/record/messages.fr.ts';
import { fr as ui } from './kit/ui/messages.fr.ts';
import { fr as lookup } from './lookup/messages.fr.ts';
import { fr as notification } from './notification/messages.fr.ts';
import { fr as item } from './orderItem/messages.fr.ts';
import { fr as itemFilter } from './orderItem/queue/filterMessages.fr.ts';
import { fr as queue } from './orderItem/queue/messages.fr.ts';
import { fr as palette } from './palette/messages.fr.ts';
import { fr as program } from './program/messages.fr.ts';
import { fr as order } from './purchaseOrder/messages.fr.ts';
import { fr as scope } from './scope/messages.fr.ts';
import { fr as session } from './session/messages.fr.ts';
import { fr as shell } from './shell/messages.fr.ts';
import { fr as addItems } from './shipment/addItems/messages.fr.ts';
import { fr as dangerousGoods } from './shipment/dangerousGoods/messages.fr.ts';
import { fr as delivery } from './shipment/delivery/messages.fr.ts';
import { fr as exportRule } from './shipment/exportRule/messages.fr.ts';
import { fr as issuedPapers } from './shipment/issuedMessages.fr.ts';
import { fr as shipment } from './shipment/messages.fr.ts';
import { fr as packages } from './shipment/packages/messages.fr.ts';
import { fr as readiness } from './shipment/readiness/messages.fr.ts';
import type { Texts } from './texts.ts';
import { fr as vendor } from './vendor/messages.fr.ts';

export const texts: TextsIn<'fr', Texts> = {
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

import { ar as apiKey } from './apiKey/messages.ar.ts';
import { ar as assessment } from './assessment/messages.ar.ts';
import { ar as work } from './backgroundWork/messages.ar.ts';
import { ar as formats } from './base/formatMessages.ar.ts';
import { ar as glossary } from './base/glossaryMessages.ar.ts';
import { ar as failure } from './base/messages.ar.ts';
import { ar as common } from './base/words.ar.ts';
import { ar as outbox } from './client/outboxMessages.ar.ts';
import { ar as comment } from './comment/messages.ar.ts';
import { ar as courier } from './courier/messages.ar.ts';
import { ar as document } from './document/messages.ar.ts';
import { ar as endUser } from './endUser/messages.ar.ts';
import type { TextsIn } from './generated/wording.ts';
import { ar as goodsReceipt } from './goodsReceipt/messages.ar.ts';
import { ar as group } from './group/messages.ar.ts';
import { ar as guide } from './guide/messages.ar.ts';
import { ar as paper } from './kit/file/paperMessages.ar.ts';
import { ar as form } from './kit/form/messages.ar.ts';
import { ar as grid } from './kit/grid/messages.ar.ts';
import { ar as listExport } from './kit/list/exportMessages.ar.ts';
import { ar as listViews } from './kit/list/viewMessages.ar.ts';
import { ar as history } from './kit/record/historyMessages.ar.ts';
import { ar as record } from './kit/record/messages.ar.ts';
import { ar as ui } from './kit/ui/messages.ar.ts';
import { ar as lookup } from './lookup/messages.ar.ts';
import { ar as notification } from './notification/messages.ar.ts';
import { ar as itemGrid } from './orderItem/grid/messages.ar.ts';
import { ar as item } from './orderItem/messages.ar.ts';
import { ar as itemFilter } from './orderItem/queue/filterMessages.ar.ts';
import { ar as queue } from './orderItem/queue/messages.ar.ts';
import { ar as organization } from './organization/messages.ar.ts';
import { ar as palette } from './palette/messages.ar.ts';
import { ar as program } from './program/messages.ar.ts';
import { ar as newProgram } from './program/new/messages.ar.ts';
import { ar as programSettings } from './program/settings/messages.ar.ts';
import { ar as order } from './purchaseOrder/messages.ar.ts';
import { ar as scope } from './scope/messages.ar.ts';
import { ar as link } from './session/linkMessages.ar.ts';
import { ar as session } from './session/messages.ar.ts';
import { ar as setUp } from './session/setUpMessages.ar.ts';
import { ar as shell } from './shell/messages.ar.ts';
import { ar as outboxList } from './shell/outbox/messages.ar.ts';
import { ar as addItems } from './shipment/addItems/messages.ar.ts';
import { ar as dangerousGoods } from './shipment/dangerousGoods/messages.ar.ts';
import { ar as delivery } from './shipment/delivery/messages.ar.ts';
import { ar as exportRule } from './shipment/exportRule/messages.ar.ts';
import { ar as shipment } from './shipment/messages.ar.ts';
import { ar as packages } from './shipment/packages/messages.ar.ts';
import { ar as readiness } from './shipment/readiness/messages.ar.ts';
import { ar as substatus } from './substatus/messages.ar.ts';
import type { Texts } from './texts.ts';
import { ar as inviteMany } from './user/inviteMany/messages.ar.ts';
import { ar as user } from './user/messages.ar.ts';
import { ar as vendor } from './vendor/messages.ar.ts';

export const texts: TextsIn<'ar', Texts> = {
  addItems,
  apiKey,
  assessment,
  comment,
  common,
  courier,
  dangerousGoods,
  delivery,
  document,
  endUser,
  exportRule,
  failure,
  formats,
  form,
  glossary,
  goodsReceipt,
  grid,
  group,
  guide,
  history,
  inviteMany,
  item,
  itemFilter,
  itemGrid,
  link,
  listExport,
  listViews,
  lookup,
  newProgram,
  notification,
  order,
  organization,
  outbox,
  outboxList,
  packages,
  palette,
  paper,
  program,
  programSettings,
  queue,
  readiness,
  record,
  scope,
  session,
  setUp,
  shell,
  shipment,
  substatus,
  ui,
  user,
  vendor,
  work,
};

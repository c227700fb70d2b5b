/**
 * What a file of texts in another language than English must have: `texts.fr.ts`, and so on. A name is that of the declaration,
 * `texts('vendor', …)`. The page loads the file of its language beside the code (`scripts/pageLanguage.ts`).
 */

import type { formatMessages } from './base/formatMessages.ts';
import type { failureMessages } from './base/messages.ts';
import type { messages as commonMessages } from './base/words.ts';
import type { outboxMessages } from './client/outboxMessages.ts';
import type { commentMessages } from './comment/messages.ts';
import type { courierMessages } from './courier/messages.ts';
import type { documentMessages } from './document/messages.ts';
import type { endUserMessages } from './endUser/messages.ts';
import type { importMessages } from './fileImport/messages.ts';
import type { outcomeMessages as importOutcomeMessages } from './fileImport/outcomeMessages.ts';
import type { Translated } from './generated/wording.ts';
import type { groupMessages } from './group/messages.ts';
import type { paperMessages } from './kit/file/paperMessages.ts';
import type { formMessages } from './kit/form/messages.ts';
import type { exportMessages } from './kit/list/exportMessages.ts';
import type { tabMessages } from './kit/list/tabMessages.ts';
import type { viewMessages } from './kit/list/viewMessages.ts';
import type { printMessages } from './kit/print/messages.ts';
import type { historyMessages } from './kit/record/historyMessages.ts';
import type { recordMessages } from './kit/record/messages.ts';
import type { uiMessages } from './kit/ui/messages.ts';
import type { lookupMessages } from './lookup/messages.ts';
import type { notificationMessages } from './notification/messages.ts';
import type { itemMessages } from './orderItem/messages.ts';
import type { itemFilterMessages } from './orderItem/queue/filterMessages.ts';
import type { queueMessages } from './orderItem/queue/messages.ts';
import type { paletteMessages } from './palette/messages.ts';
import type { programMessages } from './program/messages.ts';
import type { orderMessages } from './purchaseOrder/messages.ts';
import type { scopeMessages } from './scope/messages.ts';
import type { messages as sessionMessages } from './session/messages.ts';
import type { shellMessages } from './shell/messages.ts';
import type { addItemsMessages } from './shipment/addItems/messages.ts';
import type { dangerousGoodsMessages } from './shipment/dangerousGoods/messages.ts';
import type { deliveryMessages } from './shipment/delivery/messages.ts';
import type { exportRuleMessages } from './shipment/exportRule/messages.ts';
import type { shipmentMessages } from './shipment/messages.ts';
import type { packageMessages } from './shipment/packages/messages.ts';
import type { readinessMessages } from './shipment/readiness/messages.ts';
import type { vendorMessages } from './vendor/messages.ts';

/** All texts of a language. */
export type Texts = {
  readonly addItems: Translated<typeof addItemsMessages>;
  readonly comment: Translated<typeof commentMessages>;
  readonly common: Translated<typeof commonMessages>;
  readonly courier: Translated<typeof courierMessages>;
  readonly dangerousGoods: Translated<typeof dangerousGoodsMessages>;
  readonly delivery: Translated<typeof deliveryMessages>;
  readonly document: Translated<typeof documentMessages>;
  readonly endUser: Translated<typeof endUserMessages>;
  readonly exportRule: Translated<typeof exportRuleMessages>;
  readonly failure: Translated<typeof failureMessages>;
  readonly fileImport: Translated<typeof importMessages>;
  readonly fileImportOutcome: Translated<typeof importOutcomeMessages>;
  readonly formats: Translated<typeof formatMessages>;
  readonly form: Translated<typeof formMessages>;
  readonly group: Translated<typeof groupMessages>;
  readonly history: Translated<typeof historyMessages>;
  readonly item: Translated<typeof itemMessages>;
  readonly itemFilter: Translated<typeof itemFilterMessages>;
  readonly listExport: Translated<typeof exportMessages>;
  readonly listTabs: Translated<typeof tabMessages>;
  readonly listViews: Translated<typeof viewMessages>;
  readonly print: Translated<typeof printMessages>;
  readonly lookup: Translated<typeof lookupMessages>;
  readonly notification: Translated<typeof notificationMessages>;
  readonly order: Translated<typeof orderMessages>;
  readonly outbox: Translated<typeof outboxMessages>;
  readonly packages: Translated<typeof packageMessages>;
  readonly palette: Translated<typeof paletteMessages>;
  readonly paper: Translated<typeof paperMessages>;
  readonly program: Translated<typeof programMessages>;
  readonly queue: Translated<typeof queueMessages>;
  readonly readiness: Translated<typeof readinessMessages>;
  readonly record: Translated<typeof recordMessages>;
  readonly scope: Translated<typeof scopeMessages>;
  readonly session: Translated<typeof sessionMessages>;
  readonly shell: Translated<typeof shellMessages>;
  readonly shipment: Translated<typeof shipmentMessages>;
  readonly ui: Translated<typeof uiMessages>;
  readonly vendor: Translated<typeof vendorMessages>;
};

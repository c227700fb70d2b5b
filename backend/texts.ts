/**
 * The texts of the backend in other languages than English: one file a language. A name is that of the declaration,
 * `texts('vendor', …)`.
 */

import type { accessMessages as access } from './access/messages.ts';
import type { errorMessages as errors, valueMessages as values } from './api/errorMessages.ts';
import type { messages as api } from './api/messages.ts';
import type { messages as apiKey } from './apiKey/messages.ts';
import type { messages as assessment } from './assessment/messages.ts';
import type { messages as backgroundWork } from './backgroundWork/messages.ts';
import type { messages as comment } from './comment/messages.ts';
import type { messages as courier } from './courier/messages.ts';
import type { kindMessages as documentType } from './document/kindMessages.ts';
import type { messages as document } from './document/messages.ts';
import type { messages as endUser } from './endUser/messages.ts';
import type { deliveryMessages as deliveryImport } from './fileImport/deliveryMessages.ts';
import type { fieldMessages as fileImportField } from './fileImport/fieldMessages.ts';
import type { messages as fileImport } from './fileImport/messages.ts';
import type { messages as files } from './files/messages.ts';
import type { messages as goodsReceipt } from './goodsReceipt/messages.ts';
import type { messages as group } from './group/messages.ts';
import type { messages as importing } from './import/messages.ts';
import type { tableMessages as importingTable } from './import/tableMessages.ts';
import type { Language } from './language/languages.ts';
import { addTranslations } from './language/texts.ts';
import type { TextsIn, Translated } from './language/wording.ts';
import type { messages as lookup } from './lookup/messages.ts';
import type { messages as mail } from './mail/messages.ts';
import type { messages as merge } from './merge/messages.ts';
import type { eventMessages as event } from './notification/eventMessages.ts';
import type { messages as notification } from './notification/messages.ts';
import type { messages as orderCopy } from './orderCopy/messages.ts';
import type { messages as orderItem } from './orderItem/messages.ts';
import type { orderPaper } from './orderPaper/messages.ts';
import type { messages as organization } from './organization/messages.ts';
import type { pdfMessages } from './pdf/messages.ts';
import type { messages as program } from './program/messages.ts';
import type { sectionMessages as section } from './program/sectionMessages.ts';
import type { messages as purchaseOrder } from './purchaseOrder/messages.ts';
import type { labelMessages as label } from './record/labelMessages.ts';
import type { partyMessages as party, messages as record, sampleMessages as sample } from './record/messages.ts';
import type { statusMessages as status } from './record/statusMessages.ts';
import type { regulationMessages as regulation } from './regulation/messages.ts';
import type { segregationMessages as segregation } from './regulation/segregationMessages.ts';
import type { unitMessages as unit } from './regulation/unitMessages.ts';
import type { messages as savedView } from './savedView/messages.ts';
import type { messages as session } from './session/messages.ts';
import type { messages as setup } from './setup/messages.ts';
import type { approvalMessages as approval } from './shipment/approvalMessages.ts';
import type { contentMessages as contentField } from './shipment/contentMessages.ts';
import type { messages as shipment } from './shipment/messages.ts';
import type { packageMessages as packages } from './shipment/packageMessages.ts';
import type { weightMessages as weight } from './shipment/weightMessages.ts';
import type {
  dangerMessages as danger,
  declarationMessages as declaration,
  readinessMessages as readiness,
} from './shipmentAdvice/adviceMessages.ts';
import type { exportMessages as exportAdvice } from './shipmentAdvice/exportMessages.ts';
import type { loadMessages as load } from './shipmentAdvice/loadMessages.ts';
import type { nameMessages as names } from './shipmentAdvice/nameMessages.ts';
import type { packageMessages as packageAdvice } from './shipmentAdvice/packageMessages.ts';
import type { paper, messages as paperRefusal, place } from './shipmentPaper/messages.ts';
import type { messages as spreadsheet } from './spreadsheet/messages.ts';
import type { messages as substatus } from './substatus/messages.ts';
import type { messages as tableFile } from './tableFile/messages.ts';
import { texts as ar } from './texts.ar.ts';
import { texts as es } from './texts.es.ts';
import { texts as fr } from './texts.fr.ts';
import { texts as pt } from './texts.pt.ts';
import type { messages as user } from './user/messages.ts';
import type { messages as vendor } from './vendor/messages.ts';

/** All texts of a language. */
export type Texts = {
  readonly access: Translated<typeof access>;
  readonly api: Translated<typeof api>;
  readonly apiKey: Translated<typeof apiKey>;
  readonly approval: Translated<typeof approval>;
  readonly assessment: Translated<typeof assessment>;
  readonly backgroundWork: Translated<typeof backgroundWork>;
  readonly comment: Translated<typeof comment>;
  readonly contentField: Translated<typeof contentField>;
  readonly courier: Translated<typeof courier>;
  readonly danger: Translated<typeof danger>;
  readonly declaration: Translated<typeof declaration>;
  readonly document: Translated<typeof document>;
  readonly documentType: Translated<typeof documentType>;
  readonly endUser: Translated<typeof endUser>;
  readonly errors: Translated<typeof errors>;
  readonly event: Translated<typeof event>;
  readonly exportAdvice: Translated<typeof exportAdvice>;
  readonly fileImport: Translated<typeof fileImport>;
  readonly deliveryImport: Translated<typeof deliveryImport>;
  readonly fileImportField: Translated<typeof fileImportField>;
  readonly files: Translated<typeof files>;
  readonly goodsReceipt: Translated<typeof goodsReceipt>;
  readonly group: Translated<typeof group>;
  readonly importing: Translated<typeof importing>;
  readonly importingTable: Translated<typeof importingTable>;
  readonly label: Translated<typeof label>;
  readonly load: Translated<typeof load>;
  readonly lookup: Translated<typeof lookup>;
  readonly mail: Translated<typeof mail>;
  readonly names: Translated<typeof names>;
  readonly notification: Translated<typeof notification>;
  readonly orderItem: Translated<typeof orderItem>;
  readonly merge: Translated<typeof merge>;
  readonly orderCopy: Translated<typeof orderCopy>;
  readonly orderPaper: Translated<typeof orderPaper>;
  readonly organization: Translated<typeof organization>;
  readonly packageAdvice: Translated<typeof packageAdvice>;
  readonly packages: Translated<typeof packages>;
  readonly paper: Translated<typeof paper>;
  readonly paperRefusal: Translated<typeof paperRefusal>;
  readonly pdf: Translated<typeof pdfMessages>;
  readonly party: Translated<typeof party>;
  readonly place: Translated<typeof place>;
  readonly program: Translated<typeof program>;
  readonly purchaseOrder: Translated<typeof purchaseOrder>;
  readonly readiness: Translated<typeof readiness>;
  readonly record: Translated<typeof record>;
  readonly regulation: Translated<typeof regulation>;
  readonly sample: Translated<typeof sample>;
  readonly section: Translated<typeof section>;
  readonly segregation: Translated<typeof segregation>;
  readonly savedView: Translated<typeof savedView>;
  readonly session: Translated<typeof session>;
  readonly setup: Translated<typeof setup>;
  readonly shipment: Translated<typeof shipment>;
  readonly spreadsheet: Translated<typeof spreadsheet>;
  readonly status: Translated<typeof status>;
  readonly substatus: Translated<typeof substatus>;
  readonly tableFile: Translated<typeof tableFile>;
  readonly unit: Translated<typeof unit>;
  readonly user: Translated<typeof user>;
  readonly values: Translated<typeof values>;
  readonly vendor: Translated<typeof vendor>;
  readonly weight: Translated<typeof weight>;
};

const translations: { readonly [Code in Language]?: TextsIn<Code, Texts> } = { fr, es, pt, ar };

/** Registers the texts of all languages. */
export function registerTexts(): void {
  for (const [code, named] of Object.entries(translations)) addTranslations(code, named);
}

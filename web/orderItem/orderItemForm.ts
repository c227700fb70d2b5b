import type {
  CreateOrderItemInput,
  NewOrderItemDefaultsQuery,
  OrderItemRowFragment,
  ShipmentField,
  UpdateOrderItemInput,
} from '../generated/operations.ts';
import { fieldsOf } from '../kit/form/fields.ts';
import { formFor } from '../kit/form/form.ts';
import { formMessages } from '../kit/form/messages.ts';
import type { Choice } from '../kit/form/values.ts';
import { yesNoChoices } from '../kit/form/yesNo.ts';
import {
  conditionChoices,
  countryChoices,
  dangerousGoodsChoices,
  mtaStatusChoices,
  packingGroupChoices,
  shipmentTypeChoices,
  storageChoices,
  unitChoices,
} from '../lookup/lookupChoices.ts';
import { netQuantityFields } from '../lookup/netQuantityChoices.ts';
import { unNumberChoices, unNumberRule } from '../lookup/unNumberChoices.ts';
import { itemMessages as messages } from './messages.ts';

const { labels } = messages;
const { text, longText, number, money, date, toggle, select, suggest, answer, choices } =
  fieldsOf<OrderItemRowFragment>();

/** The maximum number of decimals of a price; totals have two. */
export const PRICE_DECIMALS = 4;

const fields = {
  position: number((item) => item.position, {
    label: labels.position,
    required: messages.positionRequired,
    positive: messages.positionPositive,
    decimals: 1,
  }),
  material: text((item) => item.material, { label: labels.material, required: messages.materialRequired }),
  catalogNumber: text((item) => item.catalogNumber, {
    label: labels.catalogNumber,
    required: messages.catalogNumberRequired,
  }),
  quantity: number((item) => item.quantity, {
    label: labels.quantity,
    required: messages.quantityRequired,
    positive: messages.quantityPositive,
    decimals: 3,
    worth: { times: 'valuePerItem', less: messages.worthNothing },
  }),
  sizePerItem: suggest((item) => item.sizePerItem, {
    label: labels.sizePerItem,
    required: messages.unitRequired,
    source: unitChoices,
    limit: 40,
  }),
  valuePerItem: money((item) => item.valuePerItem, {
    label: labels.valuePerItem,
    required: messages.valueRequired,
    positive: messages.valuePositive,
    decimals: PRICE_DECIMALS,
  }),
  urgent: toggle((item) => item.urgent, { label: labels.urgent }),
  hsCode: text((item) => item.hsCode, { label: labels.hsCode }),
  eccnDetails: text((item) => item.eccnDetails, { label: labels.eccnDetails }),
  eeiExport: answer((item) => item.eeiExport, {
    label: labels.eeiExport,
    source: yesNoChoices,
    none: messages.notSaid,
  }),
  dgClass: select(({ assessment }) => assessment.dgClass, { label: labels.dgClass, source: dangerousGoodsChoices }),
  dgDescription: text(({ assessment }) => assessment.dgDescription, { label: labels.dgDescription }),
  subsidiaryHazards: choices((item) => item.subsidiaryHazards.map(byKey), {
    label: labels.subsidiaryHazards,
    source: dangerousGoodsChoices,
  }),
  unNumber: suggest((item) => item.unNumber, {
    label: labels.unNumber,
    source: unNumberChoices,
    limit: 6,
    rule: unNumberRule,
    upperCase: true,
  }),
  packingGroup: select((item) => item.packingGroup, { label: labels.packingGroup, source: packingGroupChoices }),
  ...netQuantityFields,
  shipmentType: select((item) => item.shipmentType, { label: labels.shipmentType, source: shipmentTypeChoices }),
  storage: select((item) => item.storage, { label: labels.storage, source: storageChoices }),
  mtaStatus: select((item) => item.mtaStatus, { label: labels.mtaStatus, source: mtaStatusChoices }),
  condition: select(({ goodsReceipt }) => goodsReceipt.condition, {
    label: labels.condition,
    source: conditionChoices,
  }),
  receivedDate: date(({ goodsReceipt }) => goodsReceipt.receivedDate, {
    label: labels.receivedDate,
    notAfterToday: formMessages.notAfterToday(labels.receivedDate),
  }),
  lotNumber: text((item) => item.lotNumber, { label: labels.lotNumber }),
  expiryDate: date((item) => item.expiryDate, { label: labels.expiryDate }),
  temperatureReading: number(({ goodsReceipt }) => goodsReceipt.temperatureReading, {
    label: labels.temperatureReading,
    decimals: 1,
    signed: true,
  }),
  invoiceNumber: text((item) => item.invoiceNumber, { label: labels.invoiceNumber }),
  wcmInvoiceNumber: text((item) => item.wcmInvoiceNumber, { label: labels.wcmInvoiceNumber }),
  wbgMatDoc: text((item) => item.wbgMatDoc, { label: labels.wbgMatDoc }),
  splitKit: toggle((item) => item.splitKit, { label: labels.splitKit }),
  splitQuantity: toggle((item) => item.splitQuantity, { label: labels.splitQuantity }),
  notes: longText((item) => item.notes, { label: labels.notes }),
};

const countriesOf = (required?: string) =>
  choices((item) => item.countriesOfManufacture.map(byKey), {
    label: labels.countriesOfManufacture,
    source: countryChoices,
    ...(required === undefined ? { later: messages.neededToShip } : { required }),
  });

/** The names in the form of the fields that a shipment requires; those in no shipment are marked as needed later. */
const SHIPMENT_FIELDS = { COUNTRIES_OF_MANUFACTURE: 'countriesOfManufacture' } as const satisfies Record<
  ShipmentField,
  keyof typeof labels
>;

/** Returns the name in the form of a field that a shipment requires. */
export function itemFieldOf(field: ShipmentField) {
  return SHIPMENT_FIELDS[field];
}

/** The fields of an order item that is in no shipment. */
export const orderItemForm = formFor<UpdateOrderItemInput>()({ ...fields, countriesOfManufacture: countriesOf() });

/** The fields of an item in a shipment, which requires the country of manufacture. */
export const shippedItemForm = formFor<UpdateOrderItemInput>()({
  ...fields,
  countriesOfManufacture: countriesOf(messages.countryRequired),
});

/** The fields of a new item. */
export const newOrderItemForm = formFor<CreateOrderItemInput, 'purchaseOrderId'>()({
  ...fields,
  countriesOfManufacture: countriesOf(),
});

type ItemDefaults = NonNullable<NonNullable<NewOrderItemDefaultsQuery['purchaseOrder']>['newItemDefaults']>;

/** Returns the initial values of a new item: the order's next line, and the shipment type and storage of its last item. */
export function newItemValues({ position, quantity, urgent, shipmentType, storage }: ItemDefaults) {
  return { position, quantity, urgent, shipmentType: shipmentType ?? '', storage: storage ?? '' };
}

function byKey(key: string): Choice {
  return { id: key, label: key };
}

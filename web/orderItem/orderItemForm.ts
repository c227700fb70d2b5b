import * as yup from 'yup';
import type {
  CreateOrderItemInput,
  NewOrderItemDefaultsQuery,
  OrderItemRowFragment,
  UpdateOrderItemInput,
} from '../generated/operations.ts';
import { readDate } from '../kit/form/dateText.ts';
import { readDecimal } from '../kit/form/decimal.ts';
import { decimalText, optionalDate, optionalText, requiredText } from '../kit/form/rules.ts';
import type { Choice } from '../kit/form/values.ts';
import { itemMessages as messages } from './messages.ts';

/** An order item as its form holds it. */
export type OrderItemValues = {
  position: string;
  catalogNumber: string;
  material: string;
  quantity: string;
  sizePerItem: string;
  valuePerItem: string;
  urgent: boolean;
  splitKit: boolean;
  splitQuantity: boolean;
  mtaStatus: string;
  invoiceNumber: string;
  wcmInvoiceNumber: string;
  wbgMatDoc: string;
  shipmentType: string;
  storage: string;
  countriesOfManufacture: readonly Choice[];
  eccnDetails: string;
  hsCode: string;
  /** `true`, `false`, or empty while nobody has said. */
  eeiExport: string;
  notes: string;
  unNumber: string;
  subsidiaryHazards: readonly Choice[];
  dgClass: string;
  dgDescription: string;
  receivedDate: string;
  condition: string;
};

/** Prefixes of UN numbers: UN model regulations, North America, and ID8000 of IATA. */
const UN_NUMBER = /^(UN|NA|ID)\d{4}$/;

/** What an item must hold; one that is in a shipment needs to say where it was made. */
export function orderItemSchema(isInShipment: boolean) {
  return yup.object({
    position: decimalText({ required: messages.positionRequired, positive: messages.positionPositive, decimals: 1 }),
    catalogNumber: requiredText(messages.catalogNumberRequired),
    material: requiredText(messages.materialRequired),
    quantity: decimalText({ required: messages.quantityRequired, positive: messages.quantityPositive, decimals: 3 }),
    sizePerItem: requiredText(messages.unitRequired, 40),
    valuePerItem: decimalText({ required: messages.valueRequired, positive: messages.valuePositive, decimals: 2 }),
    invoiceNumber: optionalText(),
    wcmInvoiceNumber: optionalText(),
    wbgMatDoc: optionalText(),
    eccnDetails: optionalText(),
    hsCode: optionalText(),
    dgDescription: optionalText(),
    notes: optionalText(5000),
    receivedDate: optionalDate(),
    unNumber: yup
      .string()
      .test('unNumber', messages.unNumberForm, (value) => !value || UN_NUMBER.test(value.trim().toUpperCase())),
    ...(isInShipment && { countriesOfManufacture: yup.array().min(1, messages.countryRequired) }),
  });
}

/** A record as form values. */
export function orderItemValues(item: OrderItemRowFragment): OrderItemValues {
  return {
    position: item.position,
    catalogNumber: item.catalogNumber,
    material: item.material,
    quantity: item.quantity,
    sizePerItem: item.sizePerItem,
    valuePerItem: item.valuePerItem,
    urgent: item.urgent,
    splitKit: item.splitKit,
    splitQuantity: item.splitQuantity,
    mtaStatus: item.mtaStatus ?? '',
    invoiceNumber: item.invoiceNumber ?? '',
    wcmInvoiceNumber: item.wcmInvoiceNumber ?? '',
    wbgMatDoc: item.wbgMatDoc ?? '',
    shipmentType: item.shipmentType ?? '',
    storage: item.storage ?? '',
    countriesOfManufacture: item.countriesOfManufacture.map(asChoice),
    eccnDetails: item.eccnDetails ?? '',
    hsCode: item.hsCode ?? '',
    eeiExport: item.eeiExport === null ? '' : String(item.eeiExport),
    notes: item.notes ?? '',
    unNumber: item.unNumber ?? '',
    subsidiaryHazards: item.subsidiaryHazards.map(asChoice),
    dgClass: item.assessment.dgClass ?? '',
    dgDescription: item.assessment.dgDescription ?? '',
    receivedDate: item.goodsReceipt.receivedDate ?? '',
    condition: item.goodsReceipt.condition ?? '',
  };
}

type ItemDefaults = NonNullable<NonNullable<NewOrderItemDefaultsQuery['purchaseOrder']>['newItemDefaults']>;

/** What a new item starts with. */
export function newOrderItem(defaults: ItemDefaults): OrderItemValues {
  return {
    position: defaults.position,
    catalogNumber: '',
    material: '',
    quantity: defaults.quantity,
    sizePerItem: '',
    valuePerItem: '',
    urgent: defaults.urgent,
    splitKit: false,
    splitQuantity: false,
    mtaStatus: '',
    invoiceNumber: '',
    wcmInvoiceNumber: '',
    wbgMatDoc: '',
    shipmentType: defaults.shipmentType ?? '',
    storage: defaults.storage ?? '',
    countriesOfManufacture: [],
    eccnDetails: '',
    hsCode: '',
    eeiExport: '',
    notes: '',
    unNumber: '',
    subsidiaryHazards: [],
    dgClass: '',
    dgDescription: '',
    receivedDate: '',
    condition: '',
  };
}

/** The changes of a form as the gateway takes them: an emptied field is null. */
export function updateItemInput(changes: Partial<OrderItemValues>, lockVersion: number): UpdateOrderItemInput {
  return { lockVersion, ...sentFields(changes, null) };
}

/** A new item as the gateway takes it; what is empty is left out, also the fields that a switch hides. */
export function createItemInput(values: OrderItemValues, purchaseOrderId: string): CreateOrderItemInput {
  const { position, catalogNumber, material, quantity, sizePerItem, valuePerItem } = values;
  return {
    ...sentFields(values, undefined),
    purchaseOrderId,
    position: readDecimal(position) ?? position,
    catalogNumber: catalogNumber.trim(),
    material: material.trim(),
    quantity: readDecimal(quantity) ?? quantity,
    sizePerItem: sizePerItem.trim(),
    valuePerItem: readDecimal(valuePerItem) ?? valuePerItem,
  };
}

/** The given fields as they are sent, with `empty` for an empty one; fields that are not given stay away. */
function sentFields(
  values: Partial<OrderItemValues>,
  empty: null | undefined,
): Omit<UpdateOrderItemInput, 'lockVersion'> {
  const text = (value: string | undefined) => (value === undefined ? undefined : value.trim() || empty);
  const number = (value: string | undefined) => (value === undefined ? undefined : (readDecimal(value) ?? empty));
  const keys = (value: readonly Choice[] | undefined) => value?.map(({ id }) => id);
  const { eeiExport, receivedDate, unNumber } = values;
  return {
    position: number(values.position),
    catalogNumber: text(values.catalogNumber),
    material: text(values.material),
    quantity: number(values.quantity),
    sizePerItem: text(values.sizePerItem),
    valuePerItem: number(values.valuePerItem),
    urgent: values.urgent,
    splitKit: values.splitKit || (empty === null ? values.splitKit : undefined),
    splitQuantity: values.splitQuantity || (empty === null ? values.splitQuantity : undefined),
    mtaStatus: text(values.mtaStatus),
    invoiceNumber: text(values.invoiceNumber),
    wcmInvoiceNumber: text(values.wcmInvoiceNumber),
    wbgMatDoc: text(values.wbgMatDoc),
    shipmentType: text(values.shipmentType),
    storage: text(values.storage),
    countriesOfManufacture: keys(values.countriesOfManufacture),
    eccnDetails: text(values.eccnDetails),
    hsCode: text(values.hsCode),
    eeiExport: eeiExport === undefined ? undefined : eeiExport === '' ? empty : eeiExport === 'true',
    notes: text(values.notes),
    unNumber: text(unNumber?.toUpperCase()),
    subsidiaryHazards: keys(values.subsidiaryHazards),
    dgClass: text(values.dgClass),
    dgDescription: text(values.dgDescription),
    receivedDate: receivedDate === undefined ? undefined : (readDate(receivedDate) ?? empty),
    condition: text(values.condition),
  };
}

function asChoice(key: string): Choice {
  return { id: key, label: key };
}

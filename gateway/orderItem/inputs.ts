import type {
  CreateOrderItemInput,
  CreateOrderItemsInput,
  DeleteOrderItemsInput,
  OrderItemFilter,
  UpdateOrderItemInput,
  UpdateOrderItemsInput,
} from '../generated/resolvers.ts';
import { range, restId } from '../rest/list.ts';

/** Maps the filters to api/v1's names. */
export function filtersOf(filter: OrderItemFilter | null | undefined) {
  const { receivedDate, expiryDate, updatedAt, dgDescription, quantity, totalValue, valuePerItem, overview, ...rest } =
    filter ?? {};
  const { countriesOfManufacture, conditions, dgClasses, mtaStatuses, shipmentTypes, storages, ...same } = rest;
  return {
    ...same,
    ...range('goodsReceiptReceivedDate', receivedDate),
    ...range('expiryDate', expiryDate),
    ...range('updatedAt', updatedAt),
    ...range('quantity', quantity),
    ...range('totalValue', totalValue),
    ...range('valuePerItem', valuePerItem),
    assessmentDgDescription: dgDescription,
    countryOfManufacture: countriesOfManufacture,
    goodsReceiptCondition: conditions,
    assessmentDgClass: dgClasses,
    mtaStatus: mtaStatuses,
    shipment: shipmentTypes,
    storage: storages,
    overview: overview?.toLowerCase(),
  };
}

/** List parameters of api/v1 with their different names in the schema, for error messages. */
export const listNames = {
  commercialInvoiceId: 'shipmentId',
  selectedOrderItemIds: 'selectedIds',
  'filters.goodsReceiptReceivedDateFrom': 'filter.receivedDate.from',
  'filters.goodsReceiptReceivedDateTo': 'filter.receivedDate.to',
  'filters.expiryDateFrom': 'filter.expiryDate.from',
  'filters.expiryDateTo': 'filter.expiryDate.to',
  'filters.assessmentDgDescription': 'filter.dgDescription',
  'filters.countryOfManufacture': 'filter.countriesOfManufacture',
  'filters.goodsReceiptCondition': 'filter.conditions',
  'filters.assessmentDgClass': 'filter.dgClasses',
  'filters.mtaStatus': 'filter.mtaStatuses',
  'filters.shipment': 'filter.shipmentTypes',
  'filters.storage': 'filter.storages',
};

/** Maps an input to the fields of an item in api/v1; absent fields stay absent. */
function itemFields(input: Partial<CreateOrderItemInput> | UpdateOrderItemInput) {
  const { dgClass, dgDescription, receivedDate, condition, temperatureReading, shipmentType, ...same } = input;
  return {
    ...same,
    shipment: shipmentType,
    assessmentAttributes: given({ dgClass, dgDescription }),
    goodsReceiptAttributes: given({ receivedDate, condition, temperatureReading }),
  };
}

/** The fields that an edit of an item sends. */
export type ItemFields = ReturnType<typeof itemFields>;

/** Returns the object if at least one of its fields was sent, undefined otherwise. */
function given<Fields extends object>(fields: Fields): Fields | undefined {
  return Object.values(fields).some((value) => value !== undefined) ? fields : undefined;
}

/** Maps an input to the fields of a new item in api/v1: empty texts are omitted, because a create has nothing to clear. */
export function newItemFields(input: CreateOrderItemsInput) {
  return itemFields(Object.fromEntries(Object.entries(input).filter(([, value]) => value !== '')));
}

/** Maps an input to a new item with its order. */
export const newItem = ({ purchaseOrderId, ...input }: CreateOrderItemInput) => ({
  ...newItemFields(input),
  purchaseOrderId: restId(purchaseOrderId),
});

/** Maps an input to the changes of an item. */
export const changedItemFields = (input: UpdateOrderItemInput) => itemFields(input);

/** Maps an input to the changes of one of many items. */
export const changedItem = ({ id, ...input }: UpdateOrderItemsInput) => ({ ...itemFields(input), id: restId(id) });

/** Maps an input to one of many items to remove. */
export const removedItem = ({ id, lockVersion }: DeleteOrderItemsInput) => ({
  id: restId(id),
  lockVersion: lockVersion ?? undefined,
});

/** Field names of api/v1 with their different names in the inputs. */
export const restNames = {
  shipment: 'shipmentType',
  purchaseOrder: 'purchaseOrderId',
  'assessmentAttributes.dgClass': 'dgClass',
  'assessmentAttributes.dgDescription': 'dgDescription',
  'assessment.dgClass': 'dgClass',
  'assessment.dgDescription': 'dgDescription',
  'goodsReceiptAttributes.receivedDate': 'receivedDate',
  'goodsReceiptAttributes.condition': 'condition',
  'goodsReceiptAttributes.temperatureReading': 'temperatureReading',
  'goodsReceipt.receivedDate': 'receivedDate',
  'goodsReceipt.condition': 'condition',
  'goodsReceipt.temperatureReading': 'temperatureReading',
};

/** The different names in a write of many items: of a row, and of the call as a whole. */
export const manyNames = { row: restNames, call: { orderItems: 'inputs' } };

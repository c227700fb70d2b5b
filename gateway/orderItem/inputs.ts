import type {
  CreateOrderItemInput,
  CreateOrderItemsInput,
  OrderItemFilter,
  UpdateOrderItemInput,
  UpdateOrderItemsInput,
} from '../generated/resolvers.ts';
import { range, restId } from '../rest/list.ts';

/** The filters under api/v1's names. */
export function filtersOf(filter: OrderItemFilter | null | undefined) {
  const { receivedDate, updatedAt, dgDescription, quantity, totalValue, valuePerItem, overview, ...rest } =
    filter ?? {};
  const { countriesOfManufacture, conditions, dgClasses, mtaStatuses, shipmentTypes, storages, ...same } = rest;
  return {
    ...same,
    ...range('goodsReceiptReceivedDate', receivedDate),
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

/** api/v1's names of what the arguments of lists call something else, for error messages. */
export const listNames = {
  commercialInvoiceId: 'shipmentId',
  selectedOrderItemIds: 'selectedIds',
  'filters.goodsReceiptReceivedDateFrom': 'filter.receivedDate.from',
  'filters.goodsReceiptReceivedDateTo': 'filter.receivedDate.to',
  'filters.assessmentDgDescription': 'filter.dgDescription',
  'filters.countryOfManufacture': 'filter.countriesOfManufacture',
  'filters.goodsReceiptCondition': 'filter.conditions',
  'filters.assessmentDgClass': 'filter.dgClasses',
  'filters.mtaStatus': 'filter.mtaStatuses',
  'filters.shipment': 'filter.shipmentTypes',
  'filters.storage': 'filter.storages',
};

/** The fields of an item as api/v1 takes them; what is absent stays absent. */
function itemFields(input: Partial<CreateOrderItemInput> | UpdateOrderItemInput) {
  const { dgClass, dgDescription, receivedDate, condition, shipmentType, ...same } = input;
  return {
    ...same,
    shipment: shipmentType,
    assessmentAttributes: given({ dgClass, dgDescription }),
    goodsReceiptAttributes: given({ receivedDate, condition }),
  };
}

/** What an edit of an item sends. */
export type ItemFields = ReturnType<typeof itemFields>;

/** An object with at least one field that was sent, or nothing. */
function given<Fields extends object>(fields: Fields): Fields | undefined {
  return Object.values(fields).some((value) => value !== undefined) ? fields : undefined;
}

/** The fields of a new item as api/v1 takes them: empty texts are left out, because a create has nothing to clear. */
export function newItemFields(input: CreateOrderItemsInput) {
  return itemFields(Object.fromEntries(Object.entries(input).filter(([, value]) => value !== '')));
}

/** A new item with its order. */
export const newItem = ({ purchaseOrderId, ...input }: CreateOrderItemInput) => ({
  ...newItemFields(input),
  purchaseOrderId: restId(purchaseOrderId),
});

/** The changes of an item. */
export const changedItemFields = (input: UpdateOrderItemInput) => itemFields(input);

/** The changes of one of many items. */
export const changedItem = ({ id, ...input }: UpdateOrderItemsInput) => ({ ...itemFields(input), id: restId(id) });

/** What api/v1 calls a field that the inputs call something else. */
export const restNames = {
  shipment: 'shipmentType',
  purchaseOrder: 'purchaseOrderId',
  'assessmentAttributes.dgClass': 'dgClass',
  'assessmentAttributes.dgDescription': 'dgDescription',
  'assessment.dgClass': 'dgClass',
  'assessment.dgDescription': 'dgDescription',
  'goodsReceiptAttributes.receivedDate': 'receivedDate',
  'goodsReceiptAttributes.condition': 'condition',
  'goodsReceipt.receivedDate': 'receivedDate',
  'goodsReceipt.condition': 'condition',
};

/** The same of a write of many items: of a row, and of the call as a whole. */
export const manyNames = { row: restNames, call: { orderItems: 'inputs' } };

import type {
  CreateOrderItemInput,
  CreateOrderItemsInput,
  DeleteOrderItemsInput,
  OrderItemFilter,
  UpdateOrderItemInput,
  UpdateOrderItemsInput,
} from '../generated/resolvers.ts';
import { lowers } from '../record/enum.ts';
import { filterTable } from '../rest/filters.ts';
import { restId } from '../rest/list.ts';

/** The filters of items. */
export const itemFilters = filterTable<OrderItemFilter>({
  phases: { as: 'phases', send: lowers },
  due: { as: 'due', send: lowers },
  receivedDate: 'goodsReceiptReceivedDate',
  dgDescription: 'assessmentDgDescription',
  countriesOfManufacture: 'countryOfManufacture',
  conditions: 'goodsReceiptCondition',
  dgClasses: 'assessmentDgClass',
  mtaStatuses: 'mtaStatus',
  shipmentTypes: 'shipment',
  storages: 'storage',
  overview: { as: 'overview', send: (overview) => overview.toLowerCase() },
});

/** List parameters of api/v1 with their different names in the schema, for error messages. */
export const listNames = {
  ...itemFilters.names,
  commercialInvoiceId: 'shipmentId',
  selectedOrderItemIds: 'selectedIds',
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

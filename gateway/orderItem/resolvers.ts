import type {
  AvailableOrderItemResolvers,
  ExportLevel,
  MissingFieldResolvers,
  MutationResolvers,
  OrderItemPartResolvers,
  OrderItemResolvers,
  QueryResolvers,
  RemovedOrderItemResolvers,
} from '../generated/resolvers.ts';
import { historyOf, shownEntry } from '../history/rest.ts';
import { organizationOf } from '../organization/rest.ts';
import { abilitiesOf, commentsCountOf } from '../record/abilities.ts';
import { upper } from '../record/enum.ts';
import type { FieldsOf } from '../record/fields.ts';
import { result } from '../record/result.ts';
import { results } from '../record/results.ts';
import { selectedFields } from '../record/selection.ts';
import { statusChangeOf } from '../record/statuses.ts';
import { unlessForbidden } from '../rest/nullOnError.ts';
import { changedItem, changedItemFields, manyNames, newItem, newItemFields, removedItem, restNames } from './inputs.ts';
import { messages } from './messages.ts';
import { ordersAfter } from './ordersAfter.ts';
import type {
  RestAvailableOrderItem,
  RestExportLevel,
  RestMissingField,
  RestOrderItem,
  RestOrderItemPart,
  RestRemovedItem,
  RestShipmentField,
} from './rest.ts';

const OrderItem: FieldsOf<OrderItemResolvers, RestOrderItem> = {
  // A role that reads items may not read their orders and shipments.
  purchaseOrder: (item, _args, { purchaseOrders }) => unlessForbidden(() => purchaseOrders.find(item.purchaseOrderId)),
  shipment: (item, _args, { shipments }) => unlessForbidden(() => shipments.find(item.commercialInvoiceId)),
  shipmentId: (item) => item.commercialInvoiceId,
  shipmentType: (item) => item.shipment,
  status: (item, _args, { orderItems }) => orderItems.statuses.named(item.status),
  missingForShipment: (item) => missingForShipment(item).map(upper),
  refusedStatuses: ({ refusedStatuses }, _args, { orderItems }) =>
    refusedStatuses?.map(({ status, reason }) => ({ status: orderItems.statuses.named(status), reason })) ?? null,
  // Other backends may not say so.
  namesProhibitedParty: ({ namesProhibited }) => namesProhibited ?? false,
  parts: ({ parts }) => parts ?? [],
  place: ({ id }, _args, { orderItems }) => orderItems.placeOf(id),
  receipts: ({ id }, _args, { orderItems }) => orderItems.receipts(id),
  commentsCount: commentsCountOf,
  organization: (record, _args, context) => organizationOf(record, context),
  abilities: abilitiesOf,
  heldFrom: (item, _args, { orderItems }) => (item.heldFrom ? orderItems.statuses.named(item.heldFrom) : null),
  nextStatuses: (item, _args, { orderItems }) => orderItems.statuses.next(item),
  statusReasons: (item, { status }, { orderItems }) => orderItems.statuses.reasons(item.id, status),
  history: historyOf('ORDER_ITEM'),
};

const OrderItemPart: FieldsOf<OrderItemPartResolvers, RestOrderItemPart> = {
  status: ({ status }, _args, { orderItems }) => orderItems.statuses.named(status),
};

const RemovedOrderItem: FieldsOf<RemovedOrderItemResolvers, RestRemovedItem> = {
  removal: ({ removal }) => shownEntry('ORDER_ITEM', removal),
  splitFrom: ({ splitFromId }, _args, { orderItems }) => orderItems.find(splitFromId),
};

const LEVEL: Record<RestExportLevel, ExportLevel> = {
  exempt: 'EXEMPT',
  at_limit: 'AT_LIMIT',
  could_exceed: 'COULD_EXCEED',
  required: 'REQUIRED',
};

/**
 * Returns the fields that an item lacks for a shipment: the reference backend's answer, else by the one rule that other
 * backends leave to their clients, that the country of manufacture is known.
 */
function missingForShipment({ missingForShipment: told, countriesOfManufacture }: RestOrderItem): RestShipmentField[] {
  return told ?? (countriesOfManufacture.length > 0 ? [] : ['countries_of_manufacture']);
}

/** Returns whether an item can be chosen for a shipment: the reference backend's answer, else whether it lacks nothing. */
function choosing(item: RestAvailableOrderItem) {
  const ability = item.abilities?.find(({ action }) => action === 'select');
  const allowed = missingForShipment(item).length === 0;
  return ability ?? { allowed, reason: allowed ? null : messages.countryRequired };
}

const AvailableOrderItem: FieldsOf<AvailableOrderItemResolvers, RestAvailableOrderItem> = {
  orderItem: (item) => item,
  selectable: (item) => choosing(item).allowed,
  reason: (item) => choosing(item).reason,
  exportCheck: ({ eei }) => (eei ? { ...eei, level: LEVEL[eei.level] } : null),
};

const MissingField: FieldsOf<MissingFieldResolvers, RestMissingField> = {
  field: ({ field }) => upper(field),
};

const Query: Pick<QueryResolvers, 'orderItem' | 'orderItems' | 'orderItemStatuses' | 'removedOrderItem'> = {
  orderItem: (_root, { id }, { orderItems }) => orderItems.find(id),
  orderItems: (_root, list, { orderItems }) => orderItems.list(list),
  removedOrderItem: (_root, { purchaseOrderId, id }, { orderItems }) => orderItems.removed(purchaseOrderId, id),
  async orderItemStatuses(_root, { due, offered }, { orderItems }) {
    const statuses = await orderItems.statuses.all();
    const step = due?.toLowerCase();
    return statuses.filter(
      (status) => (step === undefined || status.due?.includes(step)) && (!offered || status.offered),
    );
  },
};

const Mutation: Pick<
  MutationResolvers,
  | 'createOrderItem'
  | 'createOrderItems'
  | 'updateOrderItem'
  | 'updateOrderItems'
  | 'deleteOrderItem'
  | 'deleteOrderItems'
  | 'assignOrderItemStatus'
  | 'splitOrderItemByQuantity'
  | 'splitOrderItemByKit'
> = {
  createOrderItem: (_root, { input }, { orderItems }) =>
    result('orderItem', () => orderItems.create(newItem(input)), restNames),
  updateOrderItem: (_root, { id, input }, { orderItems }) =>
    result('orderItem', () => orderItems.update(id, changedItemFields(input)), restNames),
  createOrderItems: (_root, { purchaseOrderId, inputs, partial }, { orderItems }) =>
    results('orderItem', () => orderItems.createMany(purchaseOrderId, inputs.map(newItemFields), partial), manyNames),
  updateOrderItems: (_root, { inputs, partial }, { orderItems }) =>
    results('orderItem', () => orderItems.updateMany(inputs.map(changedItem), partial), manyNames),
  deleteOrderItem: async (_root, { id, lockVersion }, { orderItems }, info) => {
    // Afterwards nobody can tell whose it was.
    const before = selectedFields(info).has('purchaseOrder') ? await unlessForbidden(() => orderItems.find(id)) : null;
    const { deletedId, ...answer } = await result<'deletedId', string, RestOrderItem>('deletedId', async () => {
      await orderItems.remove(id, lockVersion);
      return id;
    });
    return { ...answer, deletedId, removed: deletedId === null ? null : before };
  },
  deleteOrderItems: async (_root, { inputs, partial }, { orderItems }) => {
    const { results: rows, errors } = await results(
      'removed',
      () => orderItems.removeMany(inputs.map(removedItem), partial),
      manyNames,
    );
    return {
      results: rows.map((row) => ({ ...row, deletedId: row.removed && String(row.removed.id) })),
      errors,
    };
  },
  assignOrderItemStatus: (_root, { id, input }, { orderItems }) =>
    result('orderItem', () => orderItems.assignStatus(id, statusChangeOf(input))),
  splitOrderItemByQuantity: (_root, { id, input }, { orderItems }) =>
    result('orderItems', () => orderItems.splitQuantity(id, input)),
  splitOrderItemByKit: (_root, { id, input }, { orderItems }) =>
    result('orderItems', () => orderItems.splitKit(id, input)),
};

export const orderItem = {
  AvailableOrderItem,
  MissingField,
  OrderItem,
  OrderItemPart,
  RemovedOrderItem,
  ...ordersAfter,
  Query,
  Mutation,
};

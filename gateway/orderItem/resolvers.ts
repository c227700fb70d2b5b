import { result } from '../errors.ts';
import type {
  AvailableOrderItemResolvers,
  ExportLevel,
  MutationResolvers,
  OrderItemResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import type { FieldsOf } from '../resolve.ts';
import { RestError } from '../rest/error.ts';
import { abilitiesOf, commentsCountOf } from '../rest/record.ts';
import { changedItemFields, newItemFields, restNames } from './inputs.ts';
import { messages } from './messages.ts';
import type { RestAvailableOrderItem, RestExportLevel, RestOrderItem } from './rest.ts';

const OrderItem: FieldsOf<OrderItemResolvers, RestOrderItem> = {
  purchaseOrder: (item, _args, { purchaseOrders }) => purchaseOrders.find(item.purchaseOrderId),
  shipment: (item, _args, { shipments }) => shipments.find(item.commercialInvoiceId),
  shipmentId: (item) => item.commercialInvoiceId,
  shipmentType: (item) => item.shipment,
  status: (item, _args, { orderItems }) => orderItems.statuses.named(item.status),
  commentsCount: commentsCountOf,
  abilities: abilitiesOf,
  nextStatuses: (item, _args, { orderItems }) => orderItems.statuses.next(item),
  statusReasons: (item, { status }, { orderItems }) => orderItems.statuses.reasons(item.id, status),
  history: historyOf('order_items', { commercialInvoiceId: 'shipmentId', shipment: 'shipmentType' }),
};

const LEVEL: Record<RestExportLevel, ExportLevel> = {
  exempt: 'EXEMPT',
  at_limit: 'AT_LIMIT',
  could_exceed: 'COULD_EXCEED',
  required: 'REQUIRED',
};

/**
 * Whether an item can be chosen for a shipment: as the reference backend says, else by the one rule that other backends
 * leave to their clients, that its country of manufacture is known.
 */
function choosing({ abilities, countriesOfManufacture }: RestAvailableOrderItem) {
  const ability = abilities?.find(({ action }) => action === 'select');
  const allowed = countriesOfManufacture.length > 0;
  return ability ?? { allowed, reason: allowed ? null : messages.countryRequired };
}

const AvailableOrderItem: FieldsOf<AvailableOrderItemResolvers, RestAvailableOrderItem> = {
  orderItem: (item) => item,
  selectable: (item) => choosing(item).allowed,
  reason: (item) => choosing(item).reason,
  exportCheck: ({ eei }) => (eei ? { ...eei, level: LEVEL[eei.level] } : null),
};

const Query: Pick<QueryResolvers, 'orderItem' | 'orderItems' | 'orderItemStatuses'> = {
  orderItem: (_root, { id }, { orderItems }) => orderItems.find(id),
  orderItems(_root, list, { orderItems }) {
    if (!list.programId && !list.purchaseOrderId && !list.shipmentId) {
      throw new RestError('BAD_USER_INPUT', messages.oneOfThree);
    }
    return orderItems.list(list);
  },
  orderItemStatuses: (_root, _args, { orderItems }) => orderItems.statuses.all(),
};

const Mutation: Pick<
  MutationResolvers,
  | 'createOrderItem'
  | 'updateOrderItem'
  | 'deleteOrderItem'
  | 'assignOrderItemStatus'
  | 'splitOrderItemByQuantity'
  | 'splitOrderItemByKit'
> = {
  createOrderItem: (_root, { input }, { orderItems }) =>
    result('orderItem', () => orderItems.create(newItemFields(input)), restNames),
  updateOrderItem: (_root, { id, input }, { orderItems }) =>
    result('orderItem', () => orderItems.update(id, changedItemFields(input)), restNames),
  deleteOrderItem: (_root, { id }, { orderItems }) =>
    result('deletedId', async () => {
      await orderItems.remove(id);
      return id;
    }),
  assignOrderItemStatus: (_root, { id, input }, { orderItems }) =>
    result('orderItem', () =>
      orderItems.assignStatus(id, { status: input.status, subStatus: input.subStatus ?? null }),
    ),
  splitOrderItemByQuantity: (_root, { id, input }, { orderItems }) =>
    result('orderItems', () => orderItems.splitQuantity(id, input)),
  splitOrderItemByKit: (_root, { id, input }, { orderItems }) =>
    result('orderItems', () => orderItems.splitKit(id, input)),
};

export const orderItem = { AvailableOrderItem, OrderItem, Query, Mutation };

import { result } from '../errors.ts';
import type { MutationResolvers, OrderItemResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { FieldsOf } from '../resolve.ts';
import { listQuery } from '../rest/list.ts';
import { abilitiesOf, commentsCountOf } from '../rest/record.ts';
import { changedItemFields, filtersOf, newItemFields, restNames } from './inputs.ts';
import type { RestOrderItem } from './rest.ts';

const OrderItem: FieldsOf<OrderItemResolvers, RestOrderItem> = {
  purchaseOrder: (item, _args, { purchaseOrders }) => purchaseOrders.find(item.purchaseOrderId),
  shipmentId: (item) => item.commercialInvoiceId,
  shipmentType: (item) => item.shipment,
  status: (item, _args, { orderItems }) => orderItems.statuses.named(item.status),
  commentsCount: commentsCountOf,
  abilities: abilitiesOf,
  nextStatuses: (item, _args, { orderItems }) => orderItems.statuses.next(item.id),
  statusReasons: (item, { status }, { orderItems }) => orderItems.statuses.reasons(item.id, status),
};

const Query: Pick<QueryResolvers, 'orderItem' | 'orderItems' | 'orderItemStatuses'> = {
  orderItem: (_root, { id }, { orderItems }) => orderItems.find(id),
  orderItems: (_root, { programId, purchaseOrderId, filter, ...list }, { orderItems }) =>
    orderItems.page({
      ...listQuery(list),
      // The order says its program already; api/v1 takes one of the two.
      ...(purchaseOrderId ? { purchaseOrderId } : { programId }),
      filters: filter ? filtersOf(filter) : {},
    }),
  orderItemStatuses: (_root, _args, { orderItems }) => orderItems.statuses.all(),
};

const Mutation: Pick<
  MutationResolvers,
  'createOrderItem' | 'updateOrderItem' | 'deleteOrderItem' | 'assignOrderItemStatus'
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
};

export const orderItem = { OrderItem, Query, Mutation };

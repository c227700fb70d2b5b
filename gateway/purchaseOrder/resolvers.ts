import type {
  MutationResolvers,
  OrderItemDefaultsResolvers,
  PurchaseOrderPdfResolvers,
  PurchaseOrderResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { historyOf } from '../history/rest.ts';
import { organizationOf } from '../organization/rest.ts';
import { abilitiesOf, commentsCountOf } from '../record/abilities.ts';
import type { FieldsOf } from '../record/fields.ts';
import { result } from '../record/result.ts';
import { withRelated } from '../record/selection.ts';
import { statusChangeOf } from '../record/statuses.ts';
import { listQuery, restId } from '../rest/list.ts';
import { unlessForbidden } from '../rest/nullOnError.ts';
import { orderFields, restNames } from './inputs.ts';
import { type OrderPaper, orderListQuery, type RestOrderItemDefaults, type RestPurchaseOrder } from './rest.ts';

const PurchaseOrder: FieldsOf<PurchaseOrderResolvers, RestPurchaseOrder> = {
  orderNumber: (order) => order.orderNumber.number,
  external: (order) => order.orderNumber.tag === 'external',
  status: (order, _args, { purchaseOrders }) => purchaseOrders.statuses.named(order.status),
  users: (order, _args, { users }) => users.summaries(order.userIds),
  endUser: (order, _args, { endUsers }) => endUsers.summary(order.endUserId),
  vendor: (order, _args, { vendors }) => vendors.summary(order.vendorId),
  group: (order, _args, { groups }) => groups.summary(order.groupId),
  program: (order, _args, { programs }) => programs.find(order.programId),
  createdBy: (order, _args, { users }) => users.summary(order.createdById ?? null),
  commentsCount: commentsCountOf,
  organization: (record, _args, context) => organizationOf(record, context),
  abilities: abilitiesOf,
  heldFrom: (order, _args, { purchaseOrders }) =>
    order.heldFrom ? purchaseOrders.statuses.named(order.heldFrom) : null,
  nextStatuses: (order, _args, { purchaseOrders }) => purchaseOrders.statuses.next(order),
  statusReasons: (order, { status }, { purchaseOrders }) => purchaseOrders.statuses.reasons(order.id, status),
  orderItems: (order, list, { orderItems }) => orderItems.ofOrder(order.id, listQuery(list)),
  itemsWork: (order, _args, { orderItems }) => unlessForbidden(() => orderItems.workOf(order.id)),
  newItemDefaults: (order, _args, { purchaseOrders }) => purchaseOrders.newItemDefaults(order.id),
  history: historyOf('PURCHASE_ORDER'),
};

const OrderItemDefaults: FieldsOf<OrderItemDefaultsResolvers, RestOrderItemDefaults> = {
  shipmentType: (defaults) => defaults.shipment,
};

const PurchaseOrderPdf: FieldsOf<PurchaseOrderPdfResolvers, OrderPaper> = {
  unprintableLetters: ({ orderId }, _args, { purchaseOrders }) => purchaseOrders.unprintableLetters(orderId),
};

const Query: Pick<
  QueryResolvers,
  'purchaseOrder' | 'purchaseOrders' | 'purchaseOrderStatuses' | 'purchaseOrderDefaults' | 'purchaseOrderPdf'
> = {
  purchaseOrder: (_root, { id }, { purchaseOrders }) => purchaseOrders.find(id),
  purchaseOrders: (_root, list, context, info) =>
    withRelated(context.purchaseOrders.page(orderListQuery(list)), info, {
      users: (orders) => context.users.prepareSummaries(orders.flatMap((order) => order.userIds)),
      createdBy: (orders) => context.users.prepareSummaries(orders.map((order) => order.createdById)),
      endUser: (orders) => context.endUsers.prepareSummaries(orders.map((order) => order.endUserId)),
      vendor: (orders) => context.vendors.prepareSummaries(orders.map((order) => order.vendorId)),
      group: (orders) => context.groups.prepareSummaries(orders.map((order) => order.groupId)),
    }),
  purchaseOrderStatuses: (_root, _args, { purchaseOrders }) => purchaseOrders.statuses.all(),
  purchaseOrderDefaults: (_root, { programId }, { purchaseOrders }) => purchaseOrders.newDefaults(programId),
  async purchaseOrderPdf(_root, { id }, { purchaseOrders }) {
    const order = await purchaseOrders.find(id);
    return order && { orderId: order.id, url: `/files/purchase_orders/${order.id}/purchase_order_pdf` };
  },
};

const Mutation: Pick<
  MutationResolvers,
  | 'createPurchaseOrder'
  | 'copyPurchaseOrder'
  | 'updatePurchaseOrder'
  | 'assignPurchaseOrderUsers'
  | 'assignPurchaseOrderStatus'
> = {
  createPurchaseOrder: (_root, { input }, { purchaseOrders }) =>
    result('purchaseOrder', () => purchaseOrders.create(orderFields(input)), restNames),
  copyPurchaseOrder: (_root, { id, input }, { purchaseOrders }) =>
    result('purchaseOrder', () => purchaseOrders.copy(id, input.orderNumber)),
  updatePurchaseOrder: (_root, { id, input }, { purchaseOrders }) =>
    result('purchaseOrder', () => purchaseOrders.update(id, orderFields(input), 'PATCH'), restNames),
  assignPurchaseOrderUsers: (_root, { id, input }, { purchaseOrders }) =>
    result('purchaseOrder', () => purchaseOrders.assignUsers(id, input.userIds.map(restId)), restNames),
  assignPurchaseOrderStatus: (_root, { id, input, confirmed }, { purchaseOrders }) =>
    result('purchaseOrder', () =>
      purchaseOrders.assignStatus(id, { ...statusChangeOf(input), ...(confirmed && { confirmed }) }),
    ),
};

export const purchaseOrder = { PurchaseOrder, PurchaseOrderPdf, OrderItemDefaults, Query, Mutation };

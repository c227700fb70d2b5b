/** The orders of written items in the payloads of their writes: what the write changed in them, without another request. */
import type { Context } from '../context.ts';
import type {
  AssessOrderItemResultResolvers,
  CreateOrderItemResultResolvers,
  CreateOrderItemsResultResolvers,
  DeleteOrderItemResultResolvers,
  DeleteOrderItemsResultResolvers,
  OrderItemResultResolvers,
  ReceiveOrderItemResultResolvers,
  ReleaseOrderItemResultResolvers,
  SplitOrderItemResultResolvers,
  UpdateOrderItemResultResolvers,
  UpdateOrderItemsResultResolvers,
} from '../generated/resolvers.ts';
import { unlessForbidden } from '../rest/nullOnError.ts';
import type { RestOrderItem } from './rest.ts';

type Item = RestOrderItem | null | undefined;

/** Returns the order of an item; null without an item, or if the caller may not read orders. @throws RestError */
const orderOf = (item: Pick<RestOrderItem, 'purchaseOrderId'> | null | undefined, { purchaseOrders }: Context) =>
  item ? unlessForbidden(() => purchaseOrders.find(item.purchaseOrderId)) : null;

/** Returns the orders of many items, each once; null if the caller may not read orders. @throws RestError */
async function ordersOf(items: readonly Item[], { purchaseOrders }: Context) {
  const ids = new Set(items.flatMap((item) => item?.purchaseOrderId ?? []));
  const orders = await unlessForbidden(() => Promise.all([...ids].map((id) => purchaseOrders.find(id))));
  return orders?.filter((order) => order !== null) ?? null;
}

const purchaseOrder = ({ orderItem }: { readonly orderItem?: Item }, _args: unknown, context: Context) =>
  orderOf(orderItem, context);

const purchaseOrders = (
  { results }: { readonly results: readonly { readonly orderItem?: Item }[] },
  _args: unknown,
  context: Context,
) =>
  ordersOf(
    results.map(({ orderItem }) => orderItem),
    context,
  );

interface Payloads {
  AssessOrderItemResult: AssessOrderItemResultResolvers;
  CreateOrderItemResult: CreateOrderItemResultResolvers;
  CreateOrderItemsResult: CreateOrderItemsResultResolvers;
  DeleteOrderItemResult: DeleteOrderItemResultResolvers;
  DeleteOrderItemsResult: DeleteOrderItemsResultResolvers;
  OrderItemResult: OrderItemResultResolvers;
  ReceiveOrderItemResult: ReceiveOrderItemResultResolvers;
  ReleaseOrderItemResult: ReleaseOrderItemResultResolvers;
  SplitOrderItemResult: SplitOrderItemResultResolvers;
  UpdateOrderItemResult: UpdateOrderItemResultResolvers;
  UpdateOrderItemsResult: UpdateOrderItemsResultResolvers;
}

/** The resolvers of the payloads of all writes on items. */
export const ordersAfter: Payloads = {
  AssessOrderItemResult: { purchaseOrder },
  CreateOrderItemResult: { purchaseOrder },
  CreateOrderItemsResult: { purchaseOrders },
  DeleteOrderItemResult: { purchaseOrder: ({ removed }, _args, context) => orderOf(removed, context) },
  DeleteOrderItemsResult: {
    purchaseOrders: ({ results }, _args, context) =>
      ordersOf(
        results.map(({ removed }) => removed),
        context,
      ),
  },
  OrderItemResult: { purchaseOrder },
  ReceiveOrderItemResult: { purchaseOrder },
  ReleaseOrderItemResult: { purchaseOrder },
  SplitOrderItemResult: { purchaseOrder: ({ orderItems }, _args, context) => orderOf(orderItems?.[0], context) },
  UpdateOrderItemResult: { purchaseOrder },
  UpdateOrderItemsResult: { purchaseOrders },
};

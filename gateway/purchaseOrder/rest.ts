import type { PurchaseOrderListInput } from '../generated/resolvers.ts';
import type { OrderItemDefaults, PurchaseOrder, PurchaseOrderDefaults, UnprintableLetters } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { type StatusChange, type Statuses, statusesOf } from '../record/statuses.ts';
import { dataOf } from '../rest/answer.ts';
import { Collection } from '../rest/collection.ts';
import { listQuery, restId } from '../rest/list.ts';
import { unlessMissing } from '../rest/nullOnError.ts';
import type { Rest } from '../rest/operation.ts';
import type { Query } from '../rest/query.ts';
import { path } from '../upstream/path.ts';
import { filtersOf } from './inputs.ts';

/** A purchase order; rows of the list are full records. */
export type RestPurchaseOrder = OfAnyBackend<PurchaseOrder>;

/** The defaults of a new item of an order. */
export type RestOrderItemDefaults = OrderItemDefaults;

/** Maps the arguments of the list of orders to api/v1's parameters. @throws RestError BAD_USER_INPUT as `listQuery` */
export const orderListQuery = ({ programId, filter, ...list }: OrderListArguments): Query => ({
  ...listQuery(list),
  programId,
  filters: filter ? filtersOf(filter) : {},
});
type OrderListArguments = PurchaseOrderListInput & Parameters<typeof listQuery>[0];

/** A purchase order as a PDF. */
export interface OrderPaper {
  readonly orderId: string | number;
  readonly url: string;
}

/** The purchase orders, with the calls that only they have. */
export class PurchaseOrders extends Collection<RestPurchaseOrder> {
  readonly statuses: Statuses;
  readonly #rest: Rest;

  constructor(rest: Rest) {
    super(rest, { path: 'purchase_orders', wrapper: 'purchaseOrder' });
    this.#rest = rest;
    this.statuses = statusesOf(rest, 'purchase_orders');
  }

  /** Creates a copy of an order under this number. */
  copy(id: string, orderNumber: string): Promise<RestPurchaseOrder> {
    return this.write('POST', path`purchase_orders/${id}/copy`, { purchaseOrder: { orderNumber } });
  }

  /** Replaces the list of assigned users. */
  assignUsers(id: string, ids: ReadonlyArray<string | number>): Promise<RestPurchaseOrder> {
    return this.write('PUT', path`purchase_orders/${id}/manage`, { user: { ids } });
  }

  assignStatus(id: string, record: StatusChange): Promise<RestPurchaseOrder> {
    return this.write('PUT', path`purchase_orders/${id}/assigned_status`, { record });
  }

  assignStatuses(ids: readonly string[], record: StatusChange, partial: boolean, lockVersions?: readonly number[]) {
    return this.writeMany('PUT', path`purchase_orders/assigned_status`, {
      ids: ids.map(restId),
      record,
      partial,
      lockVersions,
    });
  }

  /** Replaces the list of assigned users of each of these orders. */
  assignUsersToMany(
    ids: readonly string[],
    userIds: readonly string[],
    partial: boolean,
    lockVersions?: readonly number[],
  ) {
    return this.writeMany('PUT', path`purchase_orders/manage`, {
      ids: ids.map(restId),
      user: { ids: userIds.map(restId) },
      partial,
      lockVersions,
    });
  }

  /** Returns the defaults of a new order of a program. */
  async newDefaults(programId: string): Promise<PurchaseOrderDefaults> {
    return dataOf(await this.#rest.read(path`purchase_orders/new_defaults`, { query: { programId } }));
  }

  /** Returns the defaults of a new item of an order. */
  async newItemDefaults(id: string | number): Promise<RestOrderItemDefaults> {
    return dataOf(await this.#rest.read(path`purchase_orders/${id}/order_items/new_parent_defaults`));
  }

  /** Returns the letters that its PDF cannot show, by place; none if the backend has no such call. @throws RestError */
  async unprintableLetters(id: string | number): Promise<UnprintableLetters[]> {
    const answer = await unlessMissing(() => this.#rest.read(path`purchase_orders/${id}/unprintable_letters`));
    return answer === null ? [] : dataOf(answer);
  }
}

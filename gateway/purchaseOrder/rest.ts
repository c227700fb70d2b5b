import type { OrderItemDefaults, PurchaseOrder, PurchaseOrderDefaults } from '../generated/rest.ts';
import { dataOf } from '../rest/answer.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../rest/path.ts';
import type { OfAnyBackend } from '../rest/record.ts';
import { type Statuses, statusesOf } from '../rest/statuses.ts';

/** A row of the list is the whole record. */
export type RestPurchaseOrder = OfAnyBackend<PurchaseOrder>;

/** What a new item of an order starts with. */
export type RestOrderItemDefaults = OrderItemDefaults;

/** Purchase orders with the calls that only they have. */
export class PurchaseOrders extends Collection<RestPurchaseOrder> {
  readonly statuses: Statuses;
  readonly #rest: Rest;

  constructor(rest: Rest) {
    super(rest, { path: 'purchase_orders', wrapper: 'purchaseOrder' });
    this.#rest = rest;
    this.statuses = statusesOf(rest, 'purchase_orders');
  }

  /** Sets who is assigned: the whole list. */
  assignUsers(id: string, ids: ReadonlyArray<string | number>): Promise<RestPurchaseOrder> {
    return this.write('PUT', path`purchase_orders/${id}/manage`, { user: { ids } });
  }

  assignStatus(id: string, record: { status: string; subStatus: string | null }): Promise<RestPurchaseOrder> {
    return this.write('PUT', path`purchase_orders/${id}/assigned_status`, { record });
  }

  /** What a new order of a program starts with. */
  async newDefaults(programId: string): Promise<PurchaseOrderDefaults> {
    return dataOf(await this.#rest.read(path`purchase_orders/new_defaults`, { query: { programId } }));
  }

  /** What a new item of an order starts with. */
  async newItemDefaults(id: string | number): Promise<RestOrderItemDefaults> {
    return dataOf(await this.#rest.read(path`purchase_orders/${id}/order_items/new_parent_defaults`));
  }
}

import type { OrderItem } from '../generated/rest.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../rest/path.ts';
import type { OfAnyBackend } from '../rest/record.ts';
import { type Statuses, statusesOf } from '../rest/statuses.ts';

/** A row of the list is the whole record. */
export type RestOrderItem = OfAnyBackend<OrderItem>;

/** Order items with the calls that only they have. */
export class OrderItems extends Collection<RestOrderItem> {
  readonly statuses: Statuses;

  constructor(rest: Rest) {
    super(rest, { path: 'order_items', wrapper: 'orderItem' });
    this.statuses = statusesOf(rest, 'order_items');
  }

  assignStatus(id: string, record: { status: string; subStatus: string | null }): Promise<RestOrderItem> {
    return this.write('PUT', path`order_items/${id}/assigned_status`, { record });
  }
}

/** Rows of a stub backend: a page of purchase orders, each with its own vendor, end user, group and users. */
import type { Row, StubApi } from './stubApi.ts';

export const orderRow = (id: number): Row => ({
  id,
  program_id: 1,
  order_number: { number: `${10_000 + id}`, tag: null },
  order_number_internal: null,
  status: 'open',
  sub_status: null,
  order_date: '2026-11-20',
  vendor_id: 100 + id,
  end_user_id: 200 + id,
  group_id: 300 + id,
  user_ids: [400 + id, 500],
  credit_card: null,
  funding_number: null,
  funding_description: null,
  lock_version: 0,
  created_at: '2026-11-20T05:49:00.000Z',
  updated_at: '2026-11-20T05:49:00.000Z',
  comments_info: [{ comments_count: 3, label: `PO ${10_000 + id}` }],
  abilities: [{ action: 'update', allowed: true, reason: null }],
  permission: { update: true, exceptions: { update: { statuses: [] } } },
});

const userRow = (id: number): Row => ({ id, first_name: 'Ada', last_name: `${id}`, status: 'active', picture: null });

/** Fills the stub with this many orders and the records that they refer to, and serves their statuses. */
export function fillOrders(api: StubApi, count: number): void {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  api.rows['purchase_orders'] = ids.map(orderRow);
  api.rows['vendors'] = ids.map((id) => ({ id: 100 + id, name: `Vendor ${id}` }));
  api.rows['end_users'] = ids.map((id) => ({ id: 200 + id, label: `End user ${id}` }));
  api.rows['groups'] = ids.map((id) => ({ id: 300 + id, name: `Group ${id}` }));
  api.rows['users'] = [...ids.map((id) => userRow(400 + id)), userRow(500)];
  api.on('GET', 'purchase_orders/statuses', ({ headers }) =>
    api.sessions.isLive(headers.authorization)
      ? { body: { data: [{ key: 'open', name: 'Open', color: 'green', next: ['approved'] }] } }
      : undefined,
  );
}

/** The query of the list page. */
export const ORDER_LIST = /* GraphQL */ `
  query OrderList($items: Int = 50) {
    purchaseOrders(programId: 1, items: $items) {
      data {
        id
        orderNumber
        status { key name color }
        orderDate
        vendor { id name }
        endUser { id label }
        group { id name }
        users { id firstName lastName picture { thumb } }
        commentsCount
        abilities { action allowed reason }
      }
      meta { page pages count more }
    }
  }
`;

/** Valid bulk writes, each of a single record. */
import type { Records } from './records.ts';
import { noRights } from './roles.ts';
import type { Sample } from './samples.ts';

export const status = { record: { status: 'on_hold' } };
/** The fields of a new item, without its order. */
export const newItem = {
  position: '10',
  catalog_number: 'NEW-1',
  material: 'New',
  quantity: '1',
  size_per_item: 'EA',
  value_per_item: '1.00',
};

const many = (id: number, fields: object) => ({ body: { ids: [id], ...fields } });

export const manySamples = (r: Records): Record<string, Sample> => ({
  'PUT /purchase_orders/manage': many(r.order, { user: { ids: [r.user] } }),
  'PUT /purchase_orders/assigned_status': many(r.order, status),
  'POST /users/invitations': {
    body: {
      users: [
        {
          first_name: 'New',
          last_name: 'Person',
          email: 'new.row@test.example',
          permission_id: noRights.id,
          organization_id: r.organization,
          program_ids: [r.program],
        },
      ],
    },
  },
  'POST /purchase_orders/:id/order_items': { body: { order_items: [{ ...newItem, position: '11' }], partial: false } },
  'PATCH /order_items': { body: { order_items: [{ id: r.item, material: 'Renamed' }] } },
  'POST /order_items/removals': { body: { order_items: [{ id: r.item }] } },
  'PUT /order_items/assigned_status': many(r.item, status),
  'GET /works': {},
  'GET /works/:id': {},
  'GET /works/:id/rows': {},
  'POST /works': {
    body: { work: { kind: 'purchase_order_statuses', query: 'items=20', change: { status: 'on_hold' } } },
  },
  'POST /works/:id/cancel': {},
  'POST /works/:id/undo': {},
  'PUT /commercial_invoices/manage': many(r.shipment, { user: { ids: [r.user] } }),
  'PUT /commercial_invoices/assigned_status': many(r.shipment, status),
});

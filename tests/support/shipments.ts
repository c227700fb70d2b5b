/** Rows of a stub backend: shipments, each with its own group, courier and users, and the order items in them. */
import { fillOrders } from './orders.ts';
import type { Row, StubApi } from './stubApi.ts';

export const shipmentRow = (id: number): Row => ({
  id,
  program_id: 1,
  invoice_number: `CI-${id}`,
  commercial_name: `CI-${id}`,
  status: 'open',
  sub_status: null,
  user_ids: [400 + id, 500],
  group_id: 300 + id,
  shipment_type: 'air',
  courier_id: 600 + id,
  awb: null,
  anticipated_ship_date: '2026-11-20',
  shipped_date: null,
  delivered_date: null,
  received_by: null,
  delivered_packages: null,
  package_quantity: 1,
  package_type: null,
  total_weight: '12.5',
  net_weight: null,
  dry_ice: null,
  freight_cost: null,
  insurance_cost: null,
  incoterm: null,
  incoterm_place: null,
  payment_terms: null,
  export_reason: null,
  sold_to: null,
  notify_party: null,
  signatory: null,
  eei_export: null,
  itn: null,
  license_number: null,
  license_exception: null,
  notes: null,
  ehs_approval: null,
  ff_approval: null,
  sent_for_ff_approval: null,
  sent_for_program_approval: null,
  program_approval: null,
  total_value: '2501.00',
  dg_classes: ['3', '9'],
  dg_declaration: true,
  max_values_grouped_by_hs_codes: { '0102': '1.00', '3822190000': '2500.00' },
  lock_version: 1,
  created_at: '2026-11-20T05:49:00.000Z',
  updated_at: '2026-11-20T05:49:00.000Z',
  comments_info: [{ comments_count: 2, label: `CI ${id}` }],
  abilities: [{ action: 'update', allowed: true, reason: null }],
  permission: { update: true, exceptions: { update: { statuses: [] } } },
});

export const itemRow = (id: number): Row => ({
  id,
  purchase_order_id: id,
  commercial_invoice_id: id,
  status: 'open',
  sub_status: null,
  position: '1',
  catalog_number: `C-${id}`,
  material: `Material ${id}`,
  quantity: '1',
  size_per_item: 'EA',
  value_per_item: '2.50',
  total_value: '2.50',
  urgent: false,
  split_kit: false,
  split_quantity: false,
  mta_status: null,
  invoice_number: null,
  wcm_invoice_number: null,
  wbg_mat_doc: null,
  shipment: 'air',
  storage: null,
  countries_of_manufacture: ['KE'],
  eccn_details: null,
  hs_code: null,
  eei_export: null,
  notes: null,
  un_number: null,
  packing_group: null,
  subsidiary_hazards: [],
  shipment_awb_number: null,
  shipment_awb_prefix: null,
  end_user_name: `End user ${id}`,
  vendor_name: `Vendor ${id}`,
  assessment: { assessed: false, dg_class: null, dg_description: null },
  goods_receipt: { received: false, received_date: null, condition: null },
  lock_version: 1,
  created_at: '2026-11-20T05:49:00.000Z',
  updated_at: '2026-11-20T05:49:00.000Z',
  comments_info: [],
  abilities: [],
  permission: { update: true, exceptions: { update: { statuses: [] } } },
});

/** Fills the stub with this many shipments, each with one item of its own order, and the records that they refer to. */
export function fillShipments(api: StubApi, count: number): void {
  fillOrders(api, count);
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  api.rows['commercial_invoices'] = ids.map(shipmentRow);
  api.rows['couriers'] = ids.map((id) => ({ id: 600 + id, company_name: `Courier ${id}` }));
  api.rows['order_items'] = ids.map(itemRow);
  for (const type of ['commercial_invoices', 'order_items']) {
    api.on('GET', `${type}/statuses`, () => ({
      body: { data: [{ key: 'open', name: 'Open', color: 'green', next: [] }] },
    }));
  }
}

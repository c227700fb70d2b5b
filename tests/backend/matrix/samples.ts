/** One valid call of every route, for a caller with all rights: its query, or its body. `request.ts` fills in the ids in paths. */
import type { FormFields } from '../../support/form.ts';
import { password } from '../../support/world.ts';
import { manySamples, newItem, status } from './bulkSamples.ts';
import { documents, partSamples } from './documentSamples.ts';
import { importSamples } from './importSamples.ts';
import { mergeSamples } from './mergeSamples.ts';
import { adviceSamples } from './readinessSamples.ts';
import type { Records } from './records.ts';
import { noRights } from './roles.ts';
import { setupSamples } from './setupSamples.ts';
import { stepSamples } from './stepSamples.ts';
import { viewSamples } from './viewSamples.ts';

/** A call without its path. */
export type Sample = {
  query?: string;
  body?: Record<string, unknown>;
  /** The CSV, or a table of any layout, in place of a body, for the routes that stream. */
  table?: string;
  /** The file part of a form; the fields of the body are its other parts. */
  file?: FormFields[number];
};

const address_attributes = { country: 'KE', city: 'Nairobi', address: 'Main street 1' };
const said = (whom: object = {}) => ({ comment: { message: 'Said by the matrix', ...whom } });

/** The same in all samples: any difference between samples is treated as an id. */
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

/** The lists of keys and names, which are called without parameters. */
const closedLists = [
  ...['package_types', 'risk_levels', 'storage_requirements', 'mta_statuses', 'shipment_types', 'incoterms'],
  ...['license_exceptions', 'conditions', 'model_types'],
];

/** Every record has a history. */
const histories = [
  ...['api_keys', 'organizations', 'programs', 'users', 'vendors', 'couriers', 'end_users', 'groups'],
  ...['status_reasons', 'purchase_orders', 'order_items', 'commercial_invoices'],
].map((kind): [string, Sample] => [`GET /${kind}/:id/history`, {}]);

/** Every list can be had as a file. */
const files = [
  ...['organizations', 'programs', 'users', 'api_keys', 'vendors', 'couriers', 'couriers/:id/airlines', 'end_users'],
  ...['groups', 'status_reasons', 'purchase_orders', 'order_items', 'commercial_invoices'],
].map((list): [string, Sample] => [`GET /${list}/export`, { query: 'format=csv' }]);

/** The samples of each set of records, by caller: making them all takes as long as a call. */
const made = new WeakMap<Records, Map<string, Record<string, Sample>>>();

/** Returns the samples by `METHOD /path`, below `/api/v1`. @param as the email address of the caller */
export function samples(records: Records, as: string): Readonly<Record<string, Sample>> {
  const byCaller = made.get(records) ?? new Map<string, Record<string, Sample>>();
  made.set(records, byCaller);
  const known = byCaller.get(as) ?? makeSamples(records, as);
  byCaller.set(as, known);
  return known;
}

const makeSamples = (r: Records, as: string): Record<string, Sample> => ({
  'POST /login': { body: { user: { login: as, password } } },
  'DELETE /logout': {},
  'POST /refresh_tokens': {},
  'GET /profile': {},
  'GET /current_permission': {},
  'GET /guide': {},
  ...viewSamples(r),
  'PUT /guide': { body: { guide: { put_away: true } } },
  'POST /sample_program': {},
  'DELETE /sample_program': {},
  'PATCH /profile/preferences': { body: { user: { language: 'fr', week_start: 'monday' } } },
  'PATCH /profile/change_password': {
    body: {
      user: { current_password: password, new_password: 'Another-2026!', new_password_confirmation: 'Another-2026!' },
    },
  },

  // For an unknown address: mails to known ones are posted after the response.
  'POST /forgot_password': { body: { user: { login: 'nobody@test.example' } } },
  'PUT /forgot_password': {
    body: {
      user: { reset_password_token: r.link, password: 'Another-2026!', password_confirmation: 'Another-2026!' },
    },
  },

  'POST /forgot_password/link': { body: { user: { reset_password_token: r.link } } },
  ...setupSamples,

  'POST /purchase_orders/:id/copy': { body: { purchase_order: { order_number: 'Copy' } } },
  'POST /purchase_orders/:id/purchase_order_pdf': {},
  'GET /purchase_orders/:id/unprintable_letters': {},
  'GET /organizations': { query: `ids[]=${r.organization}` },
  'GET /organizations/:id': {},
  'POST /organizations': {
    body: { organization: { name: 'New', short_name: 'N', email: 'n@test.example', address_attributes } },
  },
  'GET /organizations/:id/picture/original': {},
  'GET /organizations/:id/picture/thumb': {},
  'PUT /organizations/:id': { body: { organization: { contact_person: 'Somebody else' } } },

  'GET /programs': { query: `ids[]=${r.program}` },
  'GET /programs/:id': {},
  'GET /programs/counts': { query: `ids[]=${r.program}` },
  'GET /programs/:id/order_figures': {},
  'POST /programs': { body: { program: { name: 'New' } } },
  'PUT /programs/:id': { body: { program: { name: 'Renamed' } } },

  ...partSamples,
  ...{ ...importSamples(r), ...mergeSamples(r) },
  'GET /attachments/expiring': { query: 'until=2099-12-31' },

  'GET /users': { query: `ids[]=${r.user}` },
  'GET /users/:id': {},
  'POST /users': {
    body: {
      user: {
        first_name: 'New',
        last_name: 'Person',
        email: 'new@test.example',
        permission_id: noRights.id,
        organization_id: r.organization,
        program_ids: [r.program],
      },
    },
  },
  'PUT /users/:id': { body: { user: { job_title: 'Driver', program_ids: [] } } },
  'GET /users/:id/picture/original': {},
  'GET /users/:id/picture/thumb': {},
  'POST /users/:id/invite': {},
  'POST /users/:id/invitation_link': {},
  'POST /users/:id/reset_link': {},
  'POST /users/:id/activate': {},
  'POST /users/:id/deactivate': {},
  'GET /permissions': {},

  'GET /api_keys': { query: `ids[]=${r.apiKey}` },
  'GET /api_keys/:id': {},
  'POST /api_keys': {
    body: {
      api_key: {
        name: 'New',
        permission_id: noRights.id,
        organization_id: r.organization,
        program_ids: [r.program],
        expires_at: tomorrow,
      },
    },
  },
  'POST /api_keys/:id/revoke': {},

  'GET /vendors': { query: `ids[]=${r.vendor}` },
  'GET /vendors/:id': {},
  'POST /vendors': { body: { vendor: { name: 'New', address_attributes } } },
  'PUT /vendors/:id': { body: { vendor: { name: 'Renamed' } } },

  'GET /couriers': { query: `ids[]=${r.courier}` },
  'GET /couriers/:id': {},
  'POST /couriers': { body: { courier: { company_name: 'New', address_attributes } } },
  'PUT /couriers/:id': { body: { courier: { company_name: 'Renamed' } } },
  'GET /couriers/airlines': { query: `ids[]=${r.courier}` },
  'GET /couriers/:id/airlines': {},
  'GET /couriers/:id/airlines/:airlineId': {},
  'GET /couriers/:id/airlines/:airlineId/history': {},
  'POST /couriers/:id/airlines': { body: { airline: { name: 'New', prefix: '999' } } },
  'PUT /couriers/:id/airlines/:airlineId': { body: { airline: { name: 'Renamed' } } },

  'GET /end_users': { query: `ids[]=${r.endUser}` },
  'GET /end_users/:id': {},
  'POST /end_users': { body: { end_user: { last_name: 'New', program_ids: [r.program], group_ids: [r.group] } } },
  'PUT /end_users/:id': { body: { end_user: { last_name: 'Renamed' } } },

  'GET /groups': { query: `ids[]=${r.group}` },
  'GET /groups/:id': {},
  'POST /groups': { body: { group: { program_id: r.program, name: 'New', address_attributes } } },
  'PUT /groups/:id': { body: { group: { name: 'Renamed', address_attributes } } },

  'GET /status_reasons': { query: `ids[]=${r.reason}` },
  'GET /status_reasons/:id': {},
  'POST /status_reasons': { body: { model: 'order_item', status: 'on_hold', sub_status: 'New' } },
  'PUT /status_reasons/:id': { body: { sub_status: 'Renamed' } },
  'POST /status_reasons/:id/archive': {},
  'GET /purchase_orders': { query: `program_id=${r.program}` },
  'GET /purchase_orders/statuses': {},
  'GET /purchase_orders/new_defaults': { query: `program_id=${r.program}` },
  'GET /purchase_orders/:id': {},
  'POST /purchase_orders': {
    body: {
      purchase_order: {
        program_id: r.program,
        order_number: 'New',
        vendor_id: r.vendor,
        end_user_id: r.endUser,
        group_id: r.group,
        user_ids: [r.user],
      },
    },
  },
  'PATCH /purchase_orders/:id': {
    body: { purchase_order: { vendor_id: r.vendor, end_user_id: r.endUser, group_id: r.group, credit_card: 'Visa' } },
  },
  'PUT /purchase_orders/:id/manage': { body: { user: { ids: [r.user] } } },
  'GET /purchase_orders/:id/assigned_status': {},
  'PUT /purchase_orders/:id/assigned_status': { body: status },
  'GET /purchase_orders/:id/available_status_reasons': { query: 'status=on_hold' },
  'GET /purchase_orders/:id/comments': {},
  'POST /purchase_orders/:id/comments': { body: said({ source: 'internal' }) },
  'PUT /purchase_orders/:id/comments/:commentId': { body: said() },
  'DELETE /purchase_orders/:id/comments/:commentId': {},
  'GET /purchase_orders/:id/order_items/new_parent_defaults': {},

  'GET /purchase_orders/:id/items_work': {},
  'GET /purchase_orders/:id/removed_items/:itemId': {},
  'GET /order_items': { query: `purchase_order_id=${r.order}` },
  'GET /purchase_orders/order_items': { query: `ids[]=${r.order}` },
  'GET /commercial_invoices/order_items': { query: `ids[]=${r.shipment}` },
  'GET /order_items/statuses': {},
  'GET /order_items/:id': {},
  'GET /order_items/:id/place': {},
  'POST /order_items': {
    body: {
      order_item: { ...newItem, purchase_order_id: r.order },
    },
  },
  'PUT /order_items/:id': { body: { order_item: { material: 'Renamed' } } },
  'DELETE /order_items/:id': {},
  'GET /order_items/:id/assigned_status': {},
  'PUT /order_items/:id/assigned_status': { body: status },
  'GET /order_items/:id/available_status_reasons': { query: 'status=on_hold' },
  'GET /order_items/:id/comments': {},
  'POST /order_items/:id/comments': { body: said({ source: 'internal' }) },
  'PUT /order_items/:id/comments/:commentId': { body: said() },
  'DELETE /order_items/:id/comments/:commentId': {},
  ...stepSamples,
  ...manySamples(r),
  ...adviceSamples,

  'GET /commercial_invoices': { query: `program_id=${r.program}` },
  'GET /commercial_invoices/statuses': {},
  'GET /commercial_invoices/new_defaults': { query: `program_id=${r.program}` },
  'GET /commercial_invoices/:id': {},
  'POST /commercial_invoices': {
    body: {
      commercial_invoice: {
        program_id: r.program,
        invoice_number: 'New',
        group_id: r.group,
        shipment_type: 'air',
        courier_id: r.courier,
        user_ids: [r.user],
      },
    },
  },
  'PUT /commercial_invoices/:id': {
    body: { commercial_invoice: { group_id: r.group, courier_id: r.courier, notes: 'Fragile' } },
  },
  'PUT /commercial_invoices/:id/manage': { body: { user: { ids: [r.user] } } },
  'PUT /commercial_invoices/:id/approvals': { body: { commercial_invoice: { ehs_approval: '2026-03-02' } } },
  'POST /commercial_invoices/:id/order_items': { body: { selected_order_item_ids: [r.item] } },
  'DELETE /commercial_invoices/:id/order_items/:orderItemId': {},
  'GET /commercial_invoices/:id/available_order_items': { query: `selected_order_item_ids[]=${r.item}` },
  'GET /commercial_invoices/:id/assigned_status': {},
  'PUT /commercial_invoices/:id/assigned_status': { body: status },
  'POST /commercial_invoices/:id/commercial_invoice_pdf': {},
  'POST /commercial_invoices/:id/packing_list_pdf': {},
  'POST /commercial_invoices/:id/commercial_invoice_hs_pdf': {},
  'POST /commercial_invoices/:id/end_users_pdf': {},
  'GET /commercial_invoices/:id/unprintable_letters': {},
  'GET /commercial_invoices/:id/comments': {},
  'POST /commercial_invoices/:id/comments': { body: said({ source: 'internal' }) },
  'PUT /commercial_invoices/:id/comments/:commentId': { body: said() },
  'DELETE /commercial_invoices/:id/comments/:commentId': {},

  ...documents('/purchase_orders', r.order),
  ...documents('/commercial_invoices', r.shipment),
  ...documents('/order_items', r.item),
  ...documents('/users', r.user),
  ...documents('/vendors', r.vendor),
  ...documents('/couriers', r.courier),
  ...documents('/end_users', r.endUser),
  'GET /available_document_types': { query: 'model=PurchaseOrder' },

  ...Object.fromEntries(histories),
  ...Object.fromEntries(files),
  'GET /changes': {},
  'GET /comments': {},
  'GET /notifications': {},
  'POST /notifications/:id/read': {},
  'DELETE /notifications/delete_all': {},
  'GET /notifications/settings': {},
  'PUT /notifications/settings': {
    body: { notification_settings: { all_programs: false, programs_settings: [{ id: r.program, value: false }] } },
  },
  'GET /notification_types': {},
  'GET /countries': {},
  'GET /unit_of_measures': {},
  'GET /dangerous_goods_classes': { query: 'dg_classes[]=3' },
  ...Object.fromEntries(closedLists.map((list) => [`GET /${list}`, {}])),
});

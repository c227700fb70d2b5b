import { texts } from '../language/texts.ts';
import { wordingIn } from '../language/wording.ts';

const { number, plural } = wordingIn('en');

/** The words of files with the rows of a list: names of the lists, and what the second sheet says. */
export const messages = texts('spreadsheet', {
  lists: {
    purchaseOrders: 'Purchase Orders',
    shipments: 'Commercial Invoices',
    orderItems: 'Order Items',
    vendors: 'Vendors',
    endUsers: 'End Users',
    groups: 'Groups',
    couriers: 'Couriers',
    airlines: 'Airlines',
    documents: 'Documents',
    programs: 'Programs',
    users: 'Users',
    organizations: 'Organizations',
    substatuses: 'Substatuses',
    apiKeys: 'API Keys',
  },
  /** The name of the second sheet. */
  about: 'About this file',
  /** What the lines of the second sheet are called. */
  lines: {
    list: 'List',
    program: 'Program',
    rows: 'Rows',
    search: 'Search',
    sort: 'Sorted by',
    madeBy: 'Exported by',
    madeAt: 'Exported on',
    timeZone: 'Time zone',
  },
  /** Filters that are called otherwise than a column. */
  filters: {
    archived: 'Archived',
    country_of_manufacture: 'Country of manufacture',
    dry_ice: 'Dry ice (kg)',
    due: 'Next step',
    eei_export: 'EEI filing',
    expiry_date: 'Expiry date',
    goods_receipt_condition: 'Condition on receipt',
    goods_receipt_received_date: 'Received on',
    assessment_dg_class: 'Dangerous goods class',
    assessment_dg_description: 'Dangerous goods description',
    has_itn: 'Has an ITN',
    invoice_number: 'Invoice number',
    itn: 'ITN',
    mta_status: 'MTA status',
    overview: 'Section of the overview',
    package_quantity: 'Packages',
    permission_ids: 'Roles',
    phases: 'Phase',
    program_ids: 'Programs',
    purchase_order_ids: 'Purchase orders',
    screened: 'Screened',
    shipment: 'Shipment type',
    source: 'Our own order',
    split_kit: 'Kit',
    state: 'State',
    total_weight: 'Total weight (kg)',
    urgent: 'Urgent',
    vc_file_attached: 'Screening document attached',
    vendor_name: 'Vendor',
    wcm_invoice_number: 'WCM invoice number',
  },
  yes: 'Yes',
  no: 'No',
  unassigned: 'Unassigned',
  selectedRows: (rows: number) => plural(rows, { one: '1 selected row', other: `${number(rows)} selected rows` }),
  /** @param typed what was searched for */
  similarTo: (typed: string) => `${typed} (nothing is called so: these are similar names)`,
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  range: (from: string | undefined, to: string | undefined) =>
    from === undefined ? `up to ${to}` : to === undefined ? `from ${from}` : `from ${from} to ${to}`,
  /** @param key the name of an API key @param person who made the key */
  byKey: (key: string, person: string) => `${key} (API key of ${person})`,
  tooMany: (most: number) => `has more than ${number(most)} rows: narrow the filters`,
});

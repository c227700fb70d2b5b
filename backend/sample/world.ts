/** The records of the sample program, as data. Names and numbers say that they are sample data. */

/** The name of the sample program. */
export const programName = 'Sample program';

/** The colors of the sample program: white text on `main` and `hover` has a contrast of at least 4.5. */
export const palette = { main: '#5b5675', hover: '#474360', backlight: '#efeef4' };

/** The groups that the goods are for. */
export const groups = [
  {
    name: 'Lakeside District Hospital',
    attn: 'Chief pharmacist',
    address: { country: 'MW', city: 'Mangochi', address: 'Hospital Road 1' },
  },
  {
    name: 'Northern Reference Laboratory',
    attn: 'Laboratory manager',
    address: { country: 'GH', city: 'Tamale', address: 'Bolgatanga Road 12' },
  },
] as const;

/** The vendors that the goods are bought from. */
export const vendors = [
  { name: 'Hillview Pharmaceuticals', address: { country: 'IN', city: 'Hyderabad', address: 'Plot 14, Phase II' } },
  { name: 'Albion Laboratory Supplies', address: { country: 'GB', city: 'Leeds', address: '8 Canal Wharf' } },
] as const;

/** The end users, each with its group. */
export const endUsers = [
  { external_organization_name: 'Lakeside District Health Office', country: 'MW', group: 0 },
  { first_name: 'Ama', last_name: 'Mensah', country: 'GH', group: 1 },
] as const;

/** The courier that carries the shipments. It has no airlines: none is needed to try with. */
export const courier = {
  name: 'Coastline Forwarding',
  address: { country: 'KE', city: 'Mombasa', address: 'Port Reitz Road 30' },
} as const;

/** The statuses that an item of an order is brought to, before shipments leave. */
export type ItemState =
  | 'open'
  | 'in_review'
  | 'on_hold'
  | 'no_ship'
  | 'assessed'
  | 'received'
  | 'ready'
  | 'in_package'
  | 'demaged';

/** An item: the catalog number of its product, its quantity and its status. */
export interface SampleItem {
  readonly catalog: string;
  readonly quantity: string;
  readonly state: ItemState;
  readonly urgent?: true;
  /** The status after its shipment has left or was delivered, if it is not its shipment's. */
  readonly after?: 'lost' | 'archived';
}

/** An order, whose party numbers are places in the lists above. */
export interface SampleOrder {
  readonly group: 0 | 1;
  readonly vendor: 0 | 1;
  /** How many days ago it was placed. */
  readonly age: number;
  /** The statuses that it goes through, after `open`. */
  readonly path: readonly string[];
  readonly items: readonly SampleItem[];
  /** The place of the shipment that its items travel in: those that can. */
  readonly shipment?: 0 | 1 | 2;
  readonly comment?: string;
}

const item = (catalog: string, quantity: string, state: ItemState, more: Partial<SampleItem> = {}): SampleItem => ({
  catalog,
  quantity,
  state,
  ...more,
});

/** The orders. Together their items are in every status. */
export const orders: readonly SampleOrder[] = [
  {
    ...{ group: 0, vendor: 0, age: 4, path: [] },
    items: [item('ACT-20120-24', '600', 'open', { urgent: true }), item('RDT-MAL-25', '80', 'open')],
    comment: 'Try it: open Inventory Assessments and work through the items of this order.',
  },
  {
    ...{ group: 1, vendor: 1, age: 9, path: ['in_review'] },
    items: [item('LAB-MIC-B4', '2', 'in_review'), item('GX-MTB-10', '20', 'open')],
  },
  {
    ...{ group: 1, vendor: 1, age: 21, path: ['approved'] },
    items: [
      item('CH-1230-25', '6', 'assessed'),
      item('GLV-N-M', '120', 'received'),
      item('LAB-SPC-60', '40', 'on_hold'),
      item('LAB-FBC-20', '4', 'no_ship'),
      item('CC-LOG-30', '15', 'demaged'),
    ],
  },
  {
    ...{ group: 0, vendor: 0, age: 30, path: ['approved'], shipment: 0 },
    items: [item('TLD-90', '400', 'in_package'), item('SYR-AD-05', '12000', 'ready'), item('SB-5L', '150', 'received')],
  },
  {
    ...{ group: 1, vendor: 1, age: 35, path: ['approved'], shipment: 1 },
    items: [item('RHZE-672', '30', 'received'), item('MIS-200-4', '200', 'received')],
  },
  {
    ...{ group: 0, vendor: 1, age: 60, path: ['approved', 'closed'], shipment: 2 },
    items: [
      item('RDT-HIV-100', '20', 'ready'),
      item('MGS-50-10', '300', 'ready', { after: 'lost' }),
      item('KIT-CDK', '120', 'ready'),
    ],
  },
  {
    ...{ group: 0, vendor: 0, age: 90, path: ['approved', 'closed', 'archived'], shipment: 2 },
    items: [item('SP-50025', '240', 'ready', { after: 'archived' })],
  },
  {
    ...{ group: 1, vendor: 0, age: 12, path: ['on_hold'] },
    items: [item('LLIN-160', '900', 'on_hold')],
  },
];

/** A shipment to a group. */
export interface SampleShipment {
  readonly group: 0 | 1;
  readonly type: string;
  /** The statuses that it goes through, after `open`. */
  readonly path: readonly string[];
  /** Kilograms. */
  readonly weight: string;
  readonly packages: number;
}

/** The shipments: one is being packed, one waits for review, one was delivered. */
export const shipments: readonly SampleShipment[] = [
  { group: 0, type: 'ocean', path: [], weight: '412.5', packages: 3 },
  { group: 1, type: 'truck', path: ['in_review'], weight: '96', packages: 2 },
  {
    ...{ group: 0, type: 'ocean', weight: '268', packages: 4 },
    path: ['in_review', 'reviewed', 'approved', 'ready', 'shipping', 'delivered'],
  },
];

/** The fields that columns of a file can become, for each kind of import. Their keys are those of api/v1. */
import { DOUBTFUL_HEADINGS, DOUBTFUL_TOTAL_HEADINGS, HEADINGS, TOTAL_HEADINGS } from './itemHeadings.ts';
import { areCountries, areEmails, areHsCodes, areUnNumbers, areWebsites } from './looksLike.ts';
import { DOUBTFUL_ORDER_HEADINGS, ORDER_HEADINGS } from './orderHeadings.ts';
import { ADDRESS_HEADINGS, END_USER_HEADINGS, GROUP_HEADINGS, VENDOR_HEADINGS } from './partyHeadings.ts';
import { DELIVERY_HEADINGS, MORE_DELIVERY_HEADINGS } from './shipmentHeadings.ts';
import type { ImportField } from './types.ts';
import { foldHeading } from './wordForms.ts';

/** Returns the headings of a column of items, and those that may mean another one. */
const item = (column: string) => {
  const doubtful = DOUBTFUL_HEADINGS[column];
  return { headings: HEADINGS[column] ?? [], ...(doubtful && { doubtfulHeadings: doubtful }) };
};

/** Items of one order. */
export const orderItemFields: readonly ImportField[] = [
  { key: 'position', kind: 'number', isLine: true, ...item('position') },
  { key: 'material', kind: 'text', required: true, ...item('material') },
  { key: 'catalog_number', kind: 'code', required: true, ...item('catalogNumber') },
  { key: 'quantity', kind: 'number', required: true, ...item('quantity') },
  { key: 'size_per_item', kind: 'text', required: true, ...item('sizePerItem') },
  { key: 'value_per_item', kind: 'money', required: true, ...item('valuePerItem') },
  {
    key: 'total_value',
    kind: 'money',
    compareOnly: true,
    productOf: ['quantity', 'value_per_item'],
    headings: TOTAL_HEADINGS,
    doubtfulHeadings: DOUBTFUL_TOTAL_HEADINGS,
  },
  { key: 'hs_code', kind: 'code', looksLike: areHsCodes, ...item('hsCode') },
  {
    key: 'countries_of_manufacture',
    kind: 'countries',
    looksLike: areCountries,
    ...item('countriesOfManufacture'),
  },
  { key: 'eccn_details', kind: 'text', ...item('eccnDetails') },
  { key: 'eei_export', kind: 'boolean', ...item('eeiExport') },
  { key: 'dg_class', kind: 'choice', ...item('dgClass') },
  { key: 'un_number', kind: 'code', looksLike: areUnNumbers, ...item('unNumber') },
  { key: 'packing_group', kind: 'choice', ...item('packingGroup') },
  { key: 'net_quantity', kind: 'number', ...item('netQuantity') },
  { key: 'shipment', kind: 'choice', ...item('shipmentType') },
  { key: 'storage', kind: 'choice', ...item('storage') },
  { key: 'urgent', kind: 'boolean', ...item('urgent') },
  { key: 'lot_number', kind: 'code', ...item('lotNumber') },
  { key: 'expiry_date', kind: 'date', ...item('expiryDate') },
  { key: 'received_date', kind: 'date', ...item('receivedDate') },
  { key: 'notes', kind: 'long_text', ...item('notes') },
];

const order = <Key extends keyof typeof ORDER_HEADINGS>(key: Key) => {
  const doubtful: Readonly<Partial<Record<string, readonly string[]>>> = DOUBTFUL_ORDER_HEADINGS;
  return { key, headings: ORDER_HEADINGS[key], ...(doubtful[key] && { doubtfulHeadings: doubtful[key] }) };
};

/** The fields of an order itself, which its lines repeat. */
export const purchaseOrderFields: readonly ImportField[] = [
  { ...order('order_number'), kind: 'code', required: true },
  { ...order('order_number_internal'), kind: 'code' },
  { ...order('order_date'), kind: 'date' },
  { ...order('vendor_id'), kind: 'name', required: true },
  { ...order('end_user_id'), kind: 'name', required: true },
  { ...order('group_id'), kind: 'name', required: true },
  { ...order('program_id'), kind: 'name' },
  { ...order('credit_card'), kind: 'text' },
  { ...order('funding_number'), kind: 'code' },
  { ...order('funding_description'), kind: 'text' },
];

/** Among orders, a country alone may be that of who gets the goods. */
const orderedItemFields = orderItemFields.map((field): ImportField => {
  const others = new Set(DOUBTFUL_ORDER_HEADINGS.end_user_id.map(foldHeading));
  if (field.key !== 'countries_of_manufacture') return field;
  const isShared = (heading: string) => others.has(foldHeading(heading));
  return {
    ...field,
    headings: field.headings.filter((heading) => !isShared(heading)),
    doubtfulHeadings: field.headings.filter(isShared),
  };
});

const address = (key: keyof typeof ADDRESS_HEADINGS, kind: ImportField['kind']): ImportField => ({
  key: `address_attributes.${key}`,
  kind,
  headings: ADDRESS_HEADINGS[key],
  ...(key === 'country' && { looksLike: areCountries }),
});

const addressFields: readonly ImportField[] = [
  address('country', 'country'),
  address('city', 'text'),
  address('address', 'long_text'),
  address('state', 'text'),
  address('zip_code', 'code'),
];

type Kinds<Headings> = Readonly<Record<keyof Headings, Omit<ImportField, 'key' | 'headings'>>>;

/** Declares a field for each of the headings. */
const fieldsOf = <Headings extends Readonly<Record<string, readonly string[]>>>(
  headings: Headings,
  kinds: Kinds<Headings>,
): ImportField[] =>
  Object.entries(headings).map(([key, names]) => ({ key, headings: names, ...kinds[key as keyof Headings] }));

const screening = { visual_compliance_date: { kind: 'date' }, risk_level: { kind: 'choice' } } as const;

const vendorFields: readonly ImportField[] = [
  ...fieldsOf(VENDOR_HEADINGS, {
    name: { kind: 'text', required: true },
    ein: { kind: 'code' },
    phone_number: { kind: 'code' },
    website: { kind: 'text', looksLike: areWebsites },
    email: { kind: 'text', looksLike: areEmails },
    notes: { kind: 'long_text' },
    ...screening,
  }),
  ...addressFields,
];

const endUserFields: readonly ImportField[] = fieldsOf(END_USER_HEADINGS, {
  first_name: { kind: 'text' },
  last_name: { kind: 'text' },
  external_organization_name: { kind: 'text' },
  country: { kind: 'country', looksLike: areCountries },
  program_ids: { kind: 'name' },
  group_ids: { kind: 'name' },
  opc: { kind: 'boolean' },
  notes: { kind: 'long_text' },
  ...screening,
});

const groupFields: readonly ImportField[] = [
  ...fieldsOf(GROUP_HEADINGS, {
    name: { kind: 'text', required: true },
    program_id: { kind: 'name' },
    attn: { kind: 'text' },
    latin_name: { kind: 'text' },
    tax_number: { kind: 'code' },
    requires_import_permit: { kind: 'boolean' },
    phone_number: { kind: 'code' },
    ...screening,
  }),
  ...addressFields,
];

/** The fields that deliveries have under the same keys as orders and items. */
const alikeKeys = new Set([
  ...['order_number', 'order_number_internal', 'order_date', 'vendor_id', 'end_user_id', 'group_id', 'program_id'],
  ...[
    'material',
    'catalog_number',
    'quantity',
    'size_per_item',
    'value_per_item',
    'total_value',
    'notes',
    'received_date',
  ],
]);

/** Those of them in whose place a line may say something else: its id, its country, or how many a pack has. */
const insteadKeys = new Set(['catalog_number', 'end_user_id', 'size_per_item']);

/** Delivered lines, with their orders and the shipments in which they came. Their countries are those of who got them. */
const deliveryFields: readonly ImportField[] = [
  ...[...purchaseOrderFields, ...orderItemFields].flatMap((field): ImportField[] => {
    if (field.key === 'shipment') return [{ ...field, key: 'shipment_type' }];
    if (!alikeKeys.has(field.key)) return [];
    if (field.key === 'notes') return [{ ...field, headings: [...field.headings, ...MORE_DELIVERY_HEADINGS.notes] }];
    const { required: _, ...optional } = field;
    return [insteadKeys.has(field.key) ? optional : field];
  }),
  ...fieldsOf(DELIVERY_HEADINGS, {
    line_id: { kind: 'code' },
    country: { kind: 'country' },
    quote_date: { kind: 'date' },
    pack_count: { kind: 'number' },
    shipment_number: { kind: 'code' },
    incoterm: { kind: 'text' },
    anticipated_ship_date: { kind: 'date' },
    shipped_date: { kind: 'date' },
    weight: { kind: 'number' },
    freight_cost: { kind: 'money' },
  }),
];

/** The fields of each kind of import. */
export const importFields = {
  purchase_orders: [...purchaseOrderFields, ...orderedItemFields],
  order_items: orderItemFields,
  vendors: vendorFields,
  end_users: endUserFields,
  groups: groupFields,
  deliveries: deliveryFields,
} as const satisfies Readonly<Record<string, readonly ImportField[]>>;

/** What a file is imported as. */
export type ImportKind = keyof typeof importFields;

import { type Kysely, sql } from 'kysely';

/**
 * Keeps what each approval of a shipment approved, and what a program asks for before an invoice is approved. An approval
 * is compared with the shipment as it is now, so that no writer of a shipment, an item or a party has to remember it.
 *
 * Approvals that are already given get the content of today: what changed before is not known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Fields of the content by name, each as an SQL expression. */
type Fields = Readonly<Record<string, string>>;

const decimal = (column: string) => `trim_scale(${column})::text`;
const address = (column: string) => `jsonb_strip_nulls(${column} - 'notes')`;
const list = (column: string) => `nullif(${column}, '{}')`;

/*
 * What is approved: the goods, the parties, and how and under which terms they travel. Totals follow from quantities and
 * values. Nulls, false and empty lists are left out, and decimals have no needless zeros, so that a column added or widened
 * later changes no content that is already kept.
 */
const ofShipment: Fields = {
  shipment_type: 's.shipment_type',
  incoterm: 's.incoterm',
  incoterm_place: 's.incoterm_place',
  payment_terms: 's.payment_terms',
  export_reason: 's.export_reason',
  sold_to: 's.sold_to',
  notify_party: 's.notify_party',
  freight_cost: decimal('s.freight_cost'),
  insurance_cost: decimal('s.insurance_cost'),
  package_quantity: 's.package_quantity',
  package_type: 's.package_type',
  total_weight: decimal('s.total_weight'),
  dry_ice: decimal('s.dry_ice'),
  net_weight: decimal('s.net_weight'),
  eei_export: 's.eei_export',
  license_number: 's.license_number',
  license_exception: 's.license_exception',
};
const ofExporter: Fields = { id: 'o.id', name: 'o.name', address: address('o.address') };
const ofGroup: Fields = {
  id: 'g.id',
  name: 'g.name',
  attn: 'g.attn',
  latin_name: 'g.latin_name',
  tax_number: 'g.tax_number',
  address: address('g.address'),
};
const ofCourier: Fields = { id: 'c.id', company_name: 'c.company_name' };
const ofVendor: Fields = { name: 'v.name', address: address('v.address') };
const ofEndUser: Fields = {
  label: 'e.label',
  external_organization_name: 'e.external_organization_name',
  country: 'e.country',
};
const ofItem: Fields = {
  material: 'i.material',
  catalog_number: 'i.catalog_number',
  quantity: decimal('i.quantity'),
  size_per_item: 'i.size_per_item',
  value_per_item: decimal('i.value_per_item'),
  hs_code: 'i.hs_code',
  eccn_details: 'i.eccn_details',
  eei_export: 'i.eei_export',
  countries_of_manufacture: list('i.countries_of_manufacture'),
  storage: 'i.storage',
  assessed: 'nullif(i.assessed, false)',
  un_number: 'i.un_number',
  dg_class: 'i.dg_class',
  packing_group: 'i.packing_group',
  subsidiary_hazards: list('i.subsidiary_hazards'),
  dg_description: 'i.dg_description',
  vendor_id: 'i.vendor_id',
  end_user_id: 'po.end_user_id',
};

const items = 'from order_items i join purchase_orders po on po.id = i.purchase_order_id where i.shipment_id = s.id';
const exporter = 'from organizations o where o.id = s.organization_id';
const group = 'from groups g where g.id = s.group_id';
const courier = 'from couriers c where c.id = s.courier_id';
const vendors = 'from vendors v where v.id in (select i.vendor_id from order_items i where i.shipment_id = s.id)';
const endUsers = `from end_users e where e.id in (select po.end_user_id ${items})`;

const json = (fields: Fields) =>
  `jsonb_build_object(${Object.entries(fields)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})`;
/** One text; a field without a value adds nothing to it. No stored line of text has the separator, a control character. */
const text = (fields: Fields) =>
  `concat_ws(chr(31), ${Object.entries(fields)
    .map(([name, value]) => `'${name}=' || (${value})::text`)
    .join(', ')})`;

/** The content itself, by which the changes are told. In PL/pgSQL, which plans a statement once for a whole list. */
const content = `
  create function shipment_content(bigint) returns jsonb language plpgsql stable cost 5000 as $$
  begin
    return (select jsonb_strip_nulls(jsonb_build_object(
      'shipment', ${json(ofShipment)},
      'exporter', (select ${json(ofExporter)} ${exporter}),
      'group', (select ${json(ofGroup)} ${group}),
      'courier', (select ${json(ofCourier)} ${courier}),
      'vendors', (select jsonb_object_agg(v.id, ${json(ofVendor)}) ${vendors}),
      'end_users', (select jsonb_object_agg(e.id, ${json(ofEndUser)}) ${endUsers}),
      'items', (select jsonb_object_agg(i.id, ${json(ofItem)}) ${items})))
    from shipments s where s.id = $1);
  end $$`;

/** A digest of the same fields, which takes a fifth of the time: lists compare it. */
const digest = `
  create function shipment_digest(bigint) returns text language plpgsql stable cost 1000 as $$
  begin
    return (select encode(sha256(convert_to(concat_ws(chr(30),
      ${text(ofShipment)},
      (select ${text(ofExporter)} ${exporter}),
      (select ${text(ofGroup)} ${group}),
      (select ${text(ofCourier)} ${courier}),
      (select string_agg(v.id || ':' || ${text(ofVendor)}, chr(29) order by v.id) ${vendors}),
      (select string_agg(e.id || ':' || ${text(ofEndUser)}, chr(29) order by e.id) ${endUsers}),
      (select string_agg(i.id || ':' || ${text(ofItem)}, chr(29) order by i.id) ${items})), 'UTF8')), 'hex')
    from shipments s where s.id = $1);
  end $$`;

/**
 * The approvals of a shipment that do not count: its content is another now, or the program wants a second person and
 * whoever gave it sent the invoice for review. `sent_…` dates are steps, not approvals: they always count.
 */
const lapsed = `
  create function shipment_lapsed_approvals(bigint) returns text[] language plpgsql stable cost 2000 as $$
  declare
    now text := shipment_digest($1);
  begin
    return (
      select coalesce(array_agg(a.field order by a.field), '{}')
      from shipment_approvals a
      join shipments s on s.id = a.shipment_id
      join programs p on p.id = s.program_id
      where a.shipment_id = $1 and a.field in ('ehs_approval', 'ff_approval', 'program_approval')
        and (a.digest <> now or (p.second_person_approves and a.user_id = s.sent_for_review_by)));
  end $$`;

const statements = [
  `alter table programs
    add column required_approvals text[] not null default '{}',
    add column second_person_approves boolean not null default false`,
  'alter table shipments add column sent_for_review_by bigint references users',
  content,
  digest,
  `create table shipment_approvals (
    shipment_id bigint not null references shipments on delete cascade,
    field text not null,
    content jsonb not null,
    digest text not null,
    user_id bigint references users,
    at timestamptz,
    primary key (shipment_id, field))`,
  lapsed,
  `insert into shipment_approvals (shipment_id, field, content, digest)
    with approved as materialized (
      select s.*, shipment_content(s.id) as content, shipment_digest(s.id) as digest
      from shipments s
      where coalesce(ehs_approval, ff_approval, sent_for_ff_approval, sent_for_program_approval, program_approval)
        is not null)
    select s.id, given.field, s.content, s.digest
    from approved s
    cross join lateral (values
      ('ehs_approval', s.ehs_approval), ('ff_approval', s.ff_approval),
      ('sent_for_ff_approval', s.sent_for_ff_approval), ('sent_for_program_approval', s.sent_for_program_approval),
      ('program_approval', s.program_approval)) as given (field, date)
    where given.date is not null`,
];

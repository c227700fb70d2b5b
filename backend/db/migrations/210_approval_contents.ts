import { type Kysely, sql } from 'kysely';

/**
 * Keeps what each approval of a shipment approved, and what a program asks for before an invoice is approved. An approval
 * is compared with the shipment as it is now, so that no writer of a shipment, an item or a party has to remember it.
 *
 * Approvals that are already given get the content of today: what changed before is not known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

/**
 * What is approved: the goods, the parties, and how and under which terms they travel. Totals follow from quantities and
 * values. Nulls, false and empty lists are left out, and decimals have no needless zeros, so that a column added or
 * widened later changes no content that is already kept.
 */
const content = sql`
  create function shipment_content(bigint) returns jsonb language sql stable cost 5000 as $$
    select jsonb_strip_nulls(jsonb_build_object(
      'shipment', jsonb_build_object(
        'shipment_type', s.shipment_type, 'incoterm', s.incoterm, 'freight_cost', trim_scale(s.freight_cost)::text,
        'package_quantity', s.package_quantity, 'package_type', s.package_type,
        'total_weight', trim_scale(s.total_weight)::text, 'dry_ice', trim_scale(s.dry_ice)::text,
        'eei_export', s.eei_export),
      'exporter', (
        select jsonb_build_object('id', o.id, 'name', o.name, 'address', o.address - 'notes')
        from organizations o where o.id = s.organization_id),
      'group', (
        select jsonb_build_object('id', g.id, 'name', g.name, 'attn', g.attn, 'address', g.address - 'notes')
        from groups g where g.id = s.group_id),
      'courier', (select jsonb_build_object('id', c.id, 'company_name', c.company_name) from couriers c where c.id = s.courier_id),
      'vendors', (
        select jsonb_object_agg(v.id, jsonb_build_object('name', v.name, 'address', v.address - 'notes'))
        from vendors v
        where v.id in (select i.vendor_id from order_items i where i.shipment_id = s.id)),
      'end_users', (
        select jsonb_object_agg(e.id, jsonb_build_object(
          'label', e.label, 'external_organization_name', e.external_organization_name, 'country', e.country))
        from end_users e
        where e.id in (
          select po.end_user_id from order_items i join purchase_orders po on po.id = i.purchase_order_id
          where i.shipment_id = s.id)),
      'items', (
        select jsonb_object_agg(i.id, jsonb_build_object(
          'material', i.material, 'catalog_number', i.catalog_number, 'quantity', trim_scale(i.quantity)::text,
          'size_per_item', i.size_per_item, 'value_per_item', trim_scale(i.value_per_item)::text,
          'hs_code', i.hs_code, 'eccn_details', i.eccn_details, 'eei_export', i.eei_export,
          'countries_of_manufacture', to_jsonb(nullif(i.countries_of_manufacture, '{}')),
          'storage', i.storage, 'assessed', nullif(i.assessed, false), 'un_number', i.un_number, 'dg_class', i.dg_class,
          'packing_group', i.packing_group, 'subsidiary_hazards', to_jsonb(nullif(i.subsidiary_hazards, '{}')),
          'dg_description', i.dg_description, 'vendor_id', i.vendor_id, 'end_user_id', po.end_user_id))
        from order_items i join purchase_orders po on po.id = i.purchase_order_id
        where i.shipment_id = s.id)))
    from shipments s where s.id = $1
  $$`;

/**
 * The approvals of a shipment that do not count: its content is another now, or the program wants a second person and
 * whoever gave it sent the invoice for review. `sent_…` dates are steps, not approvals: they always count.
 */
const lapsed = sql`
  create function shipment_lapsed_approvals(bigint) returns text[] language sql stable cost 10000 as $$
    with now as materialized (select shipment_content($1) as content)
    select coalesce(array_agg(a.field order by a.field), '{}')
    from shipment_approvals a
    join shipments s on s.id = a.shipment_id
    join programs p on p.id = s.program_id
    where a.shipment_id = $1 and a.field in ('ehs_approval', 'ff_approval', 'program_approval')
      and (a.content is distinct from (select content from now)
        or (p.second_person_approves and a.user_id = s.sent_for_review_by))
  $$`;

const statements = [
  sql`alter table programs
    add column required_approvals text[] not null default '{}',
    add column second_person_approves boolean not null default false`,
  sql`alter table shipments add column sent_for_review_by bigint references users`,
  content,
  sql`create table shipment_approvals (
    shipment_id bigint not null references shipments on delete cascade,
    field text not null,
    content jsonb not null,
    user_id bigint references users,
    at timestamptz,
    primary key (shipment_id, field))`,
  lapsed,
  sql`insert into shipment_approvals (shipment_id, field, content)
    select s.id, given.field, now.content
    from shipments s
    cross join lateral (values
      ('ehs_approval', s.ehs_approval), ('ff_approval', s.ff_approval),
      ('sent_for_ff_approval', s.sent_for_ff_approval), ('sent_for_program_approval', s.sent_for_program_approval),
      ('program_approval', s.program_approval)) as given (field, date)
    cross join lateral (select shipment_content(s.id) as content offset 0) as now
    where given.date is not null`,
];

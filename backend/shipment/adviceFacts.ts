/** Reads the facts of a shipment for the rules of export, of dangerous goods and of readiness. */
import { sql } from 'kysely';
import { type Caller, can } from '../access/caller.ts';
import { keysOf } from '../api/keys.ts';
import type { Db } from '../db/client.ts';
import { anyOf } from '../record/listOrder.ts';
import { isInLatin } from '../record/party.ts';
import type { DangerFacts } from '../shipmentAdvice/dangerFacts.ts';
import type { ExportFacts } from '../shipmentAdvice/exportFacts.ts';
import type { ReadinessFacts, ReadyPermits, ScreenedParty } from '../shipmentAdvice/readinessFacts.ts';
import { readReadyApprovals } from './approvals.ts';
import { exportedColumns, readOtherInvoices } from './otherInvoices.ts';
import { readPackages } from './packages.ts';
import { readShipmentRow, type ShipmentRow } from './read.ts';
import { leftStatuses, missingForShipment } from './rules.ts';

const dangerous = [
  'i.un_number',
  'i.dg_class',
  'i.dg_description',
  'i.subsidiary_hazards',
  'i.packing_group',
  'i.quantity',
  'i.size_per_item',
  'i.net_quantity',
  'i.net_quantity_unit',
  'i.storage',
  'i.assessed',
] as const;

// A shipment has hundreds of items, and each of their columns costs: every query reads only the columns that it uses.
const itemsOf = (db: Db, shipmentId: number) =>
  db
    .selectFrom('order_items as i')
    .innerJoin('purchase_orders as po', 'po.id', 'i.purchase_order_id')
    .where('i.shipment_id', '=', shipmentId);

const readExported = (db: Db, shipmentId: number) =>
  itemsOf(db, shipmentId)
    .innerJoin('end_users as e', 'e.id', 'po.end_user_id')
    .select(exportedColumns)
    .orderBy('i.position')
    .orderBy('i.id')
    .execute();

const readDangerous = (db: Db, shipmentId: number) =>
  itemsOf(db, shipmentId)
    .select(['i.id', 'i.material'])
    .select(dangerous)
    .orderBy('i.position')
    .orderBy('i.id')
    .execute();

const readItems = (db: Db, shipmentId: number) =>
  itemsOf(db, shipmentId)
    .innerJoin('end_users as e', 'e.id', 'po.end_user_id')
    .select(exportedColumns)
    .select(dangerous)
    .select(['i.purchase_order_id', 'i.status', 'i.mta_status', 'i.expiry_date'])
    .select(sql<boolean>`i.release_required and i.released_at is null`.as('unreleased'))
    .orderBy('i.position')
    .orderBy('i.id')
    .execute();
type Items = Awaited<ReturnType<typeof readItems>>;

const readPlaces = async (db: Db, { organization_id, group_id, courier_id }: ShipmentRow) => {
  const organizations = db.selectFrom('organizations').select('address').where('id', '=', organization_id);
  const groups = db
    .selectFrom('groups')
    .select(['id', 'name', 'latin_name', 'requires_import_permit', 'address', 'visual_compliance_date as on'])
    .where('id', '=', group_id);
  const couriers = db
    .selectFrom('couriers')
    .select(['id', 'company_name as name', 'visual_compliance_date as on'])
    .where('id', '=', courier_id ?? 0);
  const group = await groups.executeTakeFirstOrThrow();
  return {
    from: (await organizations.executeTakeFirstOrThrow()).address?.country ?? null,
    to: group.address,
    group,
    courier: await couriers.executeTakeFirst(),
  };
};
type Places = Awaited<ReturnType<typeof readPlaces>>;

const exportFacts = (
  shipment: ShipmentRow,
  lines: ExportFacts['lines'],
  { from, to }: Places,
  others: ExportFacts['others'],
  limit: string,
): ExportFacts => ({
  from,
  to: to?.country ?? null,
  stated: shipment.eei_export,
  itn: shipment.itn,
  license_number: shipment.license_number,
  license_exception: shipment.license_exception,
  lines,
  others,
  limit,
});

const dangerFacts = (
  shipment: ShipmentRow,
  packages: DangerFacts['packages'],
  items: DangerFacts['items'],
): DangerFacts => ({
  ...shipment,
  packages,
  items,
  acknowledged: shipment.dg_acknowledged,
});

/** Reads the facts for the export rule. @param limit US dollars, exact decimal text @throws 404 */
export async function readExportFacts(db: Db, caller: Caller, id: number, limit: string): Promise<ExportFacts> {
  const shipment = await readShipmentRow(db, caller, id);
  const lines = await readExported(db, id);
  return exportFacts(shipment, lines, await readPlaces(db, shipment), await readOtherInvoices(db, shipment), limit);
}

/** Reads the facts for the rules of dangerous goods. @throws 404 */
export async function readDangerFacts(db: Db, caller: Caller, id: number): Promise<DangerFacts> {
  const shipment = await readShipmentRow(db, caller, id);
  return dangerFacts(shipment, await readPackages(db, id), await readDangerous(db, id));
}

/** Reads the facts for readiness. @param limit US dollars, exact decimal text @param today YYYY-MM-DD @throws 404 */
export async function readReadinessFacts(
  db: Db,
  caller: Caller,
  id: number,
  { limit, today }: { limit: string; today: string },
): Promise<ReadinessFacts> {
  const shipment = await readShipmentRow(db, caller, id);
  const items = await readItems(db, id);
  const places = await readPlaces(db, shipment);
  const { anticipated_ship_date: planned } = shipment;
  const leaves = planned !== null && planned > today ? planned : today;
  const documents = await readDocuments(db, shipment, items);
  const ends = documents.filter(({ expiry_date }) => expiry_date !== null && expiry_date < leaves);
  return {
    has_left: leftStatuses.includes(shipment.status),
    organization_id: shipment.organization_id,
    shipment_type: shipment.shipment_type,
    courier_id: shipment.courier_id,
    group_id: shipment.group_id,
    has_address: places.to !== null,
    requires_permit: places.group.requires_import_permit,
    permits: can(caller, 'attachments', 'read') ? permitsIn(documents) : null,
    has_latin_name: isInLatin(places.group.latin_name ?? places.group.name),
    awb: shipment.awb,
    anticipated_ship_date: planned,
    today,
    approvals: await readReadyApprovals(db, caller, shipment),
    load: shipment.load,
    items: items.map((item) => ({
      id: item.id,
      is_ready: (item.status === 'ready' || item.status === 'in_package') && !item.unreleased,
      expires: item.expiry_date,
      has_country: missingForShipment(item).length === 0,
      hs_code: item.hs_code,
      assessed: item.assessed,
      mta_status: item.mta_status,
      mta_to: latest(
        documents
          .filter(({ document_type }) => document_type === 'mta_incoming' || document_type === 'mta_outgoing')
          .filter((document) => belongsTo(document, shipment.id, item))
          .map(({ expiry_date }) => expiry_date),
      ),
    })),
    parties: (await readParties(db, id, places)).filter(({ kind }) => can(caller, areas[kind], 'read')),
    hidden_parties: kinds.filter((kind) => !can(caller, areas[kind], 'read')),
    dated_documents: documents.filter(
      ({ parent_type, expiry_date }) => parent_type !== 'PurchaseOrder' && expiry_date !== null,
    ).length,
    expiring: ends
      .filter(({ parent_type }) => parent_type !== 'PurchaseOrder')
      .map(({ parent_type, parent_id }) => (parent_type === 'OrderItem' ? parent_id : null)),
    exported: exportFacts(shipment, items, places, await readOtherInvoices(db, shipment), limit),
    danger: dangerFacts(shipment, await readPackages(db, id), items),
  };
}

const latest = (dates: readonly (string | null)[]) =>
  dates.reduce((last, date) => (last === null || (date !== null && date > last) ? date : last), null);

type Attached = Awaited<ReturnType<typeof readDocuments>>[number];

function permitsIn(documents: readonly Attached[]): ReadyPermits {
  const permits = documents.filter(({ document_type }) => document_type === 'import_permit');
  return { count: permits.length, valid_to: latest(permits.map(({ expiry_date }) => expiry_date)) };
}

/** Whether a document is the item's, its order's or the shipment's. */
function belongsTo({ parent_type, parent_id }: Attached, shipmentId: number, item: Items[number]): boolean {
  if (parent_type === 'OrderItem') return parent_id === item.id;
  return parent_type === 'PurchaseOrder' ? parent_id === item.purchase_order_id : parent_id === shipmentId;
}

/** Reads the documents of a shipment, of its items and of their orders, except archived ones. */
function readDocuments(db: Db, { id }: ShipmentRow, items: Items) {
  return db
    .selectFrom('documents')
    .select(['parent_type', 'parent_id', 'document_type', 'expiry_date'])
    .where('archived', '=', false)
    .where((eb) =>
      eb.or([
        eb('parent_type', '=', 'CommercialInvoice').and('parent_id', '=', id),
        eb('parent_type', '=', 'OrderItem').and('parent_id', '=', anyOf(items.map((item) => item.id))),
        eb('parent_type', '=', 'PurchaseOrder').and(
          'parent_id',
          '=',
          anyOf(items.map((item) => item.purchase_order_id)),
        ),
      ]),
    )
    .execute();
}

/** The area whose read right opens each kind of party. */
const areas = { vendor: 'vendors', end_user: 'end_users', group: 'groups', courier: 'couriers' } as const;
const kinds = keysOf(areas);

/** Lists the parties to screen and until when a screening is valid: a year from its date, or to its document's expiry. */
async function readParties(db: Db, shipmentId: number, { group, courier }: Places): Promise<ScreenedParty[]> {
  const parties: (Omit<ScreenedParty, 'screened_to'> & { on: string | null })[] = [
    ...(await readVendors(db, shipmentId)).map((vendor) => ({ kind: 'vendor' as const, ...vendor })),
    ...(await readEndUsers(db, shipmentId)).map((endUser) => ({ kind: 'end_user' as const, ...endUser })),
    { kind: 'group', id: group.id, name: group.name, on: group.on },
  ];
  if (courier) parties.push({ kind: 'courier', ...courier });
  const types = { vendor: 'Vendor', end_user: 'EndUser', courier: 'Courier' } as const;
  const rows = await db
    .selectFrom('documents')
    .select(['parent_type', 'parent_id', sql<string | null>`max(expiry_date)`.as('to')])
    .where('document_type', '=', 'visual_screening')
    .where('archived', '=', false)
    .where((eb) =>
      eb.or(
        Object.entries(types).map(([kind, type]) =>
          eb('parent_type', '=', type).and(
            'parent_id',
            '=',
            anyOf(parties.filter((party) => party.kind === kind).map(({ id }) => id)),
          ),
        ),
      ),
    )
    .groupBy(['parent_type', 'parent_id'])
    .execute();
  return parties.map(({ kind, id, name, on }) => {
    // Groups have no documents, and so only a date.
    const type = kind === 'group' ? null : types[kind];
    const document = rows.find(({ parent_type, parent_id }) => parent_type === type && parent_id === id);
    return { kind, id, name, screened_to: latest([document?.to ?? null, on && yearAfter(on)]) };
  });
}

const readVendors = (db: Db, shipmentId: number) =>
  itemsOf(db, shipmentId)
    .innerJoin('vendors as v', 'v.id', 'po.vendor_id')
    .select(['v.id', 'v.name', 'v.visual_compliance_date as on'])
    .distinct()
    .orderBy('v.id')
    .execute();

const readEndUsers = (db: Db, shipmentId: number) =>
  itemsOf(db, shipmentId)
    .innerJoin('end_users as e', 'e.id', 'po.end_user_id')
    .select(['e.id', 'e.label as name', 'e.visual_compliance_date as on'])
    .distinct()
    .orderBy('e.id')
    .execute();

/** Returns the same day a year later. */
function yearAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

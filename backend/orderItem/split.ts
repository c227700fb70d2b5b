import { sql } from 'kysely';
import { invalid, rejectedTransition } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { differences } from '../history/table.ts';
import { requireNewest } from '../history/versioned.ts';
import { fromUnits, padDecimal, toUnits, trimDecimal } from '../record/decimal.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { items, lockItem } from './change.ts';
import { checkWorth } from './checks.ts';
import { messages } from './messages.ts';
import { readPositions } from './positions.ts';
import { type OrderItemRow, toRecord } from './read.ts';
import { splitPosition, totalCents, whyNotSplit } from './rules.ts';
import type { OrderItem } from './schema.ts';
import type { KitSplit, QuantitySplit } from './splitSchema.ts';

/**
 * Splits a quantity off an item: a new item gets it and a copy of everything else.
 * @returns the item, then the new one
 * @throws 422 unless the quantity is less than the item's; 409 `transition` if it cannot be split, 409 `stale`, 404
 */
export async function splitQuantity(context: WriteContext, id: number, input: QuantitySplit): Promise<OrderItem[]> {
  const before = await lockSplittable(context, id, 'split_quantity', input.lock_version);
  const left = toUnits(before.quantity, 3) - toUnits(input.quantity, 3);
  if (left <= 0n) throw invalid({ quantity: [messages.lessThan(before.quantity)] });
  const first = { quantity: trimDecimal(fromUnits(left, 3)) };
  for (const { quantity } of [first, input]) checkWorth({ ...before, quantity }, { quantity });
  return split(context, before, [first, { quantity: input.quantity, split_from_id: lineOf(before) }]);
}

/**
 * Splits a kit into its parts, whose totals add up to the kit's to the cent; the item becomes the first of them. Each is to be
 * assessed; a kit that was received has received parts.
 * @returns the item, then the new ones
 * @throws 422 if they do not add up; 409 `transition` if it cannot be split, 409 `stale`, 404
 */
export async function splitKit(context: WriteContext, id: number, input: KitSplit): Promise<OrderItem[]> {
  const before = await lockSplittable(context, id, 'split_kit', input.lock_version);
  const worthless = input.parts.findIndex(
    ({ quantity, value_per_item }) => totalCents(quantity, value_per_item) === 0n,
  );
  if (worthless >= 0) throw invalid({ [`parts.${worthless}.quantity`]: [messages.worthNothing.quantity] });
  const parts = input.parts.reduce((sum, part) => sum + totalCents(part.quantity, part.value_per_item), 0n);
  if (parts !== toUnits(before.total_value, 2)) {
    throw invalid({ base: [messages.partsDiffer(fromUnits(parts, 2), padDecimal(before.total_value, 2))] });
  }
  // Its parts are other goods than what is left of the line that it was ordered with.
  await leaveLine(context.db, before.id);
  const assessedAnew = { ...unassessed, ...(before.status === 'assessed' && { status: 'open', sub_status: null }) };
  const [first, ...others] = input.parts.map((part) => ({ ...part, ...assessedAnew }));
  return split(context, before, [{ ...first, split_from_id: null }, ...others]);
}

/** Returns the first of the parts of an item that is split by quantity: all of them name it. */
export const lineOf = ({ id, split_from_id }: Pick<OrderItemRow, 'id' | 'split_from_id'>): number =>
  split_from_id ?? id;

/** Makes the second part of an item the first, which the others name. */
export async function leaveLine(db: Db, id: number): Promise<void> {
  await sql`
    update order_items set split_from_id = nullif(next.id, order_items.id)
    from (select min(id) as id from order_items where split_from_id = ${id}) as next
    where split_from_id = ${id}`.execute(db);
}

/** A part of a kit is another article: what was found out about the hazards of the kit says nothing about it. */
const unassessed: Part = {
  assessed: false,
  un_number: null,
  dg_class: null,
  dg_description: null,
  packing_group: null,
  subsidiary_hazards: [],
  net_quantity: null,
  net_quantity_unit: null,
};

/** Locks the item, and the line numbers of its order. */
async function lockSplittable(
  context: WriteContext,
  id: number,
  how: 'split_quantity' | 'split_kit',
  version: number | undefined,
): Promise<OrderItemRow> {
  const { caller } = context;
  const item = await lockItem(context, id, 'alone');
  requireNewest(version, item, () => toRecord(item, caller));
  const reason = whyNotSplit(caller, item, how);
  if (reason) throw rejectedTransition(reason);
  return item;
}

/** The fields of a part that differ from the split item. */
type Part = Partial<
  Pick<
    OrderItemRow,
    | 'quantity'
    | 'material'
    | 'catalog_number'
    | 'value_per_item'
    | 'split_from_id'
    | 'status'
    | 'sub_status'
    | 'assessed'
    | 'un_number'
    | 'dg_class'
    | 'dg_description'
    | 'packing_group'
    | 'subsidiary_hazards'
    | 'net_quantity'
    | 'net_quantity_unit'
  >
>;

/** A part with its line number. */
type PlacedPart = Part & { readonly position: string };

async function split(context: WriteContext, before: OrderItemRow, parts: readonly Part[]): Promise<OrderItem[]> {
  const { db } = context;
  const [first = {}, ...others] = parts;
  await db
    .updateTable('order_items')
    .set({ ...first, ...newVersion })
    .where('id', '=', before.id)
    .execute();
  const placed = await placeParts(db, before, others);
  const created = await insertParts(db, before, placed);
  const item = await items.finish(context, before.id, 'split', [
    ...differences({ ...before }, first).filter(({ field }) => field !== 'split_from_id'),
    splitInto(placed),
  ]);
  return [item, ...(await finishParts(context, before, created))];
}

/** Gives the parts of an item free line numbers. Requires that no other transaction assigns some of its order. */
export async function placeParts(db: Db, from: OrderItemRow, parts: readonly Part[]): Promise<PlacedPart[]> {
  const taken = await readPositions(db, from.purchase_order_id);
  return parts.map((part) => {
    const position = splitPosition(from.position, taken);
    taken.add(position);
    return { ...part, position };
  });
}

/** Returns the change of an item's history that names its new parts. */
export const splitInto = (placed: readonly PlacedPart[]) => ({
  field: 'split_into',
  from: null,
  to: placed.map(({ position }) => position),
});

/** Stores parts of an item, which copy everything else from it. */
export async function insertParts(db: Db, from: OrderItemRow, placed: readonly PlacedPart[]) {
  const made = await db
    .insertInto('order_items')
    .values(placed.map((part) => ({ ...copyOf(from), ...part })))
    .returning(['id', 'position'])
    .execute();
  const idOf = new Map(made.map(({ id, position }) => [trimDecimal(position), id]));
  return placed.map((part) => ({ part, id: idOf.get(part.position) ?? 0 }));
}

/** Returns the columns that a part copies. Comments and documents stay with the split item. */
function copyOf(item: OrderItemRow) {
  return {
    organization_id: item.organization_id,
    program_id: item.program_id,
    purchase_order_id: item.purchase_order_id,
    shipment_id: item.shipment_id,
    status: item.status,
    sub_status: item.sub_status,
    catalog_number: item.catalog_number,
    material: item.material,
    quantity: item.quantity,
    size_per_item: item.size_per_item,
    value_per_item: item.value_per_item,
    urgent: item.urgent,
    split_kit: item.split_kit,
    split_quantity: item.split_quantity,
    mta_status: item.mta_status,
    invoice_number: item.invoice_number,
    wcm_invoice_number: item.wcm_invoice_number,
    wbg_mat_doc: item.wbg_mat_doc,
    shipment_type: item.shipment_type,
    storage: item.storage,
    countries_of_manufacture: item.countries_of_manufacture,
    eccn_details: item.eccn_details,
    hs_code: item.hs_code,
    eei_export: item.eei_export,
    notes: item.notes,
    un_number: item.un_number,
    packing_group: item.packing_group,
    subsidiary_hazards: item.subsidiary_hazards,
    net_quantity: item.net_quantity,
    net_quantity_unit: item.net_quantity_unit,
    assessed: item.assessed,
    dg_class: item.dg_class,
    dg_description: item.dg_description,
    received: item.received,
    received_date: item.received_date,
    condition: item.condition,
    temperature_reading: item.temperature_reading,
    lot_number: item.lot_number,
    expiry_date: item.expiry_date,
    release_required: item.release_required,
    release_reason: item.release_reason,
    released_by_id: item.released_by_id,
    released_at: item.released_at,
  };
}

/** Writes the origin of the new items into their history, and announces them. */
export async function finishParts(
  context: WriteContext,
  from: OrderItemRow,
  made: readonly { id: number; part: PlacedPart }[],
): Promise<OrderItem[]> {
  const records: OrderItem[] = [];
  for (const { id, part } of made) {
    const { split_from_id: _line, ...fields } = part;
    const changes = differences({}, { ...copyOf(from), ...fields, split_from: from.id });
    records.push(await items.finish(context, id, 'create', changes));
  }
  return records;
}

/** How orders of a file are written, many at once, with their items. */
import { HttpError } from '../api/errors.ts';
import type { Announcement } from '../live/broadcast.ts';
import { createItemsOfOrders } from '../orderItem/create.ts';
import { readItemRows } from '../orderItem/read.ts';
import { newOrderItem, orderItemUpdate } from '../orderItem/schema.ts';
import { updateItems } from '../orderItem/write.ts';
import { createOrders } from '../purchaseOrder/create.ts';
import { readOrderRow } from '../purchaseOrder/read.ts';
import { type PurchaseOrder, purchaseOrderCreate, purchaseOrderUpdate } from '../purchaseOrder/schema.ts';
import { updateOrder } from '../purchaseOrder/write.ts';
import { withinSavepoint } from '../record/checkEach.ts';
import type { RowResult } from '../record/many.ts';
import type {
  MadeRecord,
  NamedTable,
  NamedValue,
  RowToWrite,
  UnitToWrite,
  WriteContext,
  WrittenRow,
  WrittenUnit,
} from './kind.ts';
import { namedTables } from './namedTables.ts';
import { findNamed } from './names.ts';
import { parsed, sentRow } from './parsed.ts';
import { partsOf } from './parts.ts';

const NAMED_FIELDS: Readonly<Record<string, NamedTable>> = {
  vendor_id: 'vendors',
  end_user_id: 'end_users',
  group_id: 'groups',
};

/** A unit that is being written, or why it cannot be. */
interface Ready {
  readonly sent: UnitToWrite;
  readonly made: MadeRecord[];
  fields: Readonly<Record<string, unknown>>;
  /** Its order, once that is made or found. */
  orderId: number | null;
  rejected: Rejected | null;
  readonly rows: WrittenRow[];
}

type Rejected = Extract<WrittenUnit, { readonly rejected: HttpError }>;

/**
 * Writes orders with their items, each whole or not at all, and returns what became of each. If some are rejected, nothing
 * of what was written stays, and the others are written anew: so nothing is left of a rejected order either, such as the
 * vendor that it named.
 */
export async function writeOrders(context: WriteContext, units: readonly UnitToWrite[]): Promise<WrittenUnit[]> {
  const results = new Map<UnitToWrite, WrittenUnit>();
  for (let left = units; left.length > 0; left = left.filter((unit) => !results.has(unit))) {
    const ready = left.map((sent): Ready => {
      return { sent, made: [], fields: {}, orderId: sent.plan?.recordId ?? null, rejected: null, rows: [] };
    });
    const announced = await writeAll(context, ready);
    for (const { sent, rejected, rows, made } of ready) {
      if (rejected) results.set(sent, rejected);
      else if (announced) results.set(sent, { rows, made });
    }
    for (const announcement of announced ?? []) context.announce(announcement);
  }
  return units.flatMap((unit) => results.get(unit) ?? []);
}

/** Writes units; nothing stays if one is rejected. @returns what there is to announce; null if nothing stays */
async function writeAll(context: WriteContext, units: readonly Ready[]): Promise<Announcement[] | null> {
  const announced: Announcement[] = [];
  const own = { ...context, announce: (announcement: Announcement) => void announced.push(announcement) };
  const rejection = new Error('Some are rejected');
  try {
    await withinSavepoint(context.db, async () => {
      await nameAll(own, units);
      await makeOrders(own, units);
      await changeOrders(own, units);
      await writeItems(own, units);
      for (const unit of units) endUnit(unit);
      if (open(units).length < units.length) throw rejection;
    });
    return announced;
  } catch (error) {
    if (error !== rejection) throw error;
    return null;
  }
}

const open = (units: readonly Ready[]) => units.filter(({ rejected }) => rejected === null);

/** Runs the write of one unit in a savepoint; a rejection becomes that of the unit. */
async function attempt({ db }: WriteContext, unit: Ready, work: () => Promise<void>): Promise<void> {
  try {
    await withinSavepoint(db, work);
  } catch (error) {
    reject([unit], error);
  }
}

/** Notes why units cannot be written. @throws any error that is no rejection */
function reject(units: readonly Ready[], error: unknown): void {
  if (!(error instanceof HttpError) || error.status >= 500) throw error;
  for (const unit of units) unit.rejected = { rejected: error, row: null };
}

/** Finds the records that the orders name; those that are to be made are made, once. */
async function nameAll(context: WriteContext, units: readonly Ready[]): Promise<void> {
  const known = new Map<string, number>();
  for (const [key, table] of Object.entries(NAMED_FIELDS)) {
    const names = units.flatMap(({ sent }) => nameIn(sent, key) ?? []);
    for (const [name, [found]] of await findNamed(context.db, context.place, table, [...new Set(names)])) {
      if (found) known.set(`${key} ${name}`, found.id);
    }
  }
  for (const unit of units) {
    const fresh = new Map<string, MadeRecord>();
    await attempt(context, unit, async () => {
      const entries = Object.entries(unit.sent.plan?.write ?? {});
      const named: [string, unknown][] = [];
      for (const [key, value] of entries) {
        const table = NAMED_FIELDS[key];
        if (!table || !isNamed(value)) named.push([key, value]);
        else if ('id' in value) named.push([key, value.id]);
        else {
          const name = `${key} ${value.create}`;
          const made = known.has(name) ? null : await namedTables[table].create(context, context.place, value.create);
          if (made) fresh.set(name, made);
          named.push([key, made?.id ?? known.get(name)]);
        }
      }
      unit.fields = Object.fromEntries(named);
    });
    if (unit.rejected) continue;
    for (const [name, made] of fresh) {
      known.set(name, made.id);
      unit.made.push(made);
    }
  }
}

function nameIn({ plan }: UnitToWrite, key: string): string | undefined {
  const value = plan?.write[key];
  return isNamed(value) && 'create' in value ? value.create : undefined;
}

/** Makes the new orders. */
async function makeOrders(context: WriteContext, units: readonly Ready[]): Promise<void> {
  const fresh = open(units).filter(({ sent }) => sent.plan?.isNew);
  if (fresh.length === 0) return;
  const rows = fresh.map(({ fields }) => sentRow(newOrder, fields));
  let results: RowResult<PurchaseOrder>[];
  try {
    results = await createOrders(context, context.place.programId ?? 0, rows, true);
  } catch (error) {
    return reject(fresh, error);
  }
  for (const [index, unit] of fresh.entries()) {
    const result = results[index];
    if (!result) continue;
    if ('rejected' in result) reject([unit], result.rejected);
    else {
      const { id, lock_version: version } = result.record;
      unit.orderId = id;
      unit.made.push({ type: 'PurchaseOrder', id, label: unit.sent.plan?.label ?? '', version, back: null });
    }
  }
}

const newOrder = purchaseOrderCreate.omit({ program_id: true });

/** Changes the orders that exist already. */
async function changeOrders(context: WriteContext, units: readonly Ready[]): Promise<void> {
  for (const unit of open(units)) {
    const { sent, fields, orderId } = unit;
    if (sent.plan?.isNew || orderId === null || Object.keys(fields).length === 0) continue;
    await attempt(context, unit, async () => {
      const changes = parsed(purchaseOrderUpdate, { ...fields, lock_version: sent.plan?.version ?? undefined });
      const before = await readOrderRow(context.db, context.caller, orderId);
      const { id, lock_version: version } = await updateOrder(context, orderId, changes);
      const back = valuesOf(before, Object.keys(fields));
      unit.made.push({ type: 'PurchaseOrder', id, label: sent.plan?.label ?? '', version, back });
    });
  }
}

/** A row of an item, and its unit. */
interface ItemRow {
  readonly unit: Ready;
  readonly row: RowToWrite;
}

/** Makes and changes the items of all orders. */
async function writeItems(context: WriteContext, units: readonly Ready[]): Promise<void> {
  const lines = open(units).flatMap((unit) => unit.sent.rows.filter(hasItem).map((row) => ({ unit, row })));
  const created = lines.filter(({ row }) => row.plan.recordId === null);
  const changed = lines.filter(({ row }) => row.plan.recordId !== null);
  for (const part of partsOf(created)) {
    const sent = part.map(({ unit, row }) => {
      return { orderId: unit.orderId ?? 0, sent: sentRow(newOrderItem, row.plan.write) };
    });
    note(part, await createItemsOfOrders(context, sent, true), () => null);
  }
  for (const part of partsOf(changed)) await changeItems(context, part);
}

async function changeItems(context: WriteContext, lines: readonly ItemRow[]): Promise<void> {
  const ids = lines.flatMap(({ row }) => row.plan.recordId ?? []);
  const before = new Map((await readItemRows(context.db, context.caller, ids)).map((row) => [row.id, row]));
  const sent = lines.map(({ row: { plan } }) => {
    const fields = sentRow(orderItemUpdate, plan.write);
    if ('rejected' in fields) return fields;
    return { row: { ...fields.row, id: plan.recordId ?? 0, lock_version: plan.version ?? 0 } };
  });
  note(lines, await updateItems(context, sent, true), ({ plan }) => {
    const row = before.get(plan.recordId ?? 0);
    return row ? valuesOf(row, Object.keys(plan.write)) : null;
  });
}

const hasItem = ({ plan }: RowToWrite) => Object.keys(plan.write).length > 0;

/** Notes what became of rows of items. */
function note(
  lines: readonly ItemRow[],
  results: readonly RowResult<{ readonly id: number; readonly lock_version: number }>[],
  backOf: (row: RowToWrite) => Readonly<Record<string, unknown>> | null,
): void {
  for (const [index, { unit, row }] of lines.entries()) {
    const result = results[index];
    if (!result) continue;
    if ('rejected' in result) unit.rejected ??= { rejected: result.rejected, row: row.row };
    else {
      const { id: recordId, lock_version: version } = result.record;
      unit.rows.push({ row: row.row, recordId, unitRecordId: unit.orderId, version, back: backOf(row) });
    }
  }
}

/** Adds the rows of a unit that say only something of its order. */
function endUnit(unit: Ready): void {
  for (const row of unit.sent.rows) {
    if (hasItem(row)) continue;
    const version = unit.made.at(-1)?.version ?? unit.sent.plan?.version ?? 0;
    unit.rows.push({ row: row.row, recordId: null, unitRecordId: unit.orderId, version, back: null });
  }
}

/** The columns that a body calls otherwise. */
const valuesOf = (row: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key === 'shipment' ? 'shipment_type' : key] ?? null]));

const isNamed = (value: unknown): value is NamedValue => typeof value === 'object' && value !== null;

/** How orders of a file are written, many at once, with their items. */
import { HttpError } from '../api/errors.ts';
import { refusalOf } from '../backgroundWork/refusal.ts';
import { createItemsOfOrders } from '../orderItem/create.ts';
import { readItemRows } from '../orderItem/read.ts';
import { newOrderItem, orderItemUpdate } from '../orderItem/schema.ts';
import { updateItems } from '../orderItem/write.ts';
import { createOrders } from '../purchaseOrder/create.ts';
import { readOrderRow } from '../purchaseOrder/read.ts';
import { purchaseOrderCreate, purchaseOrderUpdate } from '../purchaseOrder/schema.ts';
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
import { removeOrder } from './orderUndo.ts';

const NAMED_FIELDS: Readonly<Record<string, NamedTable>> = {
  vendor_id: 'vendors',
  end_user_id: 'end_users',
  group_id: 'groups',
};

/** A unit whose names are known, or why it cannot be written. */
interface Ready {
  readonly sent: UnitToWrite;
  readonly made: MadeRecord[];
  fields: Readonly<Record<string, unknown>>;
  /** Its order, once that is made or found. */
  orderId: number | null;
  rejected: HttpError | null;
  readonly rows: WrittenRow[];
}

/** Writes orders with their items, each whole or not at all, and returns what became of each. */
export async function writeOrders(context: WriteContext, units: readonly UnitToWrite[]): Promise<WrittenUnit[]> {
  const ready = units.map((sent): Ready => {
    return { sent, made: [], fields: {}, orderId: sent.plan?.recordId ?? null, rejected: null, rows: [] };
  });
  await nameAll(context, ready);
  await makeOrders(context, ready);
  await changeOrders(context, ready);
  await writeItems(context, ready);
  for (const unit of ready) await endUnit(context, unit);
  return ready.map(({ rejected, rows, made }) => (rejected ? { rejected, made } : { rows, made }));
}

const open = (units: readonly Ready[]) => units.filter(({ rejected }) => rejected === null);

/** Runs the write of one unit in a savepoint; a rejection becomes that of the unit. */
async function attempt({ db }: WriteContext, unit: Ready, work: () => Promise<void>): Promise<void> {
  try {
    await withinSavepoint(db, work);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    unit.rejected = error;
  }
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
    // What a unit makes counts for the others only if all its names could be made: else it is rolled back.
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
  const rows = fresh.map(({ fields }) => ({ row: newOrder.parse(fields) }));
  const results = await createOrders(context, context.place.programId ?? 0, rows, true);
  for (const [index, unit] of fresh.entries()) {
    const result = results[index];
    if (!result) continue;
    if ('rejected' in result) unit.rejected = result.rejected;
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
      const changes = purchaseOrderUpdate.parse({ ...fields, lock_version: sent.plan?.version ?? undefined });
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
  note(
    created,
    await createItemsOfOrders(
      context,
      created.map(({ unit, row }) => {
        return { orderId: unit.orderId ?? 0, sent: { row: newOrderItem.parse(row.plan.write) } };
      }),
      true,
    ),
    () => null,
  );
  if (changed.length === 0) return;
  const ids = changed.flatMap(({ row }) => row.plan.recordId ?? []);
  const before = new Map((await readItemRows(context.db, context.caller, ids)).map((row) => [row.id, row]));
  const sent = changed.map(({ row: { plan } }) => {
    const fields = orderItemUpdate.parse(plan.write);
    return { row: { ...fields, id: plan.recordId ?? 0, lock_version: plan.version ?? 0 } };
  });
  note(changed, await updateItems(context, sent, true), ({ plan }) => {
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
    if ('rejected' in result) unit.rows.push({ row: row.row, refused: refusalOf(result.rejected).reason });
    else {
      const { id: recordId, lock_version: version } = result.record;
      unit.rows.push({ row: row.row, recordId, unitRecordId: unit.orderId, version, back: backOf(row) });
    }
  }
}

/** Ends a unit: a new order of which no item could be made does not stay. */
async function endUnit(context: WriteContext, unit: Ready): Promise<void> {
  if (unit.rejected || unit.orderId === null) return;
  const order = unit.made.find(({ type, back }) => type === 'PurchaseOrder' && back === null);
  const [first] = unit.rows;
  if (order && first && 'refused' in first && unit.rows.every((row) => 'refused' in row)) {
    await removeOrder(context, order);
    unit.made.splice(unit.made.indexOf(order), 1);
    unit.rejected = new HttpError(422, { error: first.refused });
    return;
  }
  // A row without fields of an item says only something of its order.
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

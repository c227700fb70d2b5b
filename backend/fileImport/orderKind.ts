import { HttpError, notFound } from '../api/errors.ts';
import { refusalOf } from '../backgroundWork/refusal.ts';
import { createItems } from '../orderItem/create.ts';
import { readItemRows } from '../orderItem/read.ts';
import { newOrderItem, orderItemUpdate } from '../orderItem/schema.ts';
import { updateItems } from '../orderItem/write.ts';
import { readOrderRow } from '../purchaseOrder/read.ts';
import { purchaseOrderCreate, purchaseOrderUpdate } from '../purchaseOrder/schema.ts';
import { createOrder, updateOrder } from '../purchaseOrder/write.ts';
import { mostRows, type RowResult } from '../record/many.ts';
import type {
  ImportKind,
  MadeRecord,
  NamedTable,
  NamedValue,
  RowToWrite,
  WriteContext,
  WrittenRow,
  WrittenUnit,
} from './kind.ts';
import { messages } from './messages.ts';
import { namedTables } from './namedTables.ts';
import { findNamed } from './names.ts';
import { shownOrderFields } from './orderFields.ts';
import { planOrders } from './orderPlan.ts';
import { takeBack, whyStay } from './orderUndo.ts';
import type { UnitPlan } from './table.ts';

/** Declares the import of orders, or of the items of one. */
function orderKind(declared: Pick<ImportKind, 'key' | 'type' | 'access' | 'into' | 'identifying'>): ImportKind {
  const isIntoOrder = declared.into === 'purchase_order';
  return {
    ...declared,
    fields: ({ db, place }) => shownOrderFields(db, place, isIntoOrder),
    plan: planOrders,
    write: writeOrder,
    whyStay,
    takeBack,
  };
}

/** Orders with their items. */
export const purchaseOrderImport = orderKind({
  key: 'purchase_orders',
  type: 'PurchaseOrder',
  access: [
    ['purchase_orders', 'write'],
    ['order_items', 'write'],
  ],
  into: 'program',
  identifying: ['order_number'],
});

/** Items of one order. */
export const orderItemImport = orderKind({
  key: 'order_items',
  type: 'OrderItem',
  access: [['order_items', 'write']],
  into: 'purchase_order',
  identifying: ['material'],
});

const NAMED_FIELDS: Readonly<Record<string, NamedTable>> = {
  vendor_id: 'vendors',
  end_user_id: 'end_users',
  group_id: 'groups',
};

async function writeOrder(
  context: WriteContext,
  unit: UnitPlan | null,
  rows: readonly RowToWrite[],
): Promise<WrittenUnit> {
  const made: MadeRecord[] = [];
  if (!unit) throw notFound();
  const fields = await withNames(context, unit.write, made);
  const orderId = await writeOwn(context, unit, fields, made);
  const lines = rows.filter(({ plan }) => Object.keys(plan.write).length > 0);
  const created = await inParts(
    lines.filter(({ plan }) => plan.recordId === null),
    (part) =>
      createItems(
        context,
        orderId,
        part.map(({ plan }) => ({ row: newOrderItem.parse(plan.write) })),
        true,
      ),
  );
  const changed = lines.filter(({ plan }) => plan.recordId !== null);
  const backs = new Map((await readItemRows(context.db, context.caller, idsOf(changed))).map((row) => [row.id, row]));
  const updated = await inParts(changed, (part) =>
    updateItems(
      context,
      part.map(({ plan }) => {
        const fields = orderItemUpdate.parse(plan.write);
        return { row: { ...fields, id: plan.recordId ?? 0, lock_version: plan.version ?? 0 } };
      }),
      true,
    ),
  );
  const written = [...created, ...updated].map(([row, result]): WrittenRow => {
    if ('rejected' in result) return { row: row.row, refused: refusalOf(result.rejected).reason };
    const { id, lock_version: version } = result.record;
    const before = backs.get(id);
    const back = before ? valuesOf(before, Object.keys(row.plan.write)) : null;
    return { row: row.row, recordId: id, unitRecordId: orderId, version, back };
  });
  // A row without fields of an item says only something of its order.
  const others = rows.filter((row) => !lines.includes(row));
  const { lock_version: version } = await readOrderRow(context.db, context.caller, orderId);
  const ofOrder = others.map((row): WrittenRow => {
    return { row: row.row, recordId: null, unitRecordId: orderId, version, back: null };
  });
  if (written.length > 0 && written.every((row) => 'refused' in row) && unit.isNew) {
    const [first] = written;
    throw new HttpError(422, { error: first && 'refused' in first ? first.refused : messages.nothingToWrite });
  }
  return { rows: [...written, ...ofOrder], made };
}

const idsOf = (rows: readonly RowToWrite[]) => rows.flatMap(({ plan }) => plan.recordId ?? []);

/** The columns that a body calls otherwise. */
const valuesOf = (row: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key === 'shipment' ? 'shipment_type' : key] ?? null]));

/** Writes rows in parts of as many as one call may have. */
async function inParts<Shown>(
  rows: readonly RowToWrite[],
  write: (part: readonly RowToWrite[]) => Promise<RowResult<Shown>[]>,
): Promise<(readonly [RowToWrite, RowResult<Shown>])[]> {
  const all: (readonly [RowToWrite, RowResult<Shown>])[] = [];
  for (let at = 0; at < rows.length; at += mostRows) {
    const part = rows.slice(at, at + mostRows);
    const results = await write(part);
    for (const [index, row] of part.entries()) {
      const result = results[index];
      if (result) all.push([row, result]);
    }
  }
  return all;
}

/** Makes or changes the order itself, and returns its id. */
async function writeOwn(
  context: WriteContext,
  unit: UnitPlan,
  fields: Readonly<Record<string, unknown>>,
  made: MadeRecord[],
): Promise<number> {
  if (unit.recordId !== null) {
    if (Object.keys(fields).length > 0) {
      const changes = purchaseOrderUpdate.parse({ ...fields, lock_version: unit.version });
      const before = await readOrderRow(context.db, context.caller, unit.recordId);
      const { id, lock_version: version } = await updateOrder(context, unit.recordId, changes);
      const back = valuesOf(before, Object.keys(fields));
      made.push({ type: 'PurchaseOrder', id, label: unit.label, version, back });
    }
    return unit.recordId;
  }
  const order = await createOrder(
    context,
    purchaseOrderCreate.parse({ ...fields, program_id: context.place.programId ?? 0 }),
  );
  made.push({ type: 'PurchaseOrder', id: order.id, label: unit.label, version: order.lock_version, back: null });
  return order.id;
}

const isNamed = (value: unknown): value is NamedValue => typeof value === 'object' && value !== null;

/** Returns fields with the ids of the records that they name; those that are to be made are made, once. */
async function withNames(context: WriteContext, write: UnitPlan['write'], made: MadeRecord[]) {
  const entries: [string, unknown][] = [];
  for (const [key, value] of Object.entries(write)) {
    const table = NAMED_FIELDS[key];
    if (!table || !isNamed(value)) entries.push([key, value]);
    else entries.push([key, 'id' in value ? value.id : await idUnder(context, table, value.create, made)]);
  }
  return Object.fromEntries(entries);
}

/** Returns the id of the record of a name; another order of the file may have made it already. */
async function idUnder(context: WriteContext, table: NamedTable, name: string, made: MadeRecord[]): Promise<number> {
  const found = (await findNamed(context.db, context.place, table, [name])).get(name)?.[0];
  if (found) return found.id;
  const record = await namedTables[table].create(context, context.place, name);
  made.push(record);
  return record.id;
}

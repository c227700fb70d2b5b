/** What becomes of the rows of a file of orders with their items. */
import { sql } from 'kysely';
import { fieldMessages } from '../api/validate.ts';
import { type OrderItemRow, readItemRows } from '../orderItem/read.ts';
import { type PurchaseOrderRow, readOrderRows } from '../purchaseOrder/read.ts';
import { whyLocked } from '../purchaseOrder/rules.ts';
import { purchaseOrderCreate } from '../purchaseOrder/schema.ts';
import { anyOf } from '../record/listOrder.ts';
import { whyNotNumbered } from '../record/sample.ts';
import { saysOf } from './directory.ts';
import type { NamedValue, PlanContext, PlannedRow, ReadCell, ReadRow } from './kind.ts';
import { messages } from './messages.ts';
import { orderKeys } from './orderFields.ts';
import { type Line, type Problems, planLines, type Unit } from './orderLines.ts';
import { shownCells } from './preview.ts';
import type { UnitPlan } from './table.ts';

/** Plans the rows of a file of orders, or of the items of one order. */
export async function planOrders(context: PlanContext, rows: readonly ReadRow[]): Promise<PlannedRow[]> {
  const planned = (await unitsOf(context, rows)).flatMap((unit) => planUnit(context, unit));
  return planned.sort((a, b) => a.row - b.row);
}

const numberOf = ({ cells }: ReadRow): string => {
  const value = cells.get('order_number')?.value;
  return typeof value === 'string' ? value : '';
};

async function unitsOf(context: PlanContext, rows: readonly ReadRow[]): Promise<Unit[]> {
  const { db, caller, place } = context;
  const numbers = [...new Set(rows.map(numberOf))].filter((number) => number !== '');
  const found = place.orderId === null ? await findOrders(context, numbers) : [];
  const ids = place.orderId === null ? found.map(({ id }) => id) : [place.orderId];
  const orders = new Map((await readOrderRows(db, caller, ids)).map((order) => [order.id, order]));
  const items = Map.groupBy(await itemsOf(context, ids), ({ purchase_order_id }) => purchase_order_id);
  const bySent = new Map(found.map((each) => [each.sent, each]));
  // Rows without a number are each on their own: they need attention.
  const groups = Map.groupBy(rows, (row) => {
    if (place.orderId !== null) return 'the order';
    const number = numberOf(row);
    return number === '' ? `row ${row.row}` : (bySent.get(number)?.key ?? plainKey(number));
  });
  return [...groups.values()].map((all) => {
    const [first] = all;
    const number = first ? numberOf(first) : '';
    const id = place.orderId ?? bySent.get(number)?.id;
    const order = orders.get(id ?? 0);
    const existing = order && order.program_id === place.programId ? order : undefined;
    return {
      number: existing?.order_number ?? number,
      rows: all,
      existing,
      isElsewhere: id !== undefined && !existing,
      items: existing ? (items.get(existing.id) ?? []) : [],
    };
  });
}

const plainKey = (number: string) => number.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

interface FoundOrder {
  readonly sent: string;
  readonly id: number;
  readonly key: string;
}

/** Finds the orders of the organization that have these numbers. */
async function findOrders({ db, place }: PlanContext, numbers: readonly string[]): Promise<FoundOrder[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<FoundOrder>`
    select sent.number as sent, po.id, po.identity as key
    from unnest(${[...numbers]}::text[]) as sent(number)
    join purchase_orders po on po.identity = compare_key(sent.number)
    where po.organization_id = ${place.organizationId}`.execute(db);
  return rows;
}

async function itemsOf({ db, caller }: PlanContext, orderIds: readonly number[]): Promise<OrderItemRow[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_items')
    .select('id')
    .where('purchase_order_id', '=', anyOf(orderIds))
    .orderBy('id')
    .execute();
  return readItemRows(
    db,
    caller,
    rows.map(({ id }) => id),
  );
}

function planUnit(context: PlanContext, unit: Unit): PlannedRow[] {
  const { place, fields } = context;
  const [first] = unit.rows;
  if (!first) return [];
  const problems = new Map<number, Problems>(unit.rows.map(({ row }) => [row, ownProblems(unit.rows, row)]));
  const order = place.orderId === null ? planOrder(context, unit, problems) : intoOrder(unit);
  const hasItems = fields.some(({ key }) => !orderKeys.has(key) && first.cells.has(key));
  const lines = hasItems ? planLines(context, unit, problems) : new Map<number, Line>();
  return unit.rows.map((row): PlannedRow => {
    const found = problems.get(row.row) ?? new Map();
    if (order.reason && found.size === 0) found.set('', order.reason);
    const line = lines.get(row.row);
    const isFirst = row.row === first.row;
    const before = new Map([...(isFirst ? order.before : []), ...(line?.before ?? [])]);
    const changes = before.size;
    const isNew = line ? line.item === undefined : order.plan.isNew && isFirst;
    const state = found.size > 0 ? 'attention' : isNew ? 'new' : changes > 0 ? 'changed' : 'unchanged';
    return {
      row: row.row,
      unit: first.row,
      state,
      plan: {
        says: saysOf(state, changes, found, fields),
        label: unit.number,
        order: unit.number === '' ? null : unit.number,
        cells: shownCells(row.cells, fields, before, found),
        write: line?.write ?? {},
        recordId: line?.item?.id ?? null,
        version: line?.item?.lock_version ?? null,
        value: line?.value ?? null,
        unit: isFirst ? order.plan : null,
      },
    };
  });
}

function ownProblems(rows: readonly ReadRow[], number: number): Problems {
  const row = rows.find((each) => each.row === number);
  const found = [...(row?.cells.values() ?? [])].filter(({ problem }) => problem !== null);
  return new Map(found.map(({ field, problem }) => [field, problem ?? '']));
}

/** What becomes of an order. */
interface PlannedOrder {
  readonly plan: UnitPlan;
  /** The values that it has now where they change, by field. */
  readonly before: ReadonlyMap<string, string | null>;
  /** Why none of its rows can be written; null if they can. */
  readonly reason: string | null;
}

function intoOrder({ existing, number }: Unit): PlannedOrder {
  const plan = { isNew: false, recordId: existing?.id ?? null, version: null, label: number, write: {} };
  const reason = existing ? whyLocked(existing.status) : messages.problems.notFound;
  return { plan, before: new Map(), reason };
}

function planOrder(context: PlanContext, unit: Unit, problems: Map<number, Problems>): PlannedOrder {
  const { fields, place } = context;
  const { existing, rows, number } = unit;
  const write: Record<string, unknown> = {};
  const before = new Map<string, string | null>();
  for (const { key } of fields) {
    if (!orderKeys.has(key) || key === 'order_number') continue;
    const said = sameInAllRows(rows, key, problems);
    if (said?.value === undefined || said.value === null) continue;
    if (!existing) write[key] = said.value;
    else if (!isOrders(existing, key, said.value)) {
      write[key] = said.value;
      before.set(key, shownBefore(existing, key));
    }
  }
  const plan: UnitPlan = {
    ...{ isNew: !existing, recordId: existing?.id ?? null, version: existing?.lock_version ?? null },
    ...{ label: number, write: existing ? write : { order_number: number, ...write } },
  };
  const first = problems.get(rows[0]?.row ?? 0);
  if (number === '') first?.set('order_number', messages.problems.blank);
  else if (unit.isElsewhere) {
    for (const { row } of rows) problems.get(row)?.set('order_number', messages.otherProgram);
  } else if (!existing) {
    const reason = whyNotNumbered(place.sample, number);
    const errors = reason ? { order_number: [reason] } : errorsOfNew(place.programId, plan.write);
    for (const { row, cells } of rows) {
      for (const [field, texts] of Object.entries(errors)) {
        const own = problems.get(row);
        if (!own?.has(field)) own?.set(field, cells.has(field) ? texts.join('. ') : messages.problems.missing);
      }
    }
  }
  const isLocked = existing && whyLocked(existing.status);
  return { plan, before, reason: isLocked || null };
}

/** Returns what the rows of an order say for a field of it; rows that say something else than the first are noted. */
function sameInAllRows(rows: readonly ReadRow[], key: string, problems: Map<number, Problems>): ReadCell | undefined {
  let first: { row: number; cell: ReadCell } | undefined;
  for (const { row, cells } of rows) {
    const cell = cells.get(key);
    if (!cell || cell.value === null) continue;
    if (!first) first = { row, cell };
    else if (JSON.stringify(cell.value) !== JSON.stringify(first.cell.value)) {
      problems.get(row)?.set(key, messages.otherThanRow(first.row));
    }
  }
  return first?.cell;
}

const isCreated = (value: unknown): value is NamedValue & { readonly create: string } =>
  typeof value === 'object' && value !== null && 'create' in value;
const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

const isOrders = (order: PurchaseOrderRow, key: string, value: unknown): boolean => {
  const now: unknown = order[key as keyof PurchaseOrderRow];
  return !isCreated(value) && JSON.stringify(now ?? null) === JSON.stringify(idOf(value));
};

/** Returns what an order has now, as it is shown; names are looked up when they are shown. */
const shownBefore = (order: PurchaseOrderRow, key: string): string => {
  const now: unknown = order[key as keyof PurchaseOrderRow];
  return now === null || now === undefined || key.endsWith('_id') ? '' : String(now);
};

/** Returns what is wrong with a new order's own fields. */
function errorsOfNew(programId: number | null, write: UnitPlan['write']) {
  const plain = Object.entries(write).map(([key, value]) => [key, isCreated(value) ? 1 : idOf(value)]);
  const parsed = purchaseOrderCreate.safeParse({ program_id: programId, ...Object.fromEntries(plain) });
  return parsed.success ? {} : fieldMessages(parsed.error);
}

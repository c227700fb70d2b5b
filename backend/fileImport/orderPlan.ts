/** What becomes of the rows of a file of orders with their items. */
import { fieldMessages } from '../api/validate.ts';
import type { PurchaseOrderRow } from '../purchaseOrder/read.ts';
import { whyLocked } from '../purchaseOrder/rules.ts';
import { purchaseOrderCreate } from '../purchaseOrder/schema.ts';
import { whyNotNumbered } from '../record/sample.ts';
import { pauses } from '../turns/pauses.ts';
import { saysOf } from './directory.ts';
import type { NamedValue, PlanContext, PlannedRow, Planner, ReadRow } from './kind.ts';
import { messages } from './messages.ts';
import { orderKeys } from './orderFields.ts';
import { type Lines, linesOf, type Problems } from './orderLines.ts';
import { compared, type ExistingOrder, type Unit, unitsOf } from './orderUnits.ts';
import { shownCells } from './shownCells.ts';
import type { UnitPlan } from './table.ts';

/** Plans the rows of a file of orders, or of the items of one order. */
export function orderPlanner(context: PlanContext): Planner {
  const units = unitsOf(context);
  /** The orders whose rows are being planned. */
  const begun = new Map<Unit, Begun>();
  const pause = pauses();

  async function begin(rows: readonly ReadRow[]): Promise<void> {
    const fresh = [...new Set(rows.map(units.of))].filter((unit) => !begun.has(unit));
    const existing = await units.read(fresh.flatMap(({ id }) => id ?? []));
    for (const unit of fresh) begun.set(unit, begunUnit(context, unit, existing.get(unit.id ?? 0)));
  }

  return {
    first: { fields: new Set([...orderKeys, 'position']), look: units.look },
    async plan(rows) {
      await begin(rows);
      const planned: PlannedRow[] = [];
      for (const row of rows) {
        await pause();
        const unit = units.of(row);
        const own = begun.get(unit);
        if (!own) throw new Error(`The order of row ${row.row} has more rows than were looked at`);
        planned.push(plannedRow(context, unit, own, row));
        unit.left -= 1;
        if (unit.left === 0) begun.delete(unit);
      }
      return planned;
    },
  };
}

/** An order whose rows are being planned. */
interface Begun {
  /** Its number as it is now. */
  readonly number: string;
  readonly order: PlannedOrder;
  readonly lines: Lines;
}

function begunUnit(context: PlanContext, unit: Unit, found: ExistingOrder | undefined): Begun {
  const { place } = context;
  const existing = found && found.order.program_id === place.programId ? found : undefined;
  const number = existing?.order.order_number ?? unit.number;
  const isElsewhere = unit.id !== undefined && !existing;
  const order =
    place.orderId === null
      ? planOrder(context, { unit, number, isElsewhere, existing: existing?.order })
      : intoOrder(number, existing?.order);
  return { number, order, lines: linesOf(context, unit, existing) };
}

function plannedRow(context: PlanContext, unit: Unit, { number, order, lines }: Begun, row: ReadRow): PlannedRow {
  const { fields, place } = context;
  const isFirst = row.row === unit.first;
  const problems = ownProblems(row);
  if (place.orderId === null) noteOrder(context, unit, order, row, problems);
  // A total alone is that of an order: a list of orders says nothing of items.
  const hasItem = fields.some(({ key, productOf }) => !orderKeys.has(key) && !productOf && row.cells.has(key));
  const line = hasItem ? lines.plan(row, problems) : undefined;
  if (order.reason && problems.size === 0) problems.set('', order.reason);
  const before = new Map([...(isFirst ? order.before : []), ...(line?.before ?? [])]);
  const changes = before.size;
  const isNew = line ? line.item === undefined : order.plan.isNew && isFirst;
  const state = problems.size > 0 ? 'attention' : isNew ? 'new' : changes > 0 ? 'changed' : 'unchanged';
  return {
    row: row.row,
    unit: unit.first,
    state,
    plan: {
      says: saysOf(state, changes, problems, fields),
      label: number,
      order: number === '' ? null : number,
      cells: shownCells(row.cells, fields, before, problems),
      write: line?.write ?? {},
      recordId: line?.item?.id ?? null,
      version: line?.item?.lock_version ?? null,
      value: line?.value ?? null,
      unit: isFirst ? order.plan : null,
    },
  };
}

function ownProblems({ cells }: ReadRow): Problems {
  const found = [...cells.values()].filter(({ problem }) => problem !== null);
  return new Map(found.map(({ field, problem }) => [field, problem ?? '']));
}

/** What becomes of an order. */
interface PlannedOrder {
  readonly plan: UnitPlan;
  /** The values that it has now where they change, by field. */
  readonly before: ReadonlyMap<string, string | null>;
  /** What is wrong with the order itself, by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Why none of its rows can be written; null if they can. */
  readonly reason: string | null;
}

function intoOrder(number: string, existing: PurchaseOrderRow | undefined): PlannedOrder {
  const plan = { isNew: false, recordId: existing?.id ?? null, version: null, label: number, write: {} };
  const reason = existing ? whyLocked(existing.status) : messages.problems.notFound;
  return { plan, before: new Map(), errors: {}, reason };
}

/** What is known of an order before it is planned. */
interface NamedOrder {
  readonly unit: Unit;
  readonly number: string;
  /** Whether the number is that of an order that this import may not change. */
  readonly isElsewhere: boolean;
  readonly existing: PurchaseOrderRow | undefined;
}

function planOrder(context: PlanContext, { unit, number, isElsewhere, existing }: NamedOrder): PlannedOrder {
  const { fields, place } = context;
  const write: Record<string, unknown> = {};
  const before = new Map<string, string | null>();
  for (const { key } of fields) {
    const said = key === 'order_number' ? undefined : unit.said.get(key);
    if (!said) continue;
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
  const isLocked = existing && whyLocked(existing.status);
  const planned = { plan, before, reason: isLocked || null };
  if (number === '') return { ...planned, errors: { order_number: [messages.problems.blank] } };
  if (isElsewhere) return { ...planned, errors: { order_number: [messages.otherProgram] } };
  if (existing) return { ...planned, errors: {} };
  const reason = whyNotNumbered(place.sample, number);
  return { ...planned, errors: reason ? { order_number: [reason] } : errorsOfNew(place.programId, plan.write) };
}

/** Notes what is wrong with the order of a row, and where the row says something else of it than the first one. */
function noteOrder(
  { fields }: PlanContext,
  unit: Unit,
  { errors }: PlannedOrder,
  row: ReadRow,
  problems: Problems,
): void {
  for (const { key } of fields) {
    const said = key === 'order_number' ? undefined : unit.said.get(key);
    const value = row.cells.get(key)?.value ?? null;
    if (said && value !== null && compared(value) !== said.key) problems.set(key, messages.otherThanRow(said.row));
  }
  for (const [field, texts] of Object.entries(errors)) {
    if (problems.has(field)) continue;
    problems.set(field, row.cells.has(field) ? texts.join('. ') : messages.problems.missing);
  }
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

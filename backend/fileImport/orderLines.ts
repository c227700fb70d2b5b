import { HttpError } from '../api/errors.ts';
import { fieldMessages } from '../api/validate.ts';
import { checkNewItem } from '../orderItem/create.ts';
import type { OrderItemRow } from '../orderItem/read.ts';
import { lastFreePosition, positionLimit, totalCents } from '../orderItem/rules.ts';
import { newOrderItem, orderItemUpdate } from '../orderItem/schema.ts';
import { checkedColumns } from '../orderItem/write.ts';
import type { PurchaseOrderRow } from '../purchaseOrder/read.ts';
import { fromUnits, trimDecimal } from '../record/decimal.ts';
import type { PlanContext, ReadRow } from './kind.ts';
import { messages } from './messages.ts';
import { orderKeys } from './orderFields.ts';

/** An order that rows name, with its rows. */
export interface Unit {
  readonly number: string;
  readonly rows: readonly ReadRow[];
  readonly existing: PurchaseOrderRow | undefined;
  /** Whether the number is that of an order that this import may not change. */
  readonly isElsewhere: boolean;
  readonly items: readonly OrderItemRow[];
}

/** The problems of cells, by field, of one row. */
export type Problems = Map<string, string>;

/** What becomes of an item. */
export interface Line {
  readonly item: OrderItemRow | undefined;
  readonly write: Readonly<Record<string, unknown>>;
  readonly before: ReadonlyMap<string, string | null>;
  readonly value: string | null;
}

/** Finds out what becomes of the items of an order; what is wrong with rows is added to their problems. */
export function planLines(context: PlanContext, unit: Unit, problems: Map<number, Problems>): Map<number, Line> {
  const matched = matchItems(unit, problems);
  const taken = new Set([
    ...unit.items.map(({ position }) => trimDecimal(position)),
    ...unit.rows.flatMap(({ cells }) => positionOf(cells) ?? []),
  ]);
  let next = Math.max(0, ...[...taken].map((position) => Math.floor(Number(position)))) + 1;
  const nextPosition = () => {
    const position = next < positionLimit ? String(next++) : lastFreePosition(taken);
    taken.add(position);
    return position;
  };
  return new Map(
    unit.rows.map((row) => {
      const item = matched.get(row.row);
      const own = problems.get(row.row) ?? new Map();
      const line = item ? changedLine(context, item, row, own) : newLine(context, unit, row, own, nextPosition);
      return [row.row, line];
    }),
  );
}

const positionOf = (cells: ReadRow['cells']): string | undefined => {
  const value = cells.get('position')?.value;
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? trimDecimal(value) : undefined;
};

const textOf = (cells: ReadRow['cells'], key: string): string => {
  const value = cells.get(key)?.value;
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
};

/** Finds the items that rows mean: by their line number, or else by catalog number and material. */
function matchItems({ rows, items }: Unit, problems: Map<number, Problems>): Map<number, OrderItemRow> {
  const matched = new Map<number, OrderItemRow>();
  const free = new Set(items);
  const lines = new Map<string, number>();
  for (const { row, cells } of rows) {
    const position = positionOf(cells);
    if (position === undefined) continue;
    const earlier = lines.get(position);
    if (earlier !== undefined) problems.get(row)?.set('position', messages.isAlsoIn(earlier));
    lines.set(position, earlier ?? row);
    const item = items.find((each) => trimDecimal(each.position) === position);
    if (!item || !free.delete(item)) continue;
    matched.set(row, item);
  }
  for (const { row, cells } of rows) {
    if (positionOf(cells) !== undefined) continue;
    const [catalog, material] = [textOf(cells, 'catalog_number'), textOf(cells, 'material')];
    if (catalog === '' && material === '') continue;
    const item = [...free].find(
      (each) =>
        (catalog === '' || each.catalog_number.trim().toLowerCase() === catalog) &&
        (material === '' || each.material.trim().toLowerCase() === material),
    );
    if (!item) continue;
    free.delete(item);
    matched.set(row, item);
  }
  return matched;
}

/** Returns the fields of an item that a row says. */
function saidOf({ cells }: ReadRow): Record<string, unknown> {
  const said = [...cells.values()].filter(({ field, value }) => value !== null && !orderKeys.has(field));
  return Object.fromEntries(said.flatMap(({ field, value }) => (field === 'total_value' ? [] : [[field, value]])));
}

function newLine(
  context: PlanContext,
  { existing }: Unit,
  row: ReadRow,
  problems: Problems,
  nextPosition: () => string,
): Line {
  const said = saidOf(row);
  const write = { ...said, position: said['position'] ?? nextPosition() };
  const parsed = newOrderItem.safeParse(write);
  if (!parsed.success) note(problems, fieldMessages(parsed.error), row);
  else refused(problems, () => checkNewItem(context, existing ?? { feature_flags: {} }, parsed.data));
  return { item: undefined, write, before: new Map(), value: lineValue(said) };
}

function changedLine(context: PlanContext, item: OrderItemRow, row: ReadRow, problems: Problems): Line {
  const said = saidOf(row);
  const parsed = orderItemUpdate.safeParse(said);
  if (!parsed.success) {
    note(problems, fieldMessages(parsed.error), row);
    return { item, write: {}, before: new Map(), value: lineValue({ ...item, ...said }) };
  }
  const before = new Map<string, string | null>();
  const write: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(parsed.data)) {
    const now = nowOf(item, field);
    if (JSON.stringify(now ?? null) === JSON.stringify(value ?? null)) continue;
    write[field] = said[field];
    before.set(field, Array.isArray(now) ? now.join(', ') : String(now ?? ''));
  }
  if (before.size > 0) {
    const changes = orderItemUpdate.parse(write);
    refused(problems, () => checkedColumns(context, item, changes));
  }
  return { item, write, before, value: lineValue({ ...item, ...said }) };
}

/** The columns that a body calls otherwise. */
const nowOf = (item: OrderItemRow, field: string): unknown =>
  field === 'shipment' ? item.shipment_type : item[field as keyof OrderItemRow];

function note(problems: Problems, errors: Readonly<Record<string, readonly string[]>>, { cells }: ReadRow): void {
  for (const [field, texts] of Object.entries(errors)) {
    if (problems.has(field)) continue;
    problems.set(field, cells.has(field) ? texts.join('. ') : messages.problems.missing);
  }
}

/** Notes why a check rejects what a row says. */
function refused(problems: Problems, check: () => unknown): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    const errors = error.body.errors as Readonly<Record<string, readonly string[]>> | undefined;
    const entries = errors ? Object.entries(errors) : [['', [error.message]] as const];
    for (const [field, texts] of entries) if (!problems.has(field)) problems.set(field, texts.join('. '));
  }
}

const DECIMAL = /^\d{1,15}(\.\d{1,4})?$/;

/** Returns the value of a line in US dollars; null if it has no quantity and price that can be read. */
function lineValue(fields: Readonly<Record<string, unknown>>): string | null {
  const { quantity, value_per_item: each } = fields;
  if (typeof quantity !== 'string' || typeof each !== 'string') return null;
  if (!DECIMAL.test(quantity) || !DECIMAL.test(each)) return null;
  return fromUnits(totalCents(quantity, each), 2);
}

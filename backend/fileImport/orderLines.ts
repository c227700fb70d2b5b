import { HttpError } from '../api/errors.ts';
import { fieldMessages } from '../api/validate.ts';
import { checkNewItem } from '../orderItem/create.ts';
import type { OrderItemRow } from '../orderItem/read.ts';
import { positionLimit, totalCents } from '../orderItem/rules.ts';
import { newOrderItem, orderItemUpdate } from '../orderItem/schema.ts';
import { checkedColumns } from '../orderItem/write.ts';
import type { PurchaseOrderRow } from '../purchaseOrder/read.ts';
import { fromUnits, trimDecimal } from '../record/decimal.ts';
import type { PlanContext, ReadRow } from './kind.ts';
import { messages } from './messages.ts';
import { orderKeys } from './orderFields.ts';
import { type ExistingOrder, positionOf, type Unit } from './orderUnits.ts';

/** The problems of cells, by field, of one row. */
export type Problems = Map<string, string>;

/** What becomes of an item. */
export interface Line {
  readonly item: OrderItemRow | undefined;
  readonly write: Readonly<Record<string, unknown>>;
  readonly before: ReadonlyMap<string, string | null>;
  readonly value: string | null;
}

/** The lines of an order, as its rows pass by in order. */
export interface Lines {
  /** Finds out what becomes of the item of a row; what is wrong with it is added to the problems. */
  plan(row: ReadRow, problems: Problems): Line;
}

/** Creates the lines of an order. @param existing the order as it is now; undefined for a new one */
export function linesOf(
  context: PlanContext,
  { lines }: Pick<Unit, 'lines'>,
  existing: ExistingOrder | undefined,
): Lines {
  const items = existing?.items ?? [];
  const byPosition = new Map(items.map((item) => [trimDecimal(item.position), item]));
  const isFree = ({ id, position }: OrderItemRow) => !lines.has(trimDecimal(position)) && !existing?.written.has(id);
  const free = freeItems(items.filter(isFree));
  const nextPosition = positions([...byPosition.keys(), ...lines.keys()]);
  const matched = (row: ReadRow, problems: Problems): OrderItemRow | undefined => {
    const position = positionOf(row.cells);
    if (position === undefined) return free.take(textOf(row.cells, 'catalog_number'), textOf(row.cells, 'material'));
    const first = lines.get(position);
    if (first === row.row) return byPosition.get(position);
    if (first !== undefined) problems.set('position', messages.isAlsoIn(first));
    return undefined;
  };
  return {
    plan(row, problems) {
      const item = matched(row, problems);
      return item
        ? changedLine(context, item, row, problems)
        : newLine(context, existing?.order, row, problems, nextPosition);
    },
  };
}

/** Returns a function that gives free line numbers: those after the last one, and once these end, the largest free ones. */
function positions(given: readonly string[]): () => string {
  const taken = new Set(given);
  let next = taken.values().reduce((most, position) => Math.max(most, Math.floor(Number(position))), 0) + 1;
  let last = positionLimit - 1;
  return () => {
    if (next < positionLimit) return String(next++);
    while (taken.has(String(last))) last -= 1;
    return String(last--);
  };
}

const textOf = (cells: ReadRow['cells'], key: string): string => {
  const value = cells.get(key)?.value;
  return typeof value === 'string' ? plainText(value) : '';
};

const plainText = (text: string) => text.trim().toLowerCase();

/** The items of an order that no row means yet. Each is taken once, the first ones first. */
function freeItems(items: readonly OrderItemRow[]) {
  const taken = new Set<OrderItemRow>();
  const keyed = items.map((item) => [item, plainText(item.catalog_number), plainText(item.material)] as const);
  const grouped = (keyOf: (catalog: string, material: string) => string) => {
    const groups = Map.groupBy(keyed, ([, catalog, material]) => keyOf(catalog, material));
    return new Map([...groups].map(([key, each]) => [key, each.map(([item]) => item).toReversed()]));
  };
  const both = (catalog: string, material: string) => JSON.stringify([catalog, material]);
  const by = {
    both: grouped(both),
    catalog: grouped((catalog) => catalog),
    material: grouped((_catalog, material) => material),
  };
  return {
    /** Takes the first item with this catalog number and this material; what is empty does not matter, but one of them. */
    take(catalog: string, material: string): OrderItemRow | undefined {
      if (catalog === '' && material === '') return undefined;
      const group =
        catalog === ''
          ? by.material.get(material)
          : material === ''
            ? by.catalog.get(catalog)
            : by.both.get(both(catalog, material));
      for (let item = group?.pop(); item; item = group?.pop()) {
        if (taken.has(item)) continue;
        taken.add(item);
        return item;
      }
      return undefined;
    },
  };
}

/** Returns the fields of an item that a row says. */
function saidOf({ cells }: ReadRow): Record<string, unknown> {
  const said = [...cells.values()].filter(({ field, value }) => value !== null && !orderKeys.has(field));
  return Object.fromEntries(said.flatMap(({ field, value }) => (field === 'total_value' ? [] : [[field, value]])));
}

function newLine(
  context: PlanContext,
  order: PurchaseOrderRow | undefined,
  row: ReadRow,
  problems: Problems,
  nextPosition: () => string,
): Line {
  const said = saidOf(row);
  const write = { ...said, position: said['position'] ?? nextPosition() };
  const parsed = newOrderItem.safeParse(write);
  if (!parsed.success) note(problems, fieldMessages(parsed.error), row);
  else refused(problems, () => checkNewItem(context, order ?? { feature_flags: {} }, parsed.data));
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
export function refused(problems: Problems, check: () => unknown): void {
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
export function lineValue(fields: Readonly<Record<string, unknown>>): string | null {
  const { quantity, value_per_item: each } = fields;
  if (typeof quantity !== 'string' || typeof each !== 'string') return null;
  if (!DECIMAL.test(quantity) || !DECIMAL.test(each)) return null;
  return fromUnits(totalCents(quantity, each), 2);
}

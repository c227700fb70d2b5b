/** The orders that the rows of a file name: what is known of each once all rows have passed by. */
import { sql } from 'kysely';
import { type OrderItemRow, readItemRows } from '../orderItem/read.ts';
import { type PurchaseOrderRow, readOrderRows } from '../purchaseOrder/read.ts';
import { trimDecimal } from '../record/decimal.ts';
import { anyOf } from '../record/listOrder.ts';
import { pauses } from '../turns/pauses.ts';
import type { PlanContext, ReadCell, ReadRow, Value } from './kind.ts';
import { orderKeys } from './orderFields.ts';

/** What the first row that says something for a field of an order says. */
export interface Said {
  readonly row: number;
  readonly value: Value;
  /** The value as it is compared. */
  readonly key: string;
}

/** An order that rows name. */
export interface Unit {
  /** Its number, as its first row says it. */
  readonly number: string;
  /** The order of the organization that has the number. */
  readonly id: number | undefined;
  /** Its first row. */
  readonly first: number;
  /** What its rows say of the order itself, by field. */
  readonly said: Map<string, Said>;
  /** The first row of each line number. */
  readonly lines: Map<string, number>;
  /** How many of its rows are still to be planned. */
  left: number;
}

/** An order that is there, with its items. */
export interface ExistingOrder {
  readonly order: PurchaseOrderRow;
  readonly items: readonly OrderItemRow[];
  /**
   * The items that other rows of the import have become already: a row means them by their line number only. Of two rows that say
   * the same, each is an item.
   */
  readonly written: ReadonlySet<number>;
}

/** The orders of a file. */
export interface Units {
  /** Looks at rows; all of a file pass by once, in order. */
  look(rows: readonly ReadRow[]): Promise<void>;
  /** Returns the order of a row that was looked at. */
  of(row: ReadRow): Unit;
  /** Reads the orders that are there, with their items, by id. */
  read(ids: readonly number[]): Promise<Map<number, ExistingOrder>>;
}

interface FoundOrder {
  readonly sent: string;
  readonly id: number;
  readonly key: string;
}

/** How a value is compared with another. */
export const compared = (value: unknown): string => JSON.stringify(value ?? null);

/** Returns the line number that a row says, without trailing zeros. */
export const positionOf = (cells: ReadRow['cells']): string | undefined => {
  const value = cells.get('position')?.value;
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? trimDecimal(value) : undefined;
};

/** Returns the order number that a row says; empty if it says none. */
export const numberOf = ({ cells }: ReadRow): string => {
  const value = cells.get('order_number')?.value;
  return typeof value === 'string' ? value : '';
};

/** Creates the orders of a file that nothing is known of. */
export function unitsOf(context: PlanContext): Units {
  const { db, caller, place } = context;
  const units = new Map<string, Unit>();
  /** The orders of the organization by their numbers as rows say them; null where there is none. */
  const known = new Map<string, FoundOrder | null>();
  const pause = pauses();

  async function find(rows: readonly ReadRow[]): Promise<void> {
    const numbers = new Set(rows.map(numberOf).filter((number) => number !== '' && !known.has(number)));
    if (place.orderId !== null || numbers.size === 0) return;
    for (const number of numbers) known.set(number, null);
    for (const order of await findOrders(context, [...numbers])) known.set(order.sent, order);
  }

  function keyOf(row: ReadRow): string {
    if (place.orderId !== null) return 'the order';
    const number = numberOf(row);
    // Rows without a number are each on their own: they need attention.
    return number === '' ? `row ${row.row}` : (known.get(number)?.key ?? plainKey(number));
  }

  function begin(row: ReadRow, key: string): Unit {
    const number = numberOf(row);
    const id = place.orderId ?? known.get(number)?.id;
    const unit = { number, id, first: row.row, said: new Map(), lines: new Map(), left: 0 };
    units.set(key, unit);
    return unit;
  }

  return {
    async look(rows) {
      await find(rows);
      for (const row of rows) {
        await pause();
        const key = keyOf(row);
        const unit = units.get(key) ?? begin(row, key);
        unit.left += 1;
        for (const cell of row.cells.values()) note(unit, row, cell);
        const position = positionOf(row.cells);
        if (position !== undefined && !unit.lines.has(position)) unit.lines.set(position, row.row);
      }
    },
    of(row) {
      const unit = units.get(keyOf(row));
      if (!unit) throw new Error(`Row ${row.row} was not looked at`);
      return unit;
    },
    async read(ids) {
      if (ids.length === 0) return new Map();
      const orders = await readOrderRows(db, caller, ids);
      const items = await itemsOf(
        context,
        orders.map(({ id }) => id),
      );
      const written = await writtenOf(context, items);
      const byOrder = Map.groupBy(items, ({ purchase_order_id }) => purchase_order_id);
      return new Map(orders.map((order) => [order.id, { order, items: byOrder.get(order.id) ?? [], written }]));
    },
  };
}

function note({ said }: Unit, { row }: ReadRow, { field, value }: ReadCell): void {
  if (value === null || !orderKeys.has(field) || said.has(field)) return;
  said.set(field, { row, value, key: compared(value) });
}

const plainKey = (number: string) => number.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

/** Finds the orders of the organization that have these numbers. */
async function findOrders({ db, place }: PlanContext, numbers: readonly string[]): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    select sent.number as sent, po.id, po.identity as key
    from unnest(${[...numbers]}::text[]) as sent(number)
    join purchase_orders po on po.identity = compare_key(sent.number)
    where po.organization_id = ${place.organizationId}`.execute(db);
  return rows;
}

/** Returns those of items that rows of this import have become already. */
async function writtenOf({ db, importId }: PlanContext, items: readonly OrderItemRow[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('file_import_rows')
    .select('record_id')
    .where('import_id', '=', importId)
    .where('outcome', '=', 'done')
    .where('record_id', '=', anyOf(items.map(({ id }) => id)))
    .execute();
  return new Set(rows.flatMap(({ record_id }) => record_id ?? []));
}

async function itemsOf({ db, caller }: PlanContext, orderIds: readonly number[]): Promise<OrderItemRow[]> {
  const rows = await db
    .selectFrom('order_items')
    .select('id')
    .where('purchase_order_id', '=', anyOf(orderIds))
    .orderBy('id')
    .execute();
  const items = await readItemRows(
    db,
    caller,
    rows.map(({ id }) => id),
  );
  return items.sort((a, b) => a.id - b.id);
}

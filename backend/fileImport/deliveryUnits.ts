/** The orders and shipments that the rows of a file of deliveries name: what is known of each once all rows have passed by. */
import { sql } from 'kysely';
import { anyOf } from '../record/listOrder.ts';
import { pauses } from '../turns/pauses.ts';
import { nationalProgramme } from './deliveredNames.ts';
import { gather, gathered, type NamedShipment } from './deliveryShipments.ts';
import type { PlanContext, ReadRow, Value } from './kind.ts';
import { compared, numberOf, type Said } from './orderUnits.ts';
import { textIn } from './textIn.ts';

/** An order of the file. */
export interface DeliveredOrder {
  /** Its number, as its first row says it. */
  readonly number: string;
  /** The number as it is compared; null for a row without one. */
  readonly key: string | null;
  readonly existing: ExistingOrder | null;
  /** Its first row. */
  readonly first: number;
  /** What its rows say of the order itself, by field. */
  readonly said: Map<string, Said>;
  /** The first row of each line, by what tells it from others. */
  readonly lines: Map<string, number>;
  /** The shipments in which its lines came. */
  readonly shipments: Set<NamedShipment>;
  /** How many of its rows are still to be planned. */
  left: number;
}

/** An order of the organization that has the number. */
export interface ExistingOrder {
  readonly id: number;
  readonly programId: number;
  readonly status: string;
}

/** Which lines of an order need not be imported. */
export interface KnownLines {
  /** The lines that were imported before, by what tells them from others. */
  readonly imported: ReadonlySet<string>;
  /** The catalog numbers of its items. */
  readonly catalog: ReadonlySet<string>;
}

/** The orders and shipments of a file. */
export interface Deliveries {
  /** Looks at rows; all of a file pass by once, in order. */
  look(rows: readonly ReadRow[]): Promise<void>;
  /** Returns the order of a row that was looked at. */
  orderOf(row: ReadRow): DeliveredOrder;
  /** Returns the shipment of a row that was looked at; null if it names none. */
  shipmentOf(row: ReadRow): NamedShipment | null;
  /** Reads which lines of orders need not be imported. */
  knownLines(orders: readonly DeliveredOrder[]): Promise<Map<DeliveredOrder, KnownLines>>;
}

/** Returns what tells a line from others of its order: its id, or its catalog number if it has none. */
export const lineKeyOf = (row: ReadRow): string | null => textIn(row, 'line_id') ?? textIn(row, 'catalog_number');

/** Returns the program that a row says, as it is compared. */
const programIn = ({ cells }: ReadRow): string | null => {
  const value = cells.get('program_id')?.value ?? null;
  return value === null ? null : compared(value);
};

/** Creates the orders and shipments of a file that nothing is known of. */
export function deliveriesIn(context: PlanContext): Deliveries {
  const orders = new Map<string, DeliveredOrder>();
  const shipments = new Map<string, NamedShipment>();
  /** What numbers mean in the organization, as rows say them. */
  const meant = { orders: new Map<string, MeantOrder>(), shipments: new Map<string, MeantShipment>() };
  const pause = pauses();

  async function learn(rows: readonly ReadRow[]): Promise<void> {
    const numbers = new Set(rows.map(numberOf).filter((number) => number !== '' && !meant.orders.has(number)));
    for (const order of await findOrders(context, [...numbers])) meant.orders.set(order.sent, order);
    const sent = rows.flatMap((row) => textIn(row, 'shipment_number') ?? []);
    const fresh = new Set(sent.filter((number) => !meant.shipments.has(number)));
    for (const shipment of await findShipments(context, [...fresh])) meant.shipments.set(shipment.sent, shipment);
  }

  // Rows without a number are each on their own: they need attention.
  const keyOf = (row: ReadRow): string => {
    const number = numberOf(row);
    return number === '' ? `row ${row.row}` : `number ${meant.orders.get(number)?.key}`;
  };

  function begin(row: ReadRow): DeliveredOrder {
    const number = numberOf(row);
    const found = meant.orders.get(number);
    const existing =
      found && found.id !== null ? { id: found.id, programId: found.programId ?? 0, status: found.status ?? '' } : null;
    const order = {
      ...{ number, key: found?.key ?? null, existing, first: row.row, left: 0 },
      ...{ said: new Map(), lines: new Map(), shipments: new Set<NamedShipment>() },
    };
    orders.set(keyOf(row), order);
    return order;
  }

  function shipmentOf(row: ReadRow): NamedShipment | null {
    const number = textIn(row, 'shipment_number');
    const found = number === null ? undefined : meant.shipments.get(number);
    if (number === null || !found) return null;
    const known = shipments.get(found.key);
    if (known) return known;
    const existing = found.id === null ? null : { id: found.id, programId: found.programId ?? 0 };
    const shipment = { key: found.key, number, program: programIn(row), existing, of: gathered() };
    shipments.set(found.key, shipment);
    return shipment;
  }

  return {
    async look(rows) {
      await learn(rows);
      for (const row of rows) {
        await pause();
        const order = orders.get(keyOf(row)) ?? begin(row);
        order.left += 1;
        noteSaid(order, row);
        const line = lineKeyOf(row);
        if (line !== null && !order.lines.has(line)) order.lines.set(line, row.row);
        const shipment = shipmentOf(row);
        if (!shipment) continue;
        gather(shipment.of, row);
        order.shipments.add(shipment);
      }
    },
    orderOf(row) {
      const order = orders.get(keyOf(row));
      if (!order) throw new Error(`Row ${row.row} was not looked at`);
      return order;
    },
    shipmentOf,
    knownLines: (of) => readKnownLines(context, of),
  };
}

/** Returns what a row says of its order, by field; what it does not say is null. */
export function saidIn(row: ReadRow): Readonly<Record<string, Value | null>> {
  const { cells } = row;
  const value = (key: string) => cells.get(key)?.value ?? null;
  const country = cells.get('country');
  return {
    program_id: value('program_id'),
    group_id: value('group_id'),
    // Of who has no name, the country says who it is.
    end_user_id:
      value('end_user_id') ?? (country && country.value !== null ? { create: nationalProgramme(country.text) } : null),
    country: value('country'),
    vendor_id: value('vendor_id'),
    order_number_internal: value('order_number_internal'),
    order_date: value('order_date') ?? value('quote_date'),
  };
}

function noteSaid({ said }: DeliveredOrder, row: ReadRow): void {
  for (const [field, value] of Object.entries(saidIn(row))) {
    if (value !== null && !said.has(field)) said.set(field, { row: row.row, value, key: compared(value) });
  }
}

/** What a number means in the organization. */
interface Meant {
  readonly sent: string;
  /** The number as it is compared. */
  readonly key: string;
  readonly id: number | null;
  readonly programId: number | null;
}
type MeantShipment = Meant;
interface MeantOrder extends Meant {
  readonly status: string | null;
}

async function findOrders({ db, place }: PlanContext, numbers: readonly string[]): Promise<MeantOrder[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<MeantOrder>`
    select sent.number as sent, sent.key, po.id, po.program_id as "programId", po.status
    from (select number, compare_key(number) as key from unnest(${[...numbers]}::text[]) as s(number)) as sent
    left join purchase_orders po on po.identity = sent.key and po.organization_id = ${place.organizationId}`.execute(
    db,
  );
  return rows;
}

async function findShipments({ db, place }: PlanContext, numbers: readonly string[]): Promise<MeantShipment[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<MeantShipment>`
    select sent.number as sent, sent.key, s.id, s.program_id as "programId"
    from (select number, compare_key(number) as key from unnest(${[...numbers]}::text[]) as n(number)) as sent
    left join shipments s on s.identity = sent.key and s.organization_id = ${place.organizationId}`.execute(db);
  return rows;
}

async function readKnownLines(
  { db, place }: PlanContext,
  orders: readonly DeliveredOrder[],
): Promise<Map<DeliveredOrder, KnownLines>> {
  const keys = orders.flatMap(({ key }) => key ?? []);
  const imported = await db
    .selectFrom('imported_lines')
    .select(['order_key', 'line_id'])
    .where('organization_id', '=', place.organizationId)
    .where(sql<boolean>`order_key = any(${keys}::text[])`)
    .execute();
  const items = await db
    .selectFrom('order_items')
    .select(['purchase_order_id', 'catalog_number'])
    .where('purchase_order_id', '=', anyOf(orders.flatMap(({ existing }) => existing?.id ?? [])))
    .execute();
  const lines = Map.groupBy(imported, ({ order_key }) => order_key);
  const catalog = Map.groupBy(items, ({ purchase_order_id }) => purchase_order_id);
  return new Map(
    orders.map((order) => {
      const own = lines.get(order.key ?? '') ?? [];
      const its = catalog.get(order.existing?.id ?? 0) ?? [];
      return [
        order,
        {
          imported: new Set(own.map(({ line_id }) => line_id)),
          catalog: new Set(its.map(({ catalog_number }) => catalog_number)),
        },
      ];
    }),
  );
}

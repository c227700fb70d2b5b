/** What becomes of the rows of a file of deliveries. */
import { trimDecimal } from '../record/decimal.ts';
import { pauses } from '../turns/pauses.ts';
import { perPack } from './deliveredNames.ts';
import { noteCells, noteLine, noteOrder, noteShipment, notesOn } from './deliveryProblems.ts';
import { newShipment } from './deliveryShipments.ts';
import { type DeliveredOrder, type Deliveries, deliveriesIn, type KnownLines, lineKeyOf } from './deliveryUnits.ts';
import type { DeliveredLine, DeliveredOrderFields } from './deliveryWrites.ts';
import { saysOf } from './directory.ts';
import type { NamedValue, PlanContext, PlannedRow, Planner, ReadRow, Value } from './kind.ts';
import { messages } from './messages.ts';
import { findNamed } from './names.ts';
import { lineValue, type Problems } from './orderLines.ts';
import { shownCells } from './shownCells.ts';
import { textIn } from './textIn.ts';

/** What is looked at before any row is planned: what orders and shipments are, and which row of a line is the first. */
const FIRST: ReadonlySet<string> = new Set([
  ...['program_id', 'group_id', 'end_user_id', 'country', 'vendor_id', 'order_number', 'order_number_internal'],
  ...['order_date', 'quote_date', 'line_id', 'catalog_number', 'shipment_number', 'shipment_type', 'incoterm'],
  ...['anticipated_ship_date', 'shipped_date', 'weight', 'freight_cost'],
]);

/** An order whose rows are being planned. */
interface Begun {
  readonly known: KnownLines;
  readonly fields: Partial<DeliveredOrderFields>;
}

/** Plans the rows of a file of deliveries. */
export function deliveryPlanner(context: PlanContext): Planner {
  const deliveries = deliveriesIn(context);
  const begun = new Map<DeliveredOrder, Begun>();
  const endUserOf = endUsers(context);
  const pause = pauses();

  async function begin(rows: readonly ReadRow[]): Promise<void> {
    const fresh = [...new Set(rows.map(deliveries.orderOf))].filter((order) => !begun.has(order));
    const known = await deliveries.knownLines(fresh);
    for (const order of fresh) {
      const lines = known.get(order) ?? { imported: new Set(), catalog: new Set() };
      begun.set(order, { known: lines, fields: await orderFields(order, endUserOf) });
    }
  }

  return {
    first: { fields: FIRST, look: deliveries.look },
    async plan(rows) {
      await begin(rows);
      const planned: PlannedRow[] = [];
      for (const row of rows) {
        await pause();
        const order = deliveries.orderOf(row);
        const own = begun.get(order);
        if (!own) throw new Error(`The order of row ${row.row} has more rows than were looked at`);
        planned.push(plannedRow(context, deliveries, order, own, row));
        order.left -= 1;
        if (order.left === 0) begun.delete(order);
      }
      return planned;
    },
  };
}

/** Returns what finds the end user of a name, which stands for a country: the name may be in no cell. */
function endUsers({ db, place }: PlanContext) {
  const known = new Map<string, NamedValue>();
  return async (named: NamedValue): Promise<NamedValue> => {
    if ('id' in named) return named;
    const found = known.get(named.create);
    if (found) return found;
    const [first] = (await findNamed(db, place, 'end_users', [named.create])).get(named.create) ?? [];
    const meant = first ? { id: first.id } : named;
    known.set(named.create, meant);
    return meant;
  };
}

async function orderFields(
  { said }: DeliveredOrder,
  endUserOf: (named: NamedValue) => Promise<NamedValue>,
): Promise<Partial<DeliveredOrderFields>> {
  const value = (key: string): Value | undefined => said.get(key)?.value;
  const named = (key: string) => {
    const found = value(key);
    return isNamed(found) ? found : undefined;
  };
  const plain = (key: string) => {
    const found = value(key);
    return typeof found === 'string' ? found : null;
  };
  const [program, group, vendor, endUser] = ['program_id', 'group_id', 'vendor_id', 'end_user_id'].map(named);
  return {
    ...(program && { program_id: program }),
    ...(group && { group_id: group }),
    ...(vendor && { vendor_id: vendor }),
    ...(endUser && { end_user_id: await endUserOf(endUser) }),
    country: plain('country'),
    order_number_internal: plain('order_number_internal'),
    order_date: plain('order_date'),
  };
}

const isNamed = (value: unknown): value is NamedValue =>
  typeof value === 'object' && value !== null && ('id' in value || 'create' in value);

function plannedRow(
  context: PlanContext,
  deliveries: Deliveries,
  order: DeliveredOrder,
  { known, fields: orderSays }: Begun,
  row: ReadRow,
): PlannedRow {
  const { fields } = context;
  const isKnown = isImported(known, row);
  const line = lineOf(row, deliveries);
  const problems: Problems = new Map();
  noteCells(context, problems, row, order);
  noteLine(problems, row, line);
  if (!isKnown) noteOrder(context, problems, row, order, orderSays);
  if (!isKnown) noteShipment(problems, row, order, deliveries);
  const value = lineValue(line);
  const state = problems.size > 0 ? 'attention' : isKnown ? 'unchanged' : 'new';
  const notes = state === 'new' ? notesOn(row, order, value) : new Map<string, string>();
  const [note] = notes;
  const label = note && fields.find(({ key }) => key === note[0])?.label();
  return {
    row: row.row,
    unit: order.first,
    state,
    plan: {
      says: note && label ? messages.ofField(label, note[1]) : saysOf(state, 0, problems, fields),
      label: order.number,
      order: order.number === '' ? null : order.number,
      cells: shownCells(row.cells, fields, undefined, problems, notes),
      write: { ...line },
      ...{ recordId: null, version: null, value },
      unit: row.row === order.first ? unitPlan(order, orderSays) : null,
      ...(notes.size > 0 && { noted: true as const }),
    },
  };
}

function unitPlan({ number, existing, shipments }: DeliveredOrder, fields: Partial<DeliveredOrderFields>) {
  const named = [...shipments].map((shipment) => ({ key: shipment.key, fields: newShipment(shipment) }));
  return {
    ...{ isNew: existing === null, recordId: existing?.id ?? null, version: null, label: number },
    write: { order_number: number, ...fields, shipments: named },
  };
}

/** Whether a line was imported before, or its order has an item with the catalog number that tells it from others. */
function isImported({ imported, catalog }: KnownLines, row: ReadRow): boolean {
  const key = lineKeyOf(row);
  if (key === null) return false;
  const number = textIn(row, 'catalog_number') ?? key;
  return imported.has(key) || (number === key && catalog.has(key));
}

/** Returns what an item is made of. */
function lineOf(row: ReadRow, { shipmentOf }: Deliveries): DeliveredLine {
  const key = lineKeyOf(row) ?? '';
  const count = textIn(row, 'pack_count');
  const shipment = shipmentOf(row);
  return {
    line_id: key,
    catalog_number: textIn(row, 'catalog_number') ?? key,
    material: textIn(row, 'material') ?? '',
    quantity: textIn(row, 'quantity') ?? '',
    size_per_item: textIn(row, 'size_per_item') ?? (count === null ? '' : perPack(trimDecimal(count))),
    value_per_item: textIn(row, 'value_per_item') ?? '',
    notes: textIn(row, 'notes'),
    received_date: textIn(row, 'received_date'),
    shipment: shipment && { key: shipment.key, isNew: shipment.existing === null },
  };
}

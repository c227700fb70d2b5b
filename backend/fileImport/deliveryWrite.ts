/** How deliveries are written, many orders at once, with their items and shipments. */
import { sql } from 'kysely';
import { HttpError, invalid, rejectedTransition } from '../api/errors.ts';
import type { Announcement } from '../live/broadcast.ts';
import { withinSavepoint } from '../record/checkEach.ts';
import { partyMessages } from '../record/messages.ts';
import { prohibitedOf } from '../record/party.ts';
import {
  insertItems,
  insertOrders,
  insertShipments,
  type NewItem,
  noteInserted,
  rememberLines,
} from './deliveryInsert.ts';
import { deliveryMessages } from './deliveryMessages.ts';
import { type Belongings, deliveryNames, joinEndUsers } from './deliveryNames.ts';
import { type DeliveredLine, type DeliveredOrderPlan, deliveredLine, deliveredOrder } from './deliveryWrites.ts';
import type { MadeRecord, UnitToWrite, WriteContext, WrittenUnit } from './kind.ts';
import { messages } from './messages.ts';
import { parsed } from './parsed.ts';

type Rejected = Extract<WrittenUnit, { readonly rejected: HttpError }>;
type Results = Map<UnitToWrite, WrittenUnit>;

/**
 * Writes orders with their items, and the shipments in which these came; each order whole or not at all. If some are rejected,
 * nothing of what was written stays, and the others are written anew: so nothing is left of a rejected order either. A shipment is
 * made with the first of its orders, with what all its rows say.
 */
export async function writeDeliveries(context: WriteContext, units: readonly UnitToWrite[]): Promise<WrittenUnit[]> {
  const results: Results = new Map();
  const parts: UnitToWrite[][] = [[...units]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [only, ...others] = part;
    if (!only) continue;
    const outcome = await writeAll(context, part);
    if (!(outcome instanceof HttpError)) {
      for (const [unit, result] of outcome) results.set(unit, result);
      parts.push(part.filter((unit) => !outcome.has(unit)));
    } else if (others.length === 0) {
      results.set(only, { rejected: outcome, row: null });
    } else {
      // The database does not say which of them it is.
      const half = Math.ceil(part.length / 2);
      parts.push(part.slice(half), part.slice(0, half));
    }
  }
  return units.flatMap((unit) => results.get(unit) ?? []);
}

/**
 * Writes units: all of them, or nothing.
 * @returns what became of all, or of those that are rejected; or why some cannot be stored
 */
async function writeAll(context: WriteContext, units: readonly UnitToWrite[]): Promise<Results | HttpError> {
  const announced: Announcement[] = [];
  const own = { ...context, announce: (announcement: Announcement) => void announced.push(announcement) };
  const rejected: Results = new Map();
  const rejection = new Error('Some are rejected');
  try {
    const written = await withinSavepoint(context.db, async () => {
      const ready = await checked(own, units, rejected);
      if (rejected.size > 0) throw rejection;
      return write(own, ready);
    });
    for (const announcement of announced) context.announce(announcement);
    return written;
  } catch (error) {
    if (error === rejection) return rejected;
    if (error instanceof HttpError && error.status < 500) return error;
    if (isOfData(error)) return invalid({ base: [deliveryMessages.notStored] });
    throw error;
  }
}

/** Whether the database refuses values (SQLSTATE class 22) or a constraint does (class 23). */
const isOfData = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code);

/** A unit that can be written. */
interface Ready {
  readonly unit: UnitToWrite;
  readonly plan: DeliveredOrderPlan;
  readonly belongings: Belongings;
  readonly made: MadeRecord[];
  /** The order that is there already, with its highest line number. */
  readonly existing: { readonly id: number; readonly highest: string | null } | null;
  readonly lines: readonly { readonly row: number; readonly line: DeliveredLine }[];
  /** The ids of the shipments that are there already, by key. */
  readonly shipments: ReadonlyMap<string, number>;
}

/** Finds or makes what units name, and returns those that can be written; notes why others cannot. */
async function checked(context: WriteContext, units: readonly UnitToWrite[], rejected: Results): Promise<Ready[]> {
  const sent = units.map((unit) => ({ unit, plan: parsed(deliveredOrder, unit.plan?.write ?? {}) }));
  const named = await deliveryNames(context).all(sent.map(({ plan }) => plan));
  const orders = await readOrders(context, sent);
  const shipments = await readShipments(context, sent);
  const parties = named.flatMap((each) => (each instanceof HttpError ? [] : each.belongings));
  const prohibited = await prohibitedOf(context.db, {
    vendor: parties.map(({ vendorId }) => vendorId),
    end_user: parties.map(({ endUserId }) => endUserId),
    group: parties.map(({ groupId }) => groupId),
  });
  return sent.flatMap(({ unit, plan }, index): Ready[] => {
    const own = named[index];
    if (!own || own instanceof HttpError) {
      if (own) rejected.set(unit, { rejected: own, row: null });
      return [];
    }
    const lines = unit.rows.map(({ row, plan: { write: fields } }) => ({ row, line: parsed(deliveredLine, fields) }));
    const existing = orders.get(plan.order_number) ?? null;
    const order = existing ?? own.belongings;
    const ids = { vendor: order.vendorId, end_user: order.endUserId, group: order.groupId, courier: null };
    const reason =
      whyNotOrder(unit, existing, own.belongings) ??
      whyNotShipments(own.belongings, lines, shipments) ??
      whyNotParties(prohibited.filter(({ kind, id }) => ids[kind] === id));
    if (reason) rejected.set(unit, reason);
    const known = new Map([...shipments].map(([key, { id }]) => [key, id]));
    return [{ unit, plan, belongings: own.belongings, made: [...own.made], existing, lines, shipments: known }];
  });
}

function whyNotParties(parties: Awaited<ReturnType<typeof prohibitedOf>>): Rejected | null {
  if (parties.length === 0) return null;
  const named = partyMessages.namesProhibited(parties);
  return { rejected: rejectedTransition(deliveryMessages.prohibited(named)), row: null };
}

interface OrderNow extends Belongings {
  readonly id: number;
  readonly status: string;
  readonly highest: string | null;
}

/** Returns why the lines of a unit cannot go into the order that has its number now; null if they can. */
function whyNotOrder({ plan }: UnitToWrite, now: OrderNow | null, { programId }: Belongings): Rejected | null {
  const because = (reason: string) => ({ rejected: invalid({ order_number: [reason] }), row: null });
  if (plan?.isNew) return now ? because(deliveryMessages.importedMeanwhile) : null;
  if (!now) return because(messages.problems.notFound);
  if (now.programId !== programId) return because(messages.otherProgram);
  return now.status === 'archived' ? because(deliveryMessages.orderArchived) : null;
}

interface ShipmentNow {
  readonly id: number;
  readonly programId: number;
}

function whyNotShipments(
  { programId }: Belongings,
  lines: Ready['lines'],
  shipments: ReadonlyMap<string, ShipmentNow>,
): Rejected | null {
  const elsewhere = lines.find(({ line: { shipment } }) => {
    const now = shipments.get(shipment?.key ?? '');
    return now !== undefined && now.programId !== programId;
  });
  const rejected = invalid({ shipment_number: [deliveryMessages.shipmentElsewhere] });
  return elsewhere ? { rejected, row: elsewhere.row } : null;
}

type Sent = readonly { readonly plan: DeliveredOrderPlan }[];

/** Reads the orders that have these numbers now, by number as it is sent, and locks them: line numbers are given to their items. */
async function readOrders({ db, place }: WriteContext, sent: Sent): Promise<Map<string, OrderNow>> {
  const numbers = sent.map(({ plan }) => plan.order_number);
  const { rows } = await sql<OrderNow & { sent: string }>`
    select s.number as sent, po.id, po.status, po.program_id as "programId", po.vendor_id as "vendorId",
      po.end_user_id as "endUserId", po.group_id as "groupId",
      (select max(i.position)::text from order_items i where i.purchase_order_id = po.id) as highest
    from unnest(${numbers}::text[]) as s(number)
    join purchase_orders po on po.identity = compare_key(s.number) and po.organization_id = ${place.organizationId}
    order by po.id for update of po`.execute(db);
  return new Map(rows.map((row) => [row.sent, row]));
}

/** Reads the shipments that have these numbers now, by key. */
async function readShipments({ db, place }: WriteContext, sent: Sent): Promise<Map<string, ShipmentNow>> {
  const keys = sent.flatMap(({ plan }) => plan.shipments.map(({ key }) => key));
  const rows = await db
    .selectFrom('shipments')
    .select(['id', 'program_id', 'identity as key'])
    .where('organization_id', '=', place.organizationId)
    .where(sql<boolean>`identity = any(${[...new Set(keys)]}::text[])`)
    .execute();
  return new Map(rows.map(({ key, id, program_id: programId }) => [key, { id, programId }]));
}

/** Writes units that were checked. @throws HttpError if lines were imported meanwhile */
async function write(context: WriteContext, ready: readonly Ready[]): Promise<Results> {
  const inserted: Parameters<typeof noteInserted>[1][number][] = [];
  await remember(context, ready);
  const shipments = await writeShipments(context, ready, inserted);
  const fresh = ready.filter(({ existing }) => existing === null);
  const ids = await insertOrders(context, fresh, inserted);
  const orderIds = new Map(fresh.map((each, index) => [each, ids[index] ?? 0]));
  const items = ready.flatMap((each) => each.lines.map(({ row, line }) => ({ each, row, line })));
  const itemIds = await insertItems(
    context,
    items.map(({ each, line }): NewItem => {
      const { existing, belongings } = each;
      return {
        orderId: existing?.id ?? orderIds.get(each) ?? 0,
        programId: belongings.programId,
        highest: existing?.highest ?? null,
        shipmentId: line.shipment && (shipments.get(line.shipment.key) ?? null),
        line,
      };
    }),
    inserted,
  );
  await joinEndUsers(
    context,
    ready.map(({ belongings }) => belongings),
  );
  await noteInserted(context, inserted);
  const idOf = new Map(items.map(({ row }, index) => [row, itemIds[index] ?? 0]));
  return new Map(
    ready.map((each): [UnitToWrite, WrittenUnit] => {
      const { unit, existing, made, lines, plan } = each;
      const id = existing?.id ?? orderIds.get(each) ?? 0;
      if (!existing) made.push({ type: 'PurchaseOrder', id, label: plan.order_number, version: 1, back: null });
      const rows = lines.map(({ row }) => {
        return { row, recordId: idOf.get(row) ?? 0, unitRecordId: id, version: 1, back: null };
      });
      return [unit, { rows, made }];
    }),
  );
}

/** Remembers the lines of all units. @throws HttpError 422 if some were imported meanwhile, so that the units are tried alone */
async function remember(context: WriteContext, ready: readonly Ready[]): Promise<void> {
  const lines = ready.flatMap(({ plan, lines: its }) =>
    its.map(({ row, line }) => ({ row, orderNumber: plan.order_number, lineId: line.line_id })),
  );
  const twice = await rememberLines(context, lines);
  if (twice.size > 0) throw invalid({ line_id: [deliveryMessages.importedMeanwhile] });
}

/** Makes the shipments that are not there, each for the first unit that has a line of it; returns all ids, by key. */
async function writeShipments(
  context: WriteContext,
  ready: readonly Ready[],
  inserted: Parameters<typeof noteInserted>[1][number][],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map(ready.flatMap(({ shipments }) => [...shipments]));
  const missing = new Map<string, { of: Ready; fields: DeliveredOrderPlan['shipments'][number]['fields'] }>();
  for (const of of ready) {
    const fields = new Map(of.plan.shipments.map((each) => [each.key, each.fields]));
    for (const { line } of of.lines) {
      const key = line.shipment?.key ?? '';
      const own = fields.get(key);
      if (own && !ids.has(key) && !missing.has(key)) missing.set(key, { of, fields: own });
    }
  }
  const made = await insertShipments(
    context,
    [...missing.values()].map(({ of, fields }) => ({ fields, belongings: of.belongings })),
    inserted,
  );
  for (const [index, [key, { of, fields }]] of [...missing].entries()) {
    const id = made[index] ?? 0;
    ids.set(key, id);
    of.made.push({ type: 'CommercialInvoice', id, label: fields.invoice_number, version: 1, back: null });
  }
  return ids;
}

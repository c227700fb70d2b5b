import type { Db } from '../db/client.ts';
import { partyMessages } from '../record/messages.ts';
import { prohibitedOf } from '../record/party.ts';
import { directoryOf, type KnownIds, type Made } from './directory.ts';
import { insertItems, insertOrder, insertShipments, rememberLines, writeEntries } from './insert.ts';
import type { Layout } from './layout.ts';
import { messages } from './messages.ts';
import type { FileLine, FileOrder, FileShipment, Page } from './orders.ts';
import type { Finding } from './reading.ts';

/** The outcome of applying an order; only new records are counted. */
export interface Applied {
  readonly programId: number | null;
  readonly orders: 0 | 1;
  readonly items: number;
  /** The shipments that were created, by key. */
  readonly shipments: ReadonlyMap<string, FileShipment>;
  readonly directory: readonly Made[];
  readonly refused: readonly (Finding & { row: number })[];
  readonly noted: readonly (Finding & { row: number })[];
  /** Call it after the transaction has been committed. */
  readonly keep: () => void;
}

/** The values that all orders of an import share. */
export interface ApplyContext {
  readonly organizationId: number;
  readonly layout: Layout;
  readonly known: KnownIds;
}

/**
 * Writes an order of the file with its shipments and items, or adds the lines that an order lacks. Lines imported before
 * keep their current state, with any later edits.
 * @param trx the order's own transaction: an order is imported completely or not at all
 */
export async function applyOrder(trx: Db, context: ApplyContext, page: Page, order: FileOrder): Promise<Applied> {
  const { organizationId, layout, known } = context;
  const missing = order.lines.filter((line) => !line.done);
  const [first] = order.lines;
  if (!first || missing.length === 0) return untouched;
  if (order.existing?.status === 'archived') return allRefused(layout, missing, messages.orderArchived);
  const directory = directoryOf(trx, organizationId, known);
  const belongings = await directory.belongingsOf(first.line);
  const { programId } = belongings;
  if (order.existing && order.existing.programId !== programId)
    return allRefused(layout, missing, messages.orderElsewhere);

  // Lines that an order lacks are ordered from its own parties, whatever the file says.
  const { vendorId, endUserId, groupId } = order.existing ?? belongings;
  const prohibited = await prohibitedOf(trx, { vendor: [vendorId], end_user: [endUserId], group: [groupId] });
  if (prohibited.length > 0) {
    return allRefused(layout, missing, messages.prohibited(partyMessages.namesProhibited(prohibited)));
  }
  const place = { organization_id: organizationId, program_id: programId };
  const elsewhere = ({ shipmentKey }: FileLine) => {
    const existing = page.shipments.get(shipmentKey ?? '')?.existing;
    return existing !== undefined && existing !== null && existing.programId !== programId;
  };
  const refused = missing
    .filter(elsewhere)
    .map((line) => findingOn(layout, line, 'shipment_number', messages.shipmentElsewhere));
  const lines = missing.filter((line) => !elsewhere(line));
  if (lines.length === 0) return { ...untouched, refused };

  const shipments = await insertShipments(trx, place, belongings, page, lines);
  const made = order.existing ? null : await insertOrder(trx, place, belongings, first.line);
  const items = await insertItems(trx, {
    place,
    orderId: order.existing?.id ?? made?.id ?? 0,
    highest: order.existing?.highest ?? null,
    shipmentIds: shipments.ids,
    lines,
  });
  await rememberLines(trx, organizationId, order.key, lines);
  await writeEntries(trx, place, [
    ...directory.made.map(({ history }) => history),
    ...(made ? [made] : []),
    ...shipments.entries,
    ...items,
  ]);
  return {
    programId,
    orders: made ? 1 : 0,
    items: items.length,
    shipments: shipments.made,
    directory: directory.made,
    refused,
    noted: lines.flatMap((line) => notesOn(layout, line, first)),
    keep: directory.keep,
  };
}

const untouched: Applied = {
  programId: null,
  orders: 0,
  items: 0,
  shipments: new Map(),
  directory: [],
  refused: [],
  noted: [],
  keep: () => {},
};

/** Returns an outcome without changes: all these lines are rejected for this reason. */
export function allRefused(layout: Layout, lines: readonly FileLine[], reason: string): Applied {
  return { ...untouched, refused: lines.map((line) => findingOn(layout, line, 'order_number', reason)) };
}

/** Creates a finding about a field of a line, under the column that the field is read from. */
function findingOn(layout: Layout, { row, line }: FileLine, field: TextField, reason: string) {
  return { row, column: layout.fields[field].columns[0] ?? null, value: line[field], reason };
}

/** The fields of a line that apply to the whole order. */
const ofOrder = ['program', 'group', 'end_user', 'vendor', 'order_number_internal', 'order_date'] as const;
type TextField = (typeof ofOrder)[number] | 'order_number' | 'shipment_number';

/** Returns the findings of reading a line, and its differences from the first line of its order. */
function notesOn(layout: Layout, line: FileLine, first: FileLine): (Finding & { row: number })[] {
  const differing = ofOrder.filter((field) => line.line[field] !== first.line[field]);
  return [
    ...line.noted.map((finding) => ({ row: line.row, ...finding })),
    ...differing.map((field) => findingOn(layout, line, field, messages.differsFromFirst(first.row))),
  ];
}

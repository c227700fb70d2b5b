/** What is wrong with the rows of a file of deliveries, and what is to be known of those that are imported. */
import type { z } from 'zod';
import { valueMessages } from '../api/errorMessages.ts';
import { fieldMessages, text } from '../api/validate.ts';
import { checkWorth } from '../orderItem/checks.ts';
import { newOrderItem } from '../orderItem/schema.ts';
import { purchaseOrderCreate } from '../purchaseOrder/schema.ts';
import { fromUnits, toUnits, trimDecimal } from '../record/decimal.ts';
import { whyNotNumbered } from '../record/sample.ts';
import { todayOf } from '../record/timeZone.ts';
import { deliveryMessages } from './deliveryMessages.ts';
import { type DeliveredOrder, type Deliveries, lineKeyOf, saidIn } from './deliveryUnits.ts';
import type { DeliveredLine, DeliveredOrderFields } from './deliveryWrites.ts';
import type { PlanContext, ReadRow } from './kind.ts';
import { messages } from './messages.ts';
import { type Problems, refused } from './orderLines.ts';
import { compared } from './orderUnits.ts';
import { textIn } from './textIn.ts';

/** Notes what is wrong with the cells of a row themselves, and that a line is in the file twice. */
export function noteCells(
  { caller, services }: PlanContext,
  problems: Problems,
  row: ReadRow,
  { lines }: DeliveredOrder,
): void {
  for (const { field, problem } of row.cells.values()) if (problem !== null) problems.set(field, problem);
  const today = todayOf(caller, services.now());
  for (const key of ['received_date', 'shipped_date']) {
    if ((textIn(row, key) ?? '') > today) note(problems, key, valueMessages.inFuture);
  }
  const first = lines.get(lineKeyOf(row) ?? '');
  if (first !== undefined && first !== row.row) {
    note(problems, row.cells.has('line_id') ? 'line_id' : 'catalog_number', messages.isAlsoIn(first));
  }
}

/** Notes what is wrong with the item of a row. */
export function noteLine(problems: Problems, row: ReadRow, line: DeliveredLine): void {
  const { line_id: _, received_date: _received, shipment: _shipment, ...item } = line;
  const parsed = newOrderItem.safeParse({ position: '1', ...item });
  if (parsed.success) refused(problems, () => checkWorth(parsed.data, parsed.data));
  else noteErrors(problems, row, fieldMessages(parsed.error));
}

/** Notes what is wrong with the fields of an item. What is read of another column is wrong there. */
function noteErrors(problems: Problems, row: ReadRow, errors: Readonly<Record<string, readonly string[]>>): void {
  const { cells } = row;
  const insteadOf: Readonly<Record<string, string>> = { catalog_number: 'line_id', size_per_item: 'pack_count' };
  for (const [field, texts] of Object.entries(errors)) {
    const instead = insteadOf[field];
    const at = instead && !cells.has(field) && cells.has(instead) ? instead : field;
    note(problems, at, cells.has(at) ? texts.join('. ') : messages.problems.missing);
  }
}

const REQUIRED = ['program_id', 'group_id', 'end_user_id', 'vendor_id'] as const;
const order = purchaseOrderCreate.shape;
/** What records and shipments are called. Made once: making a schema takes longer than using it. */
const called = text();

/** Notes what is wrong with the order of a row. */
export function noteOrder(
  { place }: PlanContext,
  problems: Problems,
  row: ReadRow,
  { number, existing }: DeliveredOrder,
  fields: Partial<DeliveredOrderFields>,
): void {
  const { cells } = row;
  const { program_id: program } = fields;
  for (const key of REQUIRED) {
    const named = fields[key];
    if (!named) note(problems, key, cells.has(key) ? messages.problems.blank : messages.problems.missing);
    else if ('create' in named) check(problems, key, called, named.create);
  }
  check(problems, 'order_number', order.order_number, number);
  check(problems, 'order_number_internal', order.order_number_internal, fields.order_number_internal);
  const misnumbered = existing ? null : whyNotNumbered(place.sample, number);
  if (misnumbered) note(problems, 'order_number', misnumbered);
  const isElsewhere = existing && program && !('id' in program && program.id === existing.programId);
  if (isElsewhere) note(problems, 'order_number', messages.otherProgram);
  else if (existing?.status === 'archived') note(problems, 'order_number', deliveryMessages.orderArchived);
}

/** Notes that the shipment of a row is in another program. */
export function noteShipment(
  problems: Problems,
  row: ReadRow,
  { said }: DeliveredOrder,
  { shipmentOf }: Deliveries,
): void {
  const shipment = shipmentOf(row);
  if (!shipment) return;
  check(problems, 'shipment_number', called, shipment.number);
  const program = said.get('program_id');
  const { existing } = shipment;
  const its = existing ? compared({ id: existing.programId }) : shipment.program;
  if (program && its !== null && its !== program.key)
    note(problems, 'shipment_number', deliveryMessages.shipmentElsewhere);
}

function note(problems: Problems, field: string, problem: string): void {
  if (!problems.has(field)) problems.set(field, problem);
}

/** Notes what a rule of the product says against a value. */
function check(problems: Problems, field: string, rule: z.ZodType, value: unknown): void {
  const { error } = rule.safeParse(value);
  if (error) note(problems, field, error.issues[0]?.message ?? messages.problems.blank);
}

const CENTS = 2;
/** The field of what a row says of its order: a date may be that of the quote. */
const COLUMN: Readonly<Record<string, string>> = { order_date: 'quote_date', end_user_id: 'country' };

/** Returns what is to be known of a row that is imported, by field: what its order or its price says otherwise. */
export function notesOn(row: ReadRow, { said }: DeliveredOrder, value: string | null): Map<string, string> {
  const notes = new Map<string, string>();
  const total = textIn(row, 'total_value');
  if (total !== null && value !== null && !isSameAmount(total, value)) {
    notes.set('total_value', deliveryMessages.valueDiffers(value));
  }
  for (const [field, own] of Object.entries(saidIn(row))) {
    const counts = said.get(field);
    if (own === null || !counts || compared(own) === counts.key) continue;
    notes.set(
      row.cells.get(field)?.text ? field : (COLUMN[field] ?? field),
      deliveryMessages.differsFromRow(counts.row),
    );
  }
  return notes;
}

/** Whether two amounts are the same, as exact decimal text; further decimals count. */
function isSameAmount(one: string, other: string): boolean {
  if (one.startsWith('-')) return false;
  return trimDecimal(one) === trimDecimal(fromUnits(toUnits(other, CENTS), CENTS));
}

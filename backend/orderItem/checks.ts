import type { Caller } from '../access/caller.ts';
import type { FieldChange } from '../history/table.ts';
import { type FieldMessages, forbidden, invalid } from '../http/errors.ts';
import { messages } from './messages.ts';
import { type OrderItemRow, shownFields } from './read.ts';
import { mayChange } from './rules.ts';
import type { OrderItemUpdate } from './schema.ts';

/** The columns behind the fields of a body. `assessed` and `received` are never among them: assessing and receiving set those. */
export function columnsOf<Fields extends OrderItemUpdate>({
  shipment,
  assessment_attributes,
  goods_receipt_attributes,
  ...fields
}: Fields) {
  const { assessed: _assessed, ...assessment } = assessment_attributes ?? {};
  const { received: _received, ...goodsReceipt } = goods_receipt_attributes ?? {};
  return { ...fields, ...(shipment !== undefined && { shipment_type: shipment }), ...assessment, ...goodsReceipt };
}

/** What is hidden in an organization must not be sent. @throws 422 */
export function checkSwitches(row: Pick<OrderItemRow, 'feature_flags'>, fields: OrderItemUpdate): void {
  const hidden = Object.entries(shownFields(row)).filter(([field, shown]) => !shown && field in fields);
  const errors: FieldMessages = Object.fromEntries(hidden.map(([field]) => [field, [messages.switchedOff]]));
  if (hidden.length > 0) throw invalid(errors);
}

/** Who may only assess or receive changes nothing else. @throws 403 naming what may not be changed */
export function checkRights(caller: Caller, changes: readonly FieldChange[]): void {
  const refused = changes.filter(({ field, to }) => !mayChange(caller, field, to)).map(({ field }) => field);
  if (refused.length > 0) throw forbidden(messages.noRightTo(refused));
}

/** Answers a number that outgrows its column; the fields alone are checked before, so that this is the total. */
export async function fitting<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const outOfRange = error instanceof Error && 'code' in error && error.code === '22003';
    if (outOfRange) throw invalid({ base: [messages.totalTooLarge] });
    throw error;
  }
}

import type { Caller } from '../access/caller.ts';
import { type FieldMessages, forbidden, invalid } from '../api/errors.ts';
import type { FieldChange } from '../history/table.ts';
import { checkNotInFuture } from '../record/pastDates.ts';
import type { WriteContext } from '../record/write.ts';
import { readHsCode } from '../regulation/hsCode.ts';
import { messages } from './messages.ts';
import { type OrderItemRow, shownFields } from './read.ts';
import { mayChange, totalCents } from './rules.ts';
import type { OrderItemUpdate } from './schema.ts';

/** The fields that unique indexes report errors on, by index name. */
export const unique = { order_items_position: 'position' };

/** Returns the columns of a body's fields, never `assessed` and `received`: only assessing and receiving set those. */
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

/** Rejects fields that are hidden in the organization. @throws 422 */
export function checkSwitches(row: Pick<OrderItemRow, 'feature_flags'>, fields: OrderItemUpdate): void {
  const hidden = Object.entries(shownFields(row)).filter(([field, shown]) => !shown && field in fields);
  const errors: FieldMessages = Object.fromEntries(hidden.map(([field]) => [field, [messages.switchedOff]]));
  if (hidden.length > 0) throw invalid(errors);
}

/** Checks that an item is worth a cent. @param sent the new fields, to report the error on one of them @throws 422 */
export function checkWorth(
  item: Pick<OrderItemRow, 'quantity' | 'value_per_item'>,
  sent: Pick<OrderItemUpdate, 'quantity' | 'value_per_item'>,
): void {
  if (sent.quantity === undefined && sent.value_per_item === undefined) return;
  if (totalCents(item.quantity, item.value_per_item) > 0n) return;
  const field = sent.quantity === undefined ? 'value_per_item' : 'quantity';
  throw invalid({ [field]: [messages.worthNothing[field]] });
}

/** Rejects an HS code that cannot be read, unless it is stored already. @param before the stored code @throws 422 */
export function checkHsCode(before: string | null, { hs_code }: Pick<OrderItemUpdate, 'hs_code'>): void {
  if (hs_code && hs_code !== before && readHsCode(hs_code).kind === 'unreadable') {
    throw invalid({ hs_code: [messages.unreadableHsCode] });
  }
}

type NetQuantity = Pick<OrderItemUpdate, 'net_quantity' | 'net_quantity_unit'>;

/** Checks that a net quantity has a unit, and a unit a quantity. @param sent the new fields @throws 422 */
export function checkNetQuantity(item: NetQuantity, sent: NetQuantity): void {
  if (sent.net_quantity === undefined && sent.net_quantity_unit === undefined) return;
  const { net_quantity = null, net_quantity_unit = null } = item;
  if ((net_quantity === null) === (net_quantity_unit === null)) return;
  const field = net_quantity === null ? 'net_quantity' : 'net_quantity_unit';
  throw invalid({ [field]: [messages.netQuantityIncomplete[field]] });
}

/** Checks that the received date is not in the future. @throws 422 */
export function checkReceived(
  context: Pick<WriteContext, 'caller' | 'services'>,
  { goods_receipt_attributes }: OrderItemUpdate,
): void {
  checkNotInFuture(context, { 'goods_receipt_attributes.received_date': goods_receipt_attributes?.received_date });
}

/** Rejects other changes by callers who may only assess or receive. @throws 403 naming the fields */
export function checkRights(caller: Caller, changes: readonly FieldChange[]): void {
  const refused = changes.filter(({ field, to }) => !mayChange(caller, field, to)).map(({ field }) => field);
  if (refused.length > 0) throw forbidden(messages.noRightTo(refused));
}

/** Converts a numeric overflow to a 422. Fields were validated before, so only the total can overflow. */
export async function fitting<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const outOfRange = error instanceof Error && 'code' in error && error.code === '22003';
    if (outOfRange) throw invalid({ base: [messages.totalTooLarge] });
    throw error;
  }
}

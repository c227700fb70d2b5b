/** Copies of orders: what was ordered once is ordered again, as if it had been typed anew. */

import type { Caller } from '../access/caller.ts';
import { invalid } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { createItems } from '../orderItem/create.ts';
import { readRecords } from '../orderItem/read.ts';
import type { NewOrderItem, OrderItem } from '../orderItem/schema.ts';
import { lineOf } from '../orderItem/split.ts';
import { createOrder } from '../purchaseOrder/create.ts';
import { readOrder } from '../purchaseOrder/read.ts';
import type { PurchaseOrder } from '../purchaseOrder/schema.ts';
import { fromUnits, padDecimal, toUnits, trimDecimal } from '../record/decimal.ts';
import type { WriteContext } from '../record/write.ts';
import { messages } from './messages.ts';

/** How many items are stored by one statement. */
const PIECE = 500;
/** The decimals of quantities. */
const QUANTITY = 3;

/**
 * Creates a copy of an order under another number. Its history says from which order it is.
 * @throws 404 if the order is not the caller's, 422 if the number is taken or if what was allowed once is not any more: a
 * prohibited party, an item that today's rules reject
 */
export async function copyOrder(context: WriteContext, id: number, orderNumber: string): Promise<PurchaseOrder> {
  const { db, caller } = context;
  const source = await readOrder(db, caller, id);
  const { program_id, vendor_id, end_user_id, group_id, credit_card, funding_number, funding_description } = source;
  const optional = { credit_card, funding_number, funding_description };
  const made = await createOrder(
    context,
    { program_id, order_number: orderNumber, vendor_id, end_user_id, group_id, ...filled(optional) },
    [{ field: 'copied_from', from: null, to: source.order_number.number }],
  );
  const items = lines(await itemsOf(db, caller, id));
  for (let at = 0; at < items.length; at += PIECE) {
    const sent = items.slice(at, at + PIECE).map((row) => ({ row }));
    const results = await createItems(context, made.id, sent, false);
    const problems = results.flatMap((result, index) => {
      if ('record' in result || result.rejected.body.code === 'not_stored') return [];
      return [messages.itemRejected(sent[index]?.row.position ?? '', result.rejected.message)];
    });
    if (problems.length > 0) throw invalid({ base: problems });
  }
  return readOrder(db, caller, made.id);
}

/** Returns the items of an order in the order of their positions. */
async function itemsOf(db: Db, caller: Caller, orderId: number): Promise<OrderItem[]> {
  const rows = db.selectFrom('order_items').select('id').where('purchase_order_id', '=', orderId);
  const ids = (await rows.orderBy('position').orderBy('id').execute()).map((row) => row.id);
  return readRecords(db, caller, ids);
}

/** Returns what to order again: the parts that a line was split into, at a receipt or by hand, are one line again. */
function lines(items: readonly OrderItem[]): NewOrderItem[] {
  const found = new Map<string, { line: NewOrderItem; quantity: bigint }>();
  for (const item of items) {
    const line = again(item);
    // A part that was changed since, for instance in its price, is a line of its own.
    const key = JSON.stringify([lineOf(item), { ...line, position: '', quantity: '' }]);
    const first = found.get(key);
    if (first) first.quantity += toUnits(item.quantity, QUANTITY);
    else found.set(key, { line, quantity: toUnits(item.quantity, QUANTITY) });
  }
  return [...found.values()].map(({ line, quantity }) => ({
    ...line,
    quantity: trimDecimal(fromUnits(quantity, QUANTITY)),
  }));
}

/** Returns what is ordered of an item: what it is and what the law says of it, not what has become of it. */
function again(item: OrderItem): NewOrderItem {
  const { position, quantity, value_per_item, net_quantity, countries_of_manufacture, subsidiary_hazards } = item;
  return {
    position: trimDecimal(position),
    catalog_number: item.catalog_number,
    material: item.material,
    quantity: trimDecimal(quantity),
    size_per_item: item.size_per_item,
    value_per_item: padDecimal(value_per_item, 2),
    shipment: item.shipment,
    storage: item.storage,
    ...(countries_of_manufacture.length > 0 && { countries_of_manufacture: [...countries_of_manufacture] }),
    eccn_details: item.eccn_details,
    hs_code: item.hs_code,
    eei_export: item.eei_export,
    notes: item.notes,
    un_number: item.un_number,
    packing_group: item.packing_group,
    ...(subsidiary_hazards.length > 0 && { subsidiary_hazards: [...subsidiary_hazards] }),
    net_quantity: net_quantity && trimDecimal(net_quantity),
    net_quantity_unit: item.net_quantity_unit,
  };
}

/** Leaves out what is empty: a field that is switched off may not even be sent empty. */
function filled<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> }; // the same names
}

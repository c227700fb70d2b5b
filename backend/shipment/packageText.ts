/** What is kept of a line of packages, and how it is said in words. */
import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { packageTypes } from '../lookup/rules.ts';
import { trimDecimal } from '../record/decimal.ts';
import { decimalText } from '../record/decimalText.ts';
import { purchaseOrderLabel } from '../record/label.ts';
import { anyOf } from '../record/listOrder.ts';
import { type NumberedLine, numbered } from '../shipmentAdvice/packageLines.ts';
import { packageMessages as messages } from './packageMessages.ts';
import { readPackages } from './packages.ts';
import { weightMessages as weights } from './weightMessages.ts';

/** Returns the type of packages as people call it; empty if it is not entered. */
export const packageTypeName = (key: string | null) => packageTypes.find((type) => type.key === key)?.name ?? '';

/** Returns the size of a package: `60 × 40 × 40 cm`, with a dash for what is not entered; empty if nothing is. */
export function sizeText({ length, width, height }: Pick<NumberedLine, 'length' | 'width' | 'height'>): string {
  const sizes = [length, width, height];
  if (sizes.every((size) => size === null)) return '';
  return `${sizes.map((size) => (size === null ? '–' : decimalText(size))).join(' × ')} cm`;
}

/** An item as its order names it. */
export interface OrderedItem {
  readonly id: number;
  readonly order_number: string;
  readonly position: string;
}

/** A line as histories and issued papers keep it: in no language, with its items as their orders named them then. */
const facts = z.object({
  count: z.int(),
  package_type: z.string().nullable(),
  length: z.string().nullable(),
  width: z.string().nullable(),
  height: z.string().nullable(),
  gross_weight: z.string().nullable(),
  net_weight: z.string().nullable(),
  dry_ice: z.string().nullable(),
  packed: z.array(z.object({ quantity: z.string(), order_number: z.string(), position: z.string() })),
});
export type PackageFacts = z.infer<typeof facts>;

/** Returns what a history keeps of a line. */
export function packageFacts(line: NumberedLine, items: readonly OrderedItem[]): PackageFacts {
  const { count, package_type, length, width, height, gross_weight, net_weight, dry_ice, contents } = line;
  const packed = contents.map(({ order_item_id, quantity }) => {
    const { order_number = '', position = '' } = items.find(({ id }) => id === order_item_id) ?? {};
    return { quantity, order_number, position: trimDecimal(position) };
  });
  return { count, package_type, length, width, height, gross_weight, net_weight, dry_ice, packed };
}

/** Words what was kept of a line: `2 Box, 60 × 40 × 40 cm, 12 kg gross, 10 kg net: 5 of PO 17, line 3`. */
function packageText(line: PackageFacts): string {
  const { count, package_type, gross_weight, net_weight, dry_ice, packed } = line;
  const parts = [
    [String(count), packageTypeName(package_type)].filter(Boolean).join(' '),
    sizeText(line),
    gross_weight === null ? '' : weights.gross(decimalText(gross_weight)),
    net_weight === null ? '' : weights.net(decimalText(net_weight)),
    dry_ice === null ? '' : weights.dryIce(decimalText(dry_ice)),
  ];
  const held = packed.map(({ quantity, order_number, position }) =>
    messages.packed(decimalText(quantity), purchaseOrderLabel(order_number), decimalText(position)),
  );
  return [parts.filter(Boolean).join(', '), held.join('; ')].filter(Boolean).join(': ');
}

/** Words a kept list of lines. Texts in it stay: before lines were kept in no language, they were kept in English. */
export const wordPackages = (kept: unknown): unknown =>
  Array.isArray(kept) ? kept.map((line) => (typeof line === 'string' ? line : packageText(facts.parse(line)))) : kept;

/** Returns what a history keeps of the packages of a shipment, line by line. */
export async function readPackageFacts(db: Db, shipmentId: number): Promise<PackageFacts[]> {
  const lines = numbered(await readPackages(db, shipmentId));
  const ids = lines.flatMap(({ contents }) => contents.map(({ order_item_id }) => order_item_id));
  const items = await readOrdered(db, ids);
  return lines.map((line) => packageFacts(line, items));
}

/** Reads items as their orders name them, in the order in which packages list them. */
export const readOrdered = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('order_items as i')
    .innerJoin('purchase_orders as po', 'po.id', 'i.purchase_order_id')
    .select(['i.id', 'i.quantity', 'i.position', 'po.order_number'])
    .where('i.id', '=', anyOf(ids))
    .orderBy('i.purchase_order_id')
    .orderBy('i.position')
    .orderBy('i.id')
    .execute();

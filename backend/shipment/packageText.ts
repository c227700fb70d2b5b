/** Says in words what a line of packages is. */
import type { Db } from '../db/client.ts';
import { ENGLISH } from '../language/languages.ts';
import { inLanguage } from '../language/texts.ts';
import { packageTypes } from '../lookup/rules.ts';
import { trimDecimal } from '../record/decimal.ts';
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
  return sizes.every((size) => size === null) ? '' : `${sizes.map((size) => size ?? '–').join(' × ')} cm`;
}

/** An item as its order names it. */
export interface OrderedItem {
  readonly id: number;
  readonly order_number: string;
  readonly position: string;
}

/**
 * Words a line for the history and for comparing: `2 Box, 60 × 40 × 40 cm, 12 kg gross, 10 kg net: 5 of PO 17, line 3`. It
 * is in English whoever asks, because what is compared must not differ by language.
 */
export const packageText = (line: NumberedLine, items: readonly OrderedItem[]): string =>
  inLanguage(ENGLISH, () => textOf(line, items));

function textOf(line: NumberedLine, items: readonly OrderedItem[]): string {
  const { count, package_type, gross_weight, net_weight, dry_ice, contents } = line;
  const facts = [
    [String(count), packageTypeName(package_type)].filter(Boolean).join(' '),
    sizeText(line),
    gross_weight === null ? '' : weights.gross(gross_weight),
    net_weight === null ? '' : weights.net(net_weight),
    dry_ice === null ? '' : weights.dryIce(dry_ice),
  ];
  const packed = contents.map(({ order_item_id, quantity }) => {
    const item = items.find(({ id }) => id === order_item_id);
    return messages.packed(quantity, purchaseOrderLabel(item?.order_number ?? ''), trimDecimal(item?.position ?? ''));
  });
  return [facts.filter(Boolean).join(', '), packed.join('; ')].filter(Boolean).join(': ');
}

/** Words the packages of a shipment, line by line. */
export async function readPackageTexts(db: Db, shipmentId: number): Promise<string[]> {
  const lines = numbered(await readPackages(db, shipmentId));
  const ids = lines.flatMap(({ contents }) => contents.map(({ order_item_id }) => order_item_id));
  const items = await readOrdered(db, ids);
  return lines.map((line) => packageText(line, items));
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

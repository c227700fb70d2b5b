/** Says in words what a line of packages is. */
import { packageTypes } from '../lookup/rules.ts';
import { trimDecimal } from '../record/decimal.ts';
import { purchaseOrderLabel } from '../record/label.ts';
import { packageMessages as messages } from './packageMessages.ts';
import type { NumberedLine } from './packages.ts';

/** Returns the type of packages as people call it; empty if it is not entered. */
export const packageTypeName = (key: string | null) => packageTypes.find((type) => type.key === key)?.name ?? '';

/** Returns the size of a package: `60 × 40 × 40 cm`; empty unless all of it is entered. */
export function sizeText({ length, width, height }: Pick<NumberedLine, 'length' | 'width' | 'height'>): string {
  const sizes = [length, width, height].filter((size) => size !== null);
  return sizes.length === 3 ? `${sizes.join(' × ')} cm` : '';
}

/** An item as its order names it. */
export interface OrderedItem {
  readonly id: number;
  readonly order_number: string;
  readonly position: string;
}

/** Words a line for the history and for comparing: `2 Box, 60 × 40 × 40 cm, 12 kg gross, 10 kg net: 5 of PO 17, line 3`. */
export function packageText(line: NumberedLine, items: readonly OrderedItem[]): string {
  const { count, package_type, gross_weight, net_weight, dry_ice, contents } = line;
  const weight = (value: string | null, of: string) => (value === null ? '' : `${value} kg ${of}`);
  const facts = [
    [String(count), packageTypeName(package_type)].filter(Boolean).join(' '),
    sizeText(line),
    weight(gross_weight, 'gross'),
    weight(net_weight, 'net'),
    weight(dry_ice, 'dry ice'),
  ];
  const packed = contents.map(({ order_item_id, quantity }) => {
    const item = items.find(({ id }) => id === order_item_id);
    return messages.packed(quantity, purchaseOrderLabel(item?.order_number ?? ''), trimDecimal(item?.position ?? ''));
  });
  return [facts.filter(Boolean).join(', '), packed.join('; ')].filter(Boolean).join(': ');
}

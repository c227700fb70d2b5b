/** The texts about the packages of a shipment. */
import { trimDecimal } from '../record/decimal.ts';
import { many, named } from './names.ts';

export const packageMessages = {
  fromLines: 'follows from the lines of packages: change them there',
  tooMany: 'The lines have more than 1,000,000 packages',
  tooHeavy: 'The lines weigh more than a shipment can',
  notInShipment: 'is not in the shipment',
  twice: 'is where this item is already: change its quantity there',
  moreThan: (quantity: string) => `is more than is left of the item, which is ${trimDecimal(quantity)} in all`,
  iceTooHeavy: (gross: string) => `must be less than the gross weight of the package, ${trimDecimal(gross)} kg`,
  goodsTooHeavy: (gross: string) =>
    `and dry ice together weigh more than the package with them, ${trimDecimal(gross)} kg`,
  /** Names the packages of a line by their numbers. */
  numbers: (from: number, to: number) => (from === to ? `package ${from}` : `packages ${from} to ${to}`),
  packed: (quantity: string, order: string, line: string) => `${quantity} of ${order}, line ${line}`,
  notListed: 'not listed one by one',
  noContents: 'no line says what is in its packages',
  noGross: (lines: readonly string[]) => `the gross weight is not entered: ${named(lines)}`,
  unpacked: (names: readonly string[]) =>
    `${many(names.length, 'item is', 'items are')} not, or not all, in a package: ${named(names)}`,
  overpacked: (names: readonly string[]) =>
    `More is in packages than in the shipment of ${many(names.length, 'item', 'items')}: ${named(names)}`,
  withoutIce: (names: readonly string[]) =>
    `${many(names.length, 'item that is', 'items that are')} stored on dry ice in packages without it: ${named(names)}`,
};

import { texts } from '../language/texts.ts';

/** The messages of rejected lines of packages, and how their contents are named. */
import { trimDecimal } from '../record/decimal.ts';

export const packageMessages = texts('packages', {
  fromLines: 'follows from the lines of packages: change them there',
  tooMany: 'The lines have more than 1,000,000 packages',
  tooHeavy: 'The lines weigh more than a shipment can',
  notInShipment: 'is not in the shipment',
  twice: 'is where this item is already: change its quantity there',
  moreThan: (quantity: string) => `is more than is left of the item, which is ${trimDecimal(quantity)} in all`,
  iceTooHeavy: (gross: string) => `must be less than the gross weight of the package, ${trimDecimal(gross)} kg`,
  goodsTooHeavy: (gross: string) =>
    `and dry ice together weigh more than the package with them, ${trimDecimal(gross)} kg`,
  packed: (quantity: string, order: string, line: string) => `${quantity} of ${order}, line ${line}`,
});

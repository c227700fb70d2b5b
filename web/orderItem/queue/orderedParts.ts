import { addDecimals } from '../../base/decimal.ts';
import { formatDate, formatQuantity } from '../../base/format.ts';
import { messages as words } from '../../base/words.ts';
import type { ItemPartFragment, OrderItemRowFragment } from '../../generated/operations.ts';
import { queueMessages as messages } from './messages.ts';

/** Returns the quantity that was ordered as one; exact decimal text. */
export const orderedQuantity = (parts: readonly Pick<ItemPartFragment, 'quantity'>[]): string =>
  parts.reduce((sum, { quantity }) => addDecimals(sum, quantity), '0');

/** Says what became of an ordered item: `Ordered 10: 8 received 11/24/2026, 2 to receive`. Null if it was not split. */
export function orderedText(parts: readonly ItemPartFragment[]): string | null {
  if (parts.length === 0) return null;
  return messages.ordered(formatQuantity(orderedQuantity(parts)), parts.map(partText));
}

/** Says the same in the little room of a list, which has the quantity beside: `8 received, 2 to receive`. */
export function partsText(parts: readonly ItemPartFragment[]): string | null {
  const texts = parts.map((part) => partText({ ...part, receivedDate: null }));
  return texts.length > 0 ? words.listed(texts) : null;
}

function partText({ quantity, received, receivedDate, toReceive, status }: ItemPartFragment): string {
  const amount = formatQuantity(quantity);
  if (received) return messages.partReceived(amount, receivedDate ? formatDate(receivedDate) : null);
  return toReceive ? messages.partOpen(amount) : messages.partIn(amount, status.name);
}

/** Says of an item in its order what became of the line: once, at its first part. The others name that one. */
export function partNote({ id, parts }: Pick<OrderItemRowFragment, 'id' | 'parts'>): string | null {
  const [first] = parts;
  if (!first) return null;
  return first.id === id ? partsText(parts) : messages.partOfLine(formatQuantity(first.position));
}

import { texts } from '../../base/texts.ts';
import { wordingIn } from '../../base/wording.ts';

const { number } = wordingIn('en');

/** The texts of items that wait for a step. */
export const queueMessages = texts('queue', {
  toOrders: 'Open the purchase orders',
  gone: 'This item no longer exists',
  line: (orderNumber: string, position: string) => `${orderNumber} · ${position}`,
  facts: (facts: readonly string[]) => facts.join(' · '),
  quantityOf: (quantity: string, unit: string) => `${quantity} ${unit}`,
  search: 'Search items',
  urgent: 'Urgent',
  orderLine: 'PO · line',
  material: 'Material',
  vendor: 'Vendor',
  status: 'Status',
  dgClass: 'DG class',
  quantity: 'Quantity',
  added: 'Added',
  ordered: (quantity: string, parts: readonly string[]) => `Ordered ${quantity}: ${parts.join(', ')}`,
  partReceived: (quantity: string, day: string | null) => `${quantity} received${day ? ` ${day}` : ''}`,
  partOpen: (quantity: string) => `${quantity} to receive`,
  partOfLine: (line: string) => `Part of line ${line}`,
  partIn: (quantity: string, status: string) => `${quantity} ${status.toLowerCase()}`,
  rowLabel: (line: string, material: string) => `${line} · ${material}`,
  saving: 'Saving…',
  waits: 'What was entered here is on this device, and waits for the connection',
  saveAndNext: 'Save and next',
  skip: 'Skip',
  backToList: 'Back to the list',
  next: 'Next item',
  keys: {
    save: 'save, open the next',
    back: 'back',
    skip: 'skip',
    close: 'close',
  },
  done: 'Done last',
  undo: 'Undo',
  undoOf: (line: string) => `Undo ${line}`,
  savedAs: (line: string) => `${line} saved as`,
  ended: (skipped: number) =>
    skipped === 0 ? 'Nothing is left to do.' : `That was the last one. ${number(skipped)} of the list are still to do.`,
  stations: {
    toAssess: (count: number) =>
      count === 1 ? '1 item waits to be assessed' : `${number(count)} items wait to be assessed`,
    toReceive: (count: number) =>
      count === 1 ? '1 item waits to be received' : `${number(count)} items wait to be received`,
    toRelease: (count: number) =>
      count === 1 ? '1 item waits for a release' : `${number(count)} items wait for a release`,
    toShip: (count: number) => (count === 1 ? '1 item can be shipped' : `${number(count)} items can be shipped`),
  },
  takenBy: (who: string, when: string, already: string) => `${already}: ${who}, ${when}`,
});

import { texts } from '../language/texts.ts';
import { isolated } from '../pdf/clean.ts';

/** Some items of an order, as messages name them, and how many there are in all. */
export interface NamedItems {
  readonly count: number;
  readonly first: readonly { readonly position: string; readonly material: string }[];
}

/** How much of a material's name a message shows: that of a kit may be three lines long. */
const mostLetters = 40;

/** Letters that would turn around the numbers next to them. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export function listed({ count, first }: NamedItems): string {
  const names = first.map(({ position, material }) => {
    const letters = [...material];
    const name = letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : material;
    return `${position} · ${rightToLeft.test(name) ? isolated(name) : name}`;
  });
  return `${names.join('; ')}${count > first.length ? ` and ${count - first.length} more` : ''}`;
}

const lines = (count: number) => (count === 1 ? '1 line is' : `${count} lines are`);

/** The messages of rejected values of an order. */
export const messages = texts('purchaseOrder', {
  notReceived: (items: NamedItems) => `${lines(items.count)} not received: ${listed(items)}`,
  notShipped: (items: NamedItems) => `${lines(items.count)} received and not shipped: ${listed(items)}`,
  closed: 'A closed order cannot be edited',
  archived: 'An archived order cannot be edited',
  noNextStatus: 'There is no status to change to',
  prohibited: (parties: string) => `${parties}: no items can be added and the order cannot be approved`,
  notFound: 'was not found',
  switchedOff: 'is switched off in this organization',
  itemsInShipments: "must match the shipments of the order's items: remove the items first",
  wholeCard: 'must not contain a whole card number: use its name or last four digits',
  columns: {
    orderNumber: 'PO #',
    status: 'Status',
    users: 'Assigned',
    orderDate: 'PO Date',
    endUser: 'End User',
    group: 'Group',
    vendor: 'Vendor',
    orderNumberInternal: 'Purchase Request #',
    receivedItems: 'Items received',
    totalValue: 'Value Total',
    comments: 'Comments',
    program: 'Program',
    updatedAt: 'Updated',
  },
  receivedOf: (received: number, items: number) => `${received} of ${items}`,
});

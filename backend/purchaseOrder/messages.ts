import { texts } from '../language/texts.ts';
import { wordingIn } from '../language/wording.ts';
import { itemNames, type NamedItems } from './itemNames.ts';

const { number } = wordingIn('en');

const listed = (items: NamedItems) => {
  const rest = items.count - items.first.length;
  return `${itemNames(items)}${rest > 0 ? ` and ${number(rest)} more` : ''}`;
};

const lines = (count: number) => (count === 1 ? '1 line is' : `${number(count)} lines are`);

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
    items: 'Items',
    receivedItems: 'Items received',
    totalValue: 'Value Total',
    comments: 'Comments',
    program: 'Program',
    createdBy: 'Created by',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  receivedOf: (received: number, items: number) => `${number(received)} of ${number(items)}`,
});

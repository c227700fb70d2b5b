/** The messages of rejected values of an order. */
export const messages = {
  closed: 'A closed order cannot be edited',
  archived: 'An archived order cannot be edited',
  noNextStatus: 'There is no status to change to',
  prohibited: (parties: string) => `${parties}: no items can be added and the order cannot be approved`,
  notFound: 'was not found',
  switchedOff: 'is switched off in this organization',
  itemsInShipments: "must match the shipments of the order's items: remove the items first",
  wholeCard: 'must not contain a whole card number: use its name or last four digits',
};

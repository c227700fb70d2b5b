/** Messages for people about a rejected value of an order. */
export const messages = {
  closed: 'A closed order cannot be edited',
  archived: 'An archived order cannot be edited',
  noNextStatus: 'There is no status to move to from here',
  notFound: 'was not found',
  switchedOff: 'is switched off in this organization',
  itemsInShipments: 'must be that of the shipments that items of the order are in: take them out first',
  wholeCard: 'must not hold a whole card number: use its name or last four digits',
};

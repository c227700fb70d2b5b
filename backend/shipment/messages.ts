/** What people read when something about a shipment is refused. */
export const messages = {
  inReview: 'The invoice is in review and cannot be edited until reviewed',
  closed: 'A closed invoice cannot be edited',
  archived: 'An archived invoice cannot be edited',
};

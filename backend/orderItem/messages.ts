/** What people read when something about an item is refused. */
export const messages = {
  locked: {
    shipping: 'An item on its way cannot be edited',
    delivered: 'A delivered item cannot be edited',
    lost: 'A lost item cannot be edited',
    demaged: 'A damaged item cannot be edited',
    archived: 'An archived item cannot be edited',
  },
  notOpen: 'Cannot remove with status different than OPEN',
  inShipment: 'Remove the item from its shipment first',
  notSplittable: {
    split_quantity: 'Splitting by quantity is switched off for this item',
    split_kit: 'Splitting as a kit is switched off for this item',
    status: 'Only items that are open, in review, assessed or received can be split',
  },
  lessThan: (quantity: string) => `must be less than ${quantity}`,
  partsDiffer: (parts: string, kit: string) => `The parts add up to ${parts}, the kit is worth ${kit}`,
  noNextStatus: 'There is no status to move to from here',
  notFound: 'was not found',
  notALookup: 'is not one of the allowed values',
  notAUnNumber: 'is not a UN number such as UN1170',
  switchedOff: 'is switched off in this organization',
  countryRequired: "can't be blank while the item is in a shipment",
  travelsOtherwise: 'must be that of the shipment that the item is in',
  totalTooLarge: 'Quantity times value per item is too large',
  noRightTo: (fields: string[]) => `Your role does not allow to change ${fields.join(', ')}`,
  parentRequired: "can't be blank without purchase_order_id, commercial_invoice_id or ids",
};

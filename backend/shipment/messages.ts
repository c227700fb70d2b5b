import { texts } from '../language/texts.ts';

/** How many items a message names. */
const NAMED = 3;

/** The messages of rejected values of a shipment. */
export const messages = texts('shipment', {
  printsHidden: (areas: readonly string[]) => `The paper shows ${areas.join(', ')}, which your role does not`,
  inReview: 'The invoice is in review and cannot be edited until reviewed',
  completed: 'Only the notes of a completed invoice can be edited',
  closed: 'A closed invoice cannot be edited',
  archived: 'An archived invoice cannot be edited',
  left: 'The shipment has left: its items cannot be changed',
  fixed: 'cannot be changed: the shipment has left',
  fixedField: 'It cannot be changed: the shipment has left',
  notDelivered: 'can be given only for a delivered shipment',
  onlyDelivered: 'Its delivery can be recorded only while the shipment is delivered',
  deliveredBefore: 'should not be before the ship date',
  shippedAfter: 'should not be after the shipment was delivered',
  onlySent: 'An invoice gets into review only by sending it for review',
  notHeldFrom: 'From on hold an invoice returns to its previous status or to Open',
  nothingToReview: 'An invoice without items cannot be sent for review',
  namesProhibited: 'belongs to an order that names a prohibited party (level 4)',
  noNextStatus: 'There is no status to change to',
  onlyOpenToReview: 'Only an open invoice can be sent for review',
  alreadyInReview: 'The invoice is already in review',
  noSubstatusForReview: 'must be blank when an invoice is sent for review',
  completedApprovals: 'Approvals of a completed invoice cannot be changed',
  closedApprovals: 'Approvals of a closed invoice cannot be changed',
  archivedApprovals: 'Approvals of an archived invoice cannot be changed',
  lastApproval: 'At least one of the dates must remain',
  notFound: 'was not found',
  notAnAirWaybill: 'is not an air waybill number of that airline: check its 11 digits',
  notAContent: 'is not a content that an answer gave',
  notAPosition: 'is not a position that an answer gave',
  notAnItn:
    'should be AES X and 14 digits, the first 8 of them the day of filing: AES X20260101123456 (or a citation AESPOST or AESDOWN)',
  itnInFuture: 'begins with a day of filing that is later than today',
  licenseOrException: 'excludes the other: enter a licence number, or a licence exception or NLR',
  notALookup: 'is not one of the allowed values',
  inNoShipment: 'The item is not in a shipment',
  inAShipment: 'is already in a shipment',
  notForShipment: 'is for another group or shipment type',
  notSelectable: 'is not open, assessed, received or ready',
  items: (message: string, names: readonly string[]) => {
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
    return `${message}: ${names.slice(0, NAMED).join(', ')}${more}`;
  },
  itemsForOthers: 'must match the items in the shipment: remove them first',
  itemsTravelOtherwise: 'must match the items in the shipment: change or remove them first',
  countryRequired: 'At least one Country of Manufacture needs to be provided.',
  item: {
    inAShipment: 'The item is already in a shipment',
    prohibited: 'Trade with a party of its order is prohibited (level 4)',
    notSelectable: 'Only open, assessed, received and ready items can be added',
  },
  columns: {
    invoiceNumber: 'Invoice #',
    status: 'Status',
    users: 'Assigned',
    awb: 'Air Waybill #',
    anticipatedShipDate: 'Anticip. Date',
    shippedDate: 'Ship Date',
    deliveredDate: 'Delivered',
    dgDeclaration: 'DG Declaration',
    shipmentType: 'Shipment Type',
    courier: 'Courier',
    group: 'Group',
    approvals: 'Approvals',
    comments: 'Comments',
    updatedAt: 'Updated',
  },
});

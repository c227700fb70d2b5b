import { texts } from '../language/texts.ts';

/** The names of the statuses of each kind of record, by their keys. */
export const statusMessages = texts('status', {
  order: {
    open: 'Open',
    in_review: 'In review',
    approved: 'Approved',
    on_hold: 'On hold',
    closed: 'Closed',
    archived: 'Archived',
  },
  item: {
    open: 'Open',
    in_review: 'In review',
    on_hold: 'On hold',
    assessed: 'Assessed',
    received: 'Received',
    ready: 'Ready',
    in_package: 'In package',
    shipping: 'Shipping',
    delivered: 'Delivered',
    no_ship: 'No ship',
    lost: 'Lost',
    demaged: 'Damaged',
    archived: 'Archived',
  },
  shipment: {
    open: 'Open',
    in_review: 'In review',
    reviewed: 'Reviewed',
    approved: 'Approved',
    ready: 'Ready',
    on_hold: 'On hold',
    shipping: 'Shipping',
    delivered: 'Delivered',
    completed: 'Completed',
    closed: 'Closed',
    archived: 'Archived',
  },
  document: {
    valid: 'Valid',
    expired: 'Expired',
    archived: 'Archived',
  },
});

/** Knows in which statuses a record is still somebody's work. */

/** An order is, until it is closed. */
export const openOrders = ['open', 'in_review', 'approved', 'on_hold'];

/** A shipment is, until it leaves. */
export const openShipments = ['open', 'in_review', 'reviewed', 'approved', 'ready', 'on_hold'];

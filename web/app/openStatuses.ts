/** The statuses in which a record still needs work. */

/** The statuses of an order until it is closed. */
export const openOrders = ['open', 'in_review', 'approved', 'on_hold'];

/** The statuses of a shipment until it leaves. */
export const openShipments = ['open', 'in_review', 'reviewed', 'approved', 'ready', 'on_hold'];

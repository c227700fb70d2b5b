import type { ListInside } from '../kit/record/changesList.ts';

/** The list of an order's items. */
export const itemsOfOrder = (id: string): ListInside => ({ type: 'PurchaseOrder', id, field: 'orderItems' });

/** The list of a shipment's items. */
export const itemsOfShipment = (id: string): ListInside => ({ type: 'Shipment', id, field: 'orderItems' });

/** The page size of the queries for a record's items. */
export const ROWS_OF_PAGE = 50;

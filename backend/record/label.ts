/** The display names of records in summaries, on comments and in notifications. */
import { labelMessages } from './labelMessages.ts';

/** A number that begins with its kind says it already. */
const says = (kind: string, number: string) => number.toUpperCase().startsWith(kind);

export const purchaseOrderLabel = (number: string) =>
  says('PO', number) ? number : labelMessages.purchaseOrder(number);
/** @param position the line number within its order, exact decimal text */
export const orderItemLabel = (position: string, material: string) => labelMessages.orderItem(position, material);
export const shipmentLabel = (invoiceNumber: string) =>
  says('CI', invoiceNumber) ? invoiceNumber : labelMessages.shipment(invoiceNumber);

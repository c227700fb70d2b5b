/** What records are called where only their names are shown: in summaries, on comments and in notifications. */

/** @param number as people know it, not the id */
export const purchaseOrderLabel = (number: string) => `PO ${number}`;
/** @param position the line number within its order, exact decimal text */
export const orderItemLabel = (position: string, material: string) => `Line ${position} · ${material}`;
export const shipmentLabel = (invoiceNumber: string) => `CI ${invoiceNumber}`;

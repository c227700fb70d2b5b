/** The display names of records in summaries, on comments and in notifications. */

/** @param number the number that users see, not the id */
export const purchaseOrderLabel = (number: string) => `PO ${number}`;
/** @param position the line number within its order, exact decimal text */
export const orderItemLabel = (position: string, material: string) => `Line ${position} · ${material}`;
export const shipmentLabel = (invoiceNumber: string) => `CI ${invoiceNumber}`;

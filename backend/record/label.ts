/** The display names of records in summaries, on comments and in notifications. */

/** Names a record by its kind and the number that users see; a number that begins with the kind says it already. */
const named = (kind: string, number: string) => (number.toUpperCase().startsWith(kind) ? number : `${kind} ${number}`);

export const purchaseOrderLabel = (number: string) => named('PO', number);
/** @param position the line number within its order, exact decimal text */
export const orderItemLabel = (position: string, material: string) => `Line ${position} · ${material}`;
export const shipmentLabel = (invoiceNumber: string) => named('CI', invoiceNumber);

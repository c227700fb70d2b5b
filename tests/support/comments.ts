/** A comment as api/v1 lists and announces it. */
export const commentRow = (id: number, message = `Comment ${id}`) => ({
  id,
  message,
  source: 'internal',
  user: { id: 7, first_name: 'Amina', last_name: 'Okafor', picture: null },
  created_at: '2026-11-20T08:00:00.000Z',
  edited_at: null,
  legacy_from_sap: false,
  parent: { id: 1, type: 'PurchaseOrder', label: 'PO 10001', purchase_order_id: null },
  abilities: [
    { action: 'update', allowed: false, reason: 'Not your comment' },
    { action: 'remove', allowed: false, reason: 'Not your comment' },
  ],
});

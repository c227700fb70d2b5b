/** A delivery in a real browser: the upload of its proof is a dialog over the dialog, and Enter saves. */
import { makeReady, makeShipmentToFill } from './support/shipments.ts';
import { expect, test } from './support/test.ts';

test('the proof of a delivery is attached over Change Status, which keeps what is typed, and Enter saves', async ({
  page,
  ask,
}) => {
  const { id, path, items } = await makeShipmentToFill(ask);
  const received = items.slice(1);
  const steps = [
    'addShipmentItems(id: $id, input: { orderItemIds: $items })',
    'sendShipmentForReview(id: $id)',
    ...['reviewed', 'approved', 'ready', 'shipping'].map(
      (status) => `assignShipmentStatus(id: $id, input: { status: "${status}" })`,
    ),
  ];
  for (const step of steps) {
    const used = step.includes('$items') ? ', $items: [ID!]!' : '';
    const answer = await ask<Record<string, { errors: unknown[] }>>(
      `mutation($id: ID!${used}) { ${step} { errors { message } } }`,
      { id, ...(used && { items: received }) },
    );
    expect([step, Object.values(answer)[0]?.errors]).toEqual([step, []]);
    if (used) await makeReady(ask, received);
  }
  await page.goto(path);
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Status' });
  await dialog.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Delivered');
  await dialog.getByRole('textbox', { name: 'Received by' }).fill('A. Traoré');

  const upload = page.getByRole('dialog', { name: 'Upload document' });
  await dialog.getByRole('button', { name: 'Attach' }).click();
  await expect(upload.getByRole('combobox', { name: 'Document type' })).toHaveValue('proof_of_delivery');
  await page.keyboard.press('Escape');
  await expect(upload).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Attach' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Attach' }).click();
  const file = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nSigned\n%%EOF') };
  await upload.getByLabel(/^File/).setInputFiles(file);
  await upload.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(upload).toBeHidden();
  await expect(dialog.getByText('1 is attached')).toBeVisible();

  await expect(dialog.getByRole('textbox', { name: 'Received by' })).toHaveValue('A. Traoré');
  await dialog.getByRole('textbox', { name: 'Received by' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('received by A. Traoré · proof attached');
  await expect(page.getByText('1 active, 0 archived')).toBeVisible();
});

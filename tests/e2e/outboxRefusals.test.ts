/** What waited on a device and is not accepted by the server, or not kept by the device: it is said, and the input stays. */
import { image } from '../support/files.ts';
import { violationsOf, wcag } from './support/inspection.ts';
import {
  comment,
  commentsOn,
  expectWaiting,
  goOffline,
  itemsOf,
  loseWrites,
  openOutbox,
  openReceipt,
  outboxButton,
  receipts,
  start,
} from './support/outbox.ts';
import { expect, ladingUrl, test } from './support/test.ts';

// Chromium reports these while nothing reaches the server.
test.use({ tolerated: /Failed to load resource|WebSocket connection to/ });

test('a receipt of an item that somebody changed meanwhile comes back with its input, and can be saved over it', async ({
  page,
  context,
  order,
  ask,
  colleague,
}) => {
  const first = await openReceipt(page, ask, order);
  await goOffline(page);
  await first.getByRole('textbox', { name: 'Lot number' }).fill('A123');
  await first.getByRole('button', { name: 'Save and next' }).click();
  await expectWaiting(page, 1);
  const [current] = await itemsOf(ask, order);
  await colleague(
    'mutation($id: ID!, $v: Int!) { updateOrderItem(id: $id, input: { lockVersion: $v, catalogNumber: "New" }) { errors { message } } }',
    { id: current?.id, v: current?.lockVersion },
  );
  await context.setOffline(false);
  await expect(page.getByText('1 change that had waited was not accepted.').first()).toBeVisible();
  const row = (await openOutbox(page)).getByRole('listitem');
  await expect(row).toContainText('Somebody has changed the record meanwhile.');
  expect(await violationsOf(page, wcag)).toEqual([]);
  await row.getByRole('button', { name: 'Open with the input' }).click();
  await expect(page).toHaveURL(new RegExp(`${order.path}/items/`));
  await expect(outboxButton(page)).toHaveCount(0);
  await page.goto(receipts(order.orderNumber));
  await start(page, 'Start receiving');
  await expect(first.getByRole('textbox', { name: 'Lot number' })).toHaveValue('A123');
  await first.getByRole('button', { name: 'Save and next' }).click();
  await expect.poll(async () => (await itemsOf(ask, order))[0]?.goodsReceipt.received).toBe(true);
});

test('a status that somebody else changed meanwhile stays as it is, and one’s own change comes back with the reason', async ({
  page,
  context,
  order,
  ask,
  colleague,
}) => {
  await page.goto(order.path);
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Status' });
  await dialog.getByRole('combobox', { name: 'Status', exact: true }).selectOption('On hold');
  await goOffline(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectWaiting(page, 1);
  await colleague(
    `mutation($id: ID!) {
      assignPurchaseOrderStatus(id: $id, input: { status: "approved" }) { errors { message } }
    }`,
    { id: order.id },
  );
  await context.setOffline(false);
  await expect(page.getByText('1 change that had waited was not accepted.').first()).toBeVisible();
  await expect((await openOutbox(page)).getByRole('listitem')).toContainText(
    'Not accepted: Somebody has changed the status meanwhile: it is Approved now',
  );
  const { purchaseOrder } = await ask<{ purchaseOrder: { status: { key: string } } }>(
    'query($id: ID!) { purchaseOrder(id: $id) { status { key } } }',
    { id: order.id },
  );
  expect(purchaseOrder.status.key).toBe('approved');
});

test('a comment on a record that was removed meanwhile comes back, and is discarded only when asked', async ({
  page,
  context,
  order,
  ask,
}) => {
  const [item] = await itemsOf(ask, order);
  await page.goto(`${order.path}/items/${item?.id}`);
  const box = page.getByRole('textbox', { name: 'Write an internal comment…' });
  await expect(box).toBeVisible();
  await goOffline(page);
  await comment(page, 'Said of what is gone.');
  await expectWaiting(page, 1);
  await expect(page.getByRole('list', { name: 'Comments that wait for the connection' })).toContainText(
    'Said of what is gone.',
  );
  await expect(box).toHaveValue('');
  await ask('mutation($id: ID!, $v: Int!) { deleteOrderItem(id: $id, lockVersion: $v) { errors { message } } }', {
    id: item?.id,
    v: item?.lockVersion,
  });
  await context.setOffline(false);
  await expect(page.getByText('1 change that had waited was not accepted.').first()).toBeVisible();
  const outbox = await openOutbox(page);
  await expect(outbox.getByRole('listitem')).toContainText('Said of what is gone.');
  await expect(outbox.getByRole('listitem')).toContainText('Not accepted:');
  await outbox.getByRole('button', { name: /^Discard/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(outbox.getByRole('listitem')).toHaveCount(1);
  await outbox.getByRole('button', { name: /^Discard/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(outbox.getByRole('listitem')).toHaveCount(0);
});

test.describe('a person whose right is taken away meanwhile', () => {
  test.use({ person: 'changed' });

  test('gets the comment back with the reason', async ({ page, context, order, ask, sessionOf }) => {
    await page.goto(order.path);
    await expect(page.getByRole('textbox', { name: 'Write an internal comment…' })).toBeVisible();
    await goOffline(page);
    await comment(page, 'Still allowed when it was written.');
    await expectWaiting(page, 1);
    const admin = (await sessionOf('orgAdmin')).ask;
    const { roles, users } = await admin<{
      roles: { id: string; name: string }[];
      users: { data: { id: string; lockVersion: number; roleId: string }[] };
    }>('{ roles { id name } users(search: "noa@lading.example") { data { id lockVersion roleId } } }');
    const [user] = users.data;
    const change = (roleId: string | undefined, lockVersion: number | undefined) =>
      admin<{ updateUser: { user: { lockVersion: number } | null; errors: object[] } }>(
        `mutation($id: ID!, $input: UpdateUserInput!) {
          updateUser(id: $id, input: $input) { user { lockVersion } errors { message } }
        }`,
        { id: user?.id, input: { roleId, lockVersion } },
      );
    const { updateUser } = await change(roles.find(({ name }) => /viewer/i.test(name))?.id, user?.lockVersion);
    expect(updateUser.errors).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText('1 change that had waited was not accepted.').first()).toBeVisible();
    const row = (await openOutbox(page)).getByRole('listitem');
    await expect(row).toContainText('Still allowed when it was written.');
    await expect(row).toContainText('Not accepted:');
    expect(await commentsOn(ask, order)).toEqual([]);
    await change(user?.roleId, updateUser.user?.lockVersion);
  });
});

test('a write that may have arrived a day ago is given back instead of being sent a second time', async ({
  page,
  context,
  order,
  ask,
}) => {
  await page.clock.install();
  await page.goto(order.path);
  const arrive = await loseWrites(context);
  await comment(page, 'Of yesterday.');
  await expectWaiting(page, 1);
  await page.clock.fastForward('24:00:00');
  // Writes are lost until it is given back: an attempt that began before the day was over would still arrive.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('1 change that had waited was not accepted.').first()).toBeVisible();
  const row = (await openOutbox(page)).getByRole('listitem');
  await expect(row).toContainText('it may already be saved');
  expect(await commentsOn(ask, order)).toEqual([]);
  arrive();
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => commentsOn(ask, order)).toEqual(['Of yesterday.']);
});

test('a photo for which the device has no space is refused with words, and stays in the form', async ({
  page,
  context,
  order,
  ask,
}) => {
  const first = await openReceipt(page, ask, order);
  const buffer = Buffer.from(await (await image('jpeg')).arrayBuffer());
  await first.locator('input[type=file]').setInputFiles({ name: 'goods.jpg', mimeType: 'image/jpeg', buffer });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: ladingUrl(), quotaSize: 1 });
  await goOffline(page);
  await first.getByRole('button', { name: 'Save and next' }).click();
  await expect(first.getByText('this device has no space left')).toBeVisible();
  await expect(first.getByText('goods.jpg')).toBeVisible();
  await expect(outboxButton(page)).toHaveCount(0);
});

/** What a person writes while the server cannot be reached: it waits on the device, and nothing is lost or done twice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { image } from '../support/files.ts';
import { PROGRAM, storedOrder } from './support/orders.ts';
import {
  assess,
  comment,
  commentsOn,
  expectWaiting,
  goOffline,
  isWrite,
  itemsOf,
  loseWrites,
  openLine,
  openOutbox,
  outboxButton,
  receipts,
  start,
} from './support/outbox.ts';
import { credentialsOf } from './support/people.ts';
import type { Session } from './support/session.ts';
import { expect, ladingUrl, test } from './support/test.ts';

// Chromium reports these while nothing reaches the server, and after a sign-out.
test.use({ tolerated: /Failed to load resource|WebSocket connection to|status of 401/ });

const assessments = (orderNumber: string) => `/program/${PROGRAM}/assessments?search=${orderNumber}`;
const saved = (page: Page, count: number) =>
  page.getByText(count === 1 ? '1 change that had waited is saved' : `${count} changes that had waited are saved`);

test('a receipt without a network waits, is never called saved, and is stored once the network is back', async ({
  page,
  context,
  order,
  ask,
}) => {
  for (const item of await itemsOf(ask, order)) await assess(ask, item);
  await page.goto(receipts(order.orderNumber));
  await start(page, 'Start receiving');
  const first = openLine(page, 1);
  await expect(first.getByRole('option', { name: 'Good' })).toBeAttached();
  await goOffline(page);
  await first.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'Good' });
  await first.getByRole('button', { name: 'Save and next' }).click();
  await expect(openLine(page, 2)).toBeVisible();
  await expectWaiting(page, 1);
  await expect(page.getByRole('row', { name: / · 1\b/ }).getByText('Waiting for the connection')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Done last' })).toHaveCount(0);
  const outbox = await openOutbox(page);
  await expect(outbox.getByRole('listitem')).toContainText(`Received 12 of 12: ${order.orderNumber} · 1`);
  await page.keyboard.press('Escape');
  expect((await itemsOf(ask, order))[0]?.goodsReceipt.received).toBe(false);

  await context.setOffline(false);
  await expect(saved(page, 1)).toBeVisible();
  await expect(outboxButton(page)).toHaveCount(0);
  await expect
    .poll(async () => (await itemsOf(ask, order))[0]?.goodsReceipt)
    .toEqual({ received: true, condition: 'good' });
  await expect(page.getByRole('row', { name: / · 1\b/ })).toHaveCount(0);
});

/** Opens a browser on a folder, as after a restart of the device, with a session. */
async function openBrowser(folder: string, session: Session): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, { ...chromiumLaunch(), baseURL: ladingUrl() });
  await context.addCookies(session.storageState.cookies);
  return context;
}

test('six writes outlive the browser, stay hidden from another person, and are stored once in their order', async ({
  order,
  ask,
  sessionOf,
}) => {
  // Three browsers are started one after another.
  test.slow();
  const folder = mkdtempSync(joinPath(tmpdir(), 'outbox-'));
  const [item] = await itemsOf(ask, order);
  if (item) await assess(ask, item);
  const killed = await openBrowser(folder, await sessionOf('manager'));
  await loseWrites(killed);
  const page = await killed.newPage();

  await page.goto(receipts(order.orderNumber));
  await start(page, 'Start receiving');
  const buffer = Buffer.from(await (await image('jpeg')).arrayBuffer());
  await openLine(page, 1)
    .locator('input[type=file]')
    .setInputFiles({ name: 'goods.jpg', mimeType: 'image/jpeg', buffer });
  await openLine(page, 1).getByRole('button', { name: 'Save and next' }).click();
  await expectWaiting(page, 2);

  await page.goto(assessments(order.orderNumber));
  await start(page, 'Start assessing');
  await openLine(page, 2).getByRole('button', { name: 'Not dangerous, next' }).click();
  await expectWaiting(page, 3);

  await page.goto(order.path);
  await comment(page, 'The first.');
  await expectWaiting(page, 4);
  await comment(page, 'The second.');
  await expectWaiting(page, 5);
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Status' });
  await dialog.getByRole('combobox', { name: 'Status', exact: true }).selectOption('On hold');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectWaiting(page, 6);
  const gone = killed.waitForEvent('close');
  await (await killed.newCDPSession(page)).send('Browser.crash').catch(() => undefined);
  await gone;

  const asOther = await openBrowser(folder, await sessionOf('procurement'));
  const others = await asOther.newPage();
  const written: (string | null)[] = [];
  others.on('request', (request) => written.push(request.postData()));
  await others.goto(order.path);
  await expect(others.getByRole('banner').getByText('Live', { exact: true })).toBeVisible();
  await expect(outboxButton(others)).toHaveCount(0);
  await expect(others.getByText('The first.')).toHaveCount(0);
  expect(written.filter(isWrite)).toEqual([]);
  await asOther.close();

  const back = await openBrowser(folder, await sessionOf('manager'));
  const mine = await back.newPage();
  await mine.goto(order.path);
  await expect(saved(mine, 6)).toBeVisible();
  await expect(mine.getByRole('article').filter({ hasText: 'The second.' })).toHaveCount(1);
  await expect(outboxButton(mine)).toHaveCount(0);
  await back.close();
  rmSync(folder, { recursive: true, force: true });

  expect(await itemsOf(ask, order)).toMatchObject([
    { goodsReceipt: { received: true } },
    { assessment: { assessed: true } },
  ]);
  expect(await commentsOn(ask, order)).toEqual(['The first.', 'The second.']);
  expect((await storedOrder(ask, order)).status.key).toBe('on_hold');
  const { documents } = await ask<{ documents: { data: { fileName: string }[] } }>(
    'query($on: DocumentParentInput!) { documents(on: $on) { data { fileName } } }',
    { on: { type: 'ORDER_ITEM', id: item?.id } },
  );
  expect(documents.data).toEqual([{ fileName: 'goods.jpg' }]);
});

test('a comment whose page is closed while it is on its way is sent by the next page, once', async ({
  page,
  context,
  order,
  ask,
}) => {
  await page.goto(order.path);
  let isHeld = true;
  const held = page.waitForRequest((request) => isWrite(request.postData()));
  await context.route('**/graphql', async (route) => {
    if (!isHeld || !isWrite(route.request().postData())) return route.fallback();
    // It arrives, and its answer does not.
    await route.fetch();
  });
  await comment(page, 'Said while leaving.');
  await held;
  await expect.poll(() => commentsOn(ask, order)).toEqual(['Said while leaving.']);
  await page.close();
  isHeld = false;
  const next = await context.newPage();
  await next.goto(order.path);
  await expect(saved(next, 1)).toBeVisible();
  await expect(next.getByRole('textbox', { name: 'Write an internal comment…' })).toHaveValue('');
  await expect(next.getByRole('article').filter({ hasText: 'Said while leaving.' })).toHaveCount(1);
  expect(await commentsOn(ask, order)).toEqual(['Said while leaving.']);
});

test('what two tabs wrote is sent once, in the order in which it was written', async ({
  page,
  context,
  order,
  ask,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(order.path);
  const arrive = await loseWrites(context);
  await comment(page, 'One, in the first tab.');
  await expectWaiting(page, 1);
  await expectWaiting(other, 1);
  await comment(other, 'Two, in the second tab.');
  await expectWaiting(other, 2);
  await comment(page, 'Three, in the first tab.');
  await expectWaiting(page, 3);
  arrive();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await other.evaluate(() => window.dispatchEvent(new Event('online')));
  const said = ['One, in the first tab.', 'Two, in the second tab.', 'Three, in the first tab.'];
  await expect.poll(() => commentsOn(ask, order)).toEqual(said);
  for (const tab of [page, other]) await expect(outboxButton(tab)).toHaveCount(0);
  expect(await commentsOn(ask, order)).toEqual(said);
});

test.describe('signing out', () => {
  test.use({ ownSession: true });

  test('asks first, keeps what waits for this person, and sends it when they sign in again', async ({
    page,
    context,
    order,
    ask,
  }) => {
    await page.goto(order.path);
    const arrive = await loseWrites(context);
    await comment(page, 'Before going home.');
    await expectWaiting(page, 1);
    await page.getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out before everything is sent?' });
    await expect(question).toContainText('1 change waits on this device. Nobody else sees or sends them');
    await question.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
    arrive();
    const { login, password } = credentialsOf('manager');
    await page.getByRole('textbox', { name: 'Email' }).fill(login);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(saved(page, 1)).toBeVisible();
    expect(await commentsOn(ask, order)).toEqual(['Before going home.']);
  });
});

import type { Page, Request } from '@playwright/test';
import { type Lading, startLading } from '../support/lading.ts';
import { addComment, LIST, makeOrder, type Order, storedOrder } from './support/orders.ts';
import { pasteItems } from './support/pasteItems.ts';
import { type Session, signIn } from './support/session.ts';
import { test as base, expect, moving } from './support/test.ts';

/** A separate Lading for this file, whose processes may be killed. */
const test = base.extend<object, { own: { lading: Lading; session: Session } }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const lading = await startLading({ DEMO: '1' });
      await use({ lading, session: await signIn(lading.url, 'manager') });
      await lading.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.use({
  ...moving,
  person: null,
  permissions: ['clipboard-read', 'clipboard-write'],
  // Chromium reports these while the server is down.
  tolerated: /Failed to load resource|WebSocket connection to/,
});

const connection = (page: Page, state: 'Live' | 'Reconnecting') =>
  page.getByRole('banner').getByRole('status').getByText(state, { exact: true });

/** Creates an order in the killable Lading and opens it, signed in. */
async function openOrder(page: Page, { lading, session }: { lading: Lading; session: Session }): Promise<Order> {
  const order = await makeOrder(session.ask);
  await page.context().addCookies(session.storageState.cookies);
  await page.goto(`${lading.url}${order.path}`);
  await expect(connection(page, 'Live')).toBeVisible();
  return order;
}

for (const victim of ['backend', 'gateway'] as const) {
  test(`kill -9 of the ${victim} during a save delays the save but loses no input`, async ({ page, own }) => {
    const order = await openOrder(page, own);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Credit card' }).fill(`Typed before the ${victim} died`);
    process.kill(own.lading.pidOf(victim), 'SIGKILL');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(connection(page, 'Reconnecting')).toBeVisible();

    // The save is retried automatically for some seconds; then the user is asked to retry, and all input is kept.
    const saved = page.getByRole('status').filter({ hasText: 'Updated' });
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(saved.or(tryAgain)).toBeVisible();
    if (await tryAgain.isVisible()) await tryAgain.click();
    await expect(page.getByText(`Typed before the ${victim} died`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    expect(await storedOrder(own.session.ask, order)).toMatchObject({
      creditCard: `Typed before the ${victim} died`,
    });

    await expect(connection(page, 'Live')).toBeVisible();
    await addComment(own.session.ask, order, 'After the restart.');
    await expect(page.getByRole('article').filter({ hasText: 'After the restart.' })).toBeVisible();
    expect(loads).toBe(0);
  });
}

const WRITES = ['CreateComment', 'CreateOrderItems', 'AssignStatuses'];

test('a comment, a paste and a bulk change take effect once if their responses are lost', async ({ page, own }) => {
  const { ask } = own.session;
  const order = await openOrder(page, own);
  const lost: string[] = [];
  await page.route('**/graphql', async (route) => {
    const name = String(route.request().postDataJSON()?.operationName);
    if (!WRITES.includes(name) || lost.includes(name)) return route.continue();
    lost.push(name);
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('textbox', { name: 'Write an internal comment…' }).fill('Said once.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Said once.' })).toHaveCount(1);

  await pasteItems(page, ['Syringes\tS-1\t2\tpcs\t1', 'Needles\tN-1\t2\tpcs\t1']);

  await page.goto(`${own.lading.url}${LIST}?search=${order.orderNumber}`);
  await page.getByRole('checkbox', { name: `Select ${order.orderNumber}` }).check({ force: true });
  await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Status' });
  await dialog.getByRole('combobox', { name: 'Status', exact: true }).selectOption('On hold');
  await dialog.getByRole('button', { name: 'Move 1' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Updated' })).toBeVisible();

  expect(lost).toEqual(WRITES);
  const stored = await ask<{ purchaseOrder: { history: { data: { action: string }[] } } }>(
    `query($id: ID!) {
      orderItems(purchaseOrderId: $id) { meta { count } }
      comments(on: { type: PURCHASE_ORDER, id: $id, source: INTERNAL }) { meta { count } }
      purchaseOrder(id: $id) { status { key } history { data { action } } }
    }`,
    { id: order.id },
  );
  expect(stored).toMatchObject({
    orderItems: { meta: { count: 2 } },
    comments: { meta: { count: 1 } },
    purchaseOrder: { status: { key: 'on_hold' } },
  });
  expect(stored.purchaseOrder.history.data.filter(({ action }) => action === 'assign_status')).toHaveLength(1);
});

test('a page that was offline catches up by itself', async ({ page, own }) => {
  const order = await openOrder(page, own);
  await expect(page.getByText('There are no comments here yet')).toBeVisible();
  await page.context().setOffline(true);
  await expect(connection(page, 'Reconnecting')).toBeVisible();
  await addComment(own.session.ask, order, 'Written meanwhile.');
  await page.context().setOffline(false);
  await expect(page.getByRole('article').filter({ hasText: 'Written meanwhile.' })).toBeVisible();
});

test('animation code that failed to load is loaded once the page is online again', async ({ page, own }) => {
  const motion = '**/assets/motionFeatures-*.js';
  await page.route(motion, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('motionFeatures'));
  await openOrder(page, own);
  await failed;
  await page.unroute(motion);
  const loaded = page.waitForResponse(motion);
  await page.context().setOffline(true);
  await expect(connection(page, 'Reconnecting')).toBeVisible();
  await page.context().setOffline(false);
  expect((await loaded).ok()).toBe(true);
});

test('an order whose data never arrives says so, and is shown when tried again', async ({ page, own }) => {
  const order = await makeOrder(own.session.ask);
  await page.context().addCookies(own.session.storageState.cookies);
  await page.clock.install();
  const isPageQuery = (request: Request) => request.postDataJSON()?.operationName === 'PurchaseOrderPage';
  let hangs = true;
  await page.route('**/graphql', (route) => (hangs && isPageQuery(route.request()) ? undefined : route.continue()));
  const asked = page.waitForRequest((request) => request.url().endsWith('/graphql') && isPageQuery(request));
  await page.goto(`${own.lading.url}${order.path}`);
  await asked;
  await page.clock.fastForward(20_000);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('The server cannot be reached');
  hangs = false;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: order.orderNumber })).toBeVisible();
});

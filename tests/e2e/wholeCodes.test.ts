/** A figure, a code or a date is never cut, however narrow the place is. */
import { addItem, makeOrder, type Order, PROGRAM } from './support/orders.ts';
import type { Ask } from './support/session.ts';
import { expect, test } from './support/test.ts';

const CODES = [
  'CAT-0123456789-ABCDEFGH',
  'X'.repeat(60),
  '注文書-2026-000123-第二版',
  'አዲስ-2026-0001234-ክፍል',
  '12.345.678-90/A b-7',
];

test('the codes of an order are whole beside its comments and work that has ended', async ({ page, ask }) => {
  const order = await makeOrder(ask, { orderNumber: `PO-2026/KENYA-MOH-${Date.now()}` });
  for (const [at, catalogNumber] of CODES.entries()) {
    await addItem(ask, order, String(at + 1), 'Artemether and lumefantrine, dispersible tablets', {
      catalogNumber,
      quantity: '12500000',
      valuePerItem: '1054.2525',
    });
  }
  await workOn(ask, order);
  await page.goto(order.path);
  await expect(page.getByRole('link', { name: /^Work in the background/ })).toBeVisible();
  const items = page.getByRole('table', { name: 'Order items' });
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const text of [
      ...CODES.map((code) => `Cat. ${code}`),
      '12,500,000',
      '$1,054.2525 each',
      '$13,178,156,250.00',
    ]) {
      const place = items.getByText(text, { exact: true }).first();
      await expect(place).toBeVisible();
      await expect.poll(() => place.evaluate(isWhole)).toBe(true);
    }
    const crumb = page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('[aria-current=page]');
    await expect(crumb).toHaveText(order.orderNumber);
    await expect.poll(() => crumb.evaluate(isWhole)).toBe(true);
  }
});

test('the number of its order is whole above an item', async ({ page, ask }) => {
  const order = await makeOrder(ask, { orderNumber: `PO-2026/KENYA-MOH-${Date.now()}` });
  const id = await addItem(ask, order, '1', 'Artemether and lumefantrine, dispersible tablets');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${order.path}/items/${id}`);
  const link = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: order.orderNumber });
  await expect(link).toBeVisible();
  await expect.poll(() => link.evaluate(isWhole)).toBe(true);
});

test('the codes of items that wait, and how they are stored, are whole', async ({ page, ask }) => {
  const order = await makeOrder(ask);
  for (const [at, catalogNumber] of CODES.entries()) {
    const storage = at % 2 === 0 ? 'refrigerated' : 'frozen';
    await addItem(ask, order, String(at + 1), 'Artemether tablets', { catalogNumber, storage });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const queue of ['assessments', 'goods-receipts']) {
    await page.goto(`/program/${PROGRAM}/${queue}?search=${order.orderNumber}`);
    for (const text of [...CODES, 'Refrigerated (2–8 °C)']) {
      const place = page.getByRole('table').getByText(text, { exact: true }).first();
      await expect(place).toBeVisible();
      await expect.poll(() => place.evaluate(isWhole)).toBe(true);
    }
  }
});

test('no status of a shipment breaks inside a word', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/program/hiv-tb-treatment/shipments');
  const completed = page.getByRole('table').getByText('Completed', { exact: true }).first();
  await expect(completed).toBeVisible();
  const badges = page.getByRole('table').locator('.status-badge > span');
  const linesOfText = () =>
    badges.evaluateAll((all) =>
      all.map((badge) => {
        const text = document.createRange();
        text.selectNodeContents(badge);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
  await expect.poll(async () => Math.max(...(await linesOfText()))).toBe(1);
});

/** Unassigns everyone from an order in the background, and waits until that is done. */
async function workOn(ask: Ask, order: Order): Promise<void> {
  const START =
    'mutation($list: RecordListInput!) { startUsersWork(input: { list: $list, userIds: [] }) { work { id } } }';
  const { startUsersWork } = await ask<{ startUsersWork: { work: { id: string } } }>(START, {
    list: { purchaseOrders: { search: order.orderNumber } },
  });
  const LATEST = '{ works(items: 1) { data { id finishedAt } } }';
  await expect
    .poll(async () => (await ask<{ works: { data: object[] } }>(LATEST)).works.data)
    .toEqual([{ id: startUsersWork.work.id, finishedAt: expect.any(String) }]);
}

/** Whether no box around a text hides a part of it. Runs inside the page. */
function isWhole(element: Element): boolean {
  const text = document.createRange();
  text.selectNodeContents(element);
  const { left, right, bottom } = text.getBoundingClientRect();
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { overflowX } = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    const isCut = right > edge.right + 1 || left < edge.left - 1 || (box === element && bottom > edge.bottom + 1);
    if (overflowX !== 'visible' && isCut) return false;
  }
  return true;
}

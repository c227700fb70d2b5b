import type { Page } from '@playwright/test';
import { readPdf } from '../support/pdf.ts';
import { addComment, addItem, LIST, makeOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  // The browser's own dialog, which nobody could answer: whatever it would print is read as a PDF.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
  });
});

/** Prints what the browser would print now. */
async function paperOf(page: Page) {
  return readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
}

/** Prints the page by Ctrl+P, once the document is there. */
async function printed(page: Page) {
  await page.keyboard.press('Control+p');
  await expect(page.locator('html[data-asked-to-print]')).toBeAttached();
  return paperOf(page);
}

const WORDS = 'Emtricitabine and tenofovir disoproxil fumarate, film-coated tablets in a child-resistant bottle';

test('an order prints all its items, with a head, a foot and a number on each page, and no internal comment', async ({
  page,
  ask,
}) => {
  const order = await makeOrder(ask);
  const inputs = Array.from({ length: 200 }, (_, index) => ({
    position: String(index + 1),
    material: index % 7 === 0 ? WORDS : index % 5 === 0 ? 'أقراص لاميفودين' : `Goods ${index + 1}.`,
    catalogNumber: `C-${index + 1}`,
    quantity: '12.5',
    sizePerItem: 'EA',
    valuePerItem: '3.25',
  }));
  await ask(
    'mutation($id: ID!, $inputs: [CreateOrderItemsInput!]!) { createOrderItems(purchaseOrderId: $id, inputs: $inputs) { errors { message } } }',
    { id: order.id, inputs },
  );
  await addComment(ask, order, 'Not for the vendor.');
  await page.goto(order.path);
  await expect(page.getByText('Goods 2.', { exact: true })).toBeVisible();
  const { pages, text } = await printed(page);
  expect(pages.length).toBeGreaterThan(4);
  for (const [index, one] of pages.entries()) {
    expect(one).toContain('Line Material');
    expect(one).toMatch(new RegExp(`${order.orderNumber}, as of .+, printed by`));
    expect(one).toContain(`${index + 1} / ${pages.length}`);
  }
  expect(text).toContain('Goods 200.');
  expect(text.split(WORDS.slice(0, 30)).length - 1).toBe(29);
  expect(text).toContain('$8,126.00');
  expect(text).toContain('therefore no column: Lot, HS Code');
  expect(text).not.toContain('Not for the vendor');
  expect(text).not.toContain('Change status');
  // After it, the page is what it was.
  await expect(page.locator('.print-document')).toHaveCount(0);
});

test('Ctrl P prints the document even before the code that prints it has come', async ({ page, order }) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/Printing-*.js', async (route) => {
    await late.promise;
    await route.fallback();
  });
  await page.goto(order.path);
  await expect(page.getByText('Rapid test kit').first()).toBeVisible();
  await page.keyboard.press('Control+p');
  late.resolve();
  await expect(page.locator('html[data-asked-to-print]')).toBeAttached();
  const { text } = await paperOf(page);
  expect(text).toContain('Rapid test kit');
  expect(text).not.toContain('Change status');
});

test('a list prints all its rows with what it is narrowed by, from its button', async ({ page, ask }) => {
  const word = `N${Date.now()}`;
  for (const n of [1, 2, 3]) await makeOrder(ask, { orderNumber: `${word}-${n}` });
  await page.goto(`${LIST}?search=${word}`);
  await expect(page.getByRole('link', { name: `${word}-3`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-asked-to-print]')).toBeAttached();
  const { pages, text } = await paperOf(page);
  expect(pages).toHaveLength(1);
  expect(text).toContain('Purchase Orders');
  expect(text).toContain(`Search: ${word}`);
  for (const n of [1, 2, 3]) expect(text).toContain(`${word}-${n}`);
  expect(text).not.toContain('Add New');
});

test('a document is of one page: what is being prepared is not printed once another page is open', async ({
  page,
  order,
}) => {
  await page.addInitScript(() => {
    const printed: string[][] = [];
    Object.assign(window, { printed });
    window.print = () => {
      printed.push([...document.querySelectorAll('.print-document th')].map(({ textContent }) => textContent ?? ''));
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const headsPrinted = () => page.evaluate(() => (window as unknown as { printed: string[][] }).printed);
  await page.goto(`${LIST}?search=${order.orderNumber}`);
  const link = page.getByRole('link', { name: order.orderNumber, exact: true });
  await expect(link).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/files/lists/purchase_orders*', async (route) => {
    await held.promise;
    // The page that asked may have gone, and its request with it.
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest('**/files/lists/purchase_orders*');
  await page.keyboard.press('Control+p');
  const request = await asked;
  await link.click();
  await expect(page.getByText(/Artemether tablets/).first()).toBeVisible();
  held.resolve();
  await (await request.response())?.finished();
  await page.keyboard.press('Control+p');
  await expect.poll(async () => (await headsPrinted()).at(-1)).toContain('Material');
  expect((await headsPrinted()).flat()).not.toContain('Vendor');
  await page.goBack();
  await expect(link).toBeVisible();
  expect(await headsPrinted()).toHaveLength(1);
});

test('the document of a page that is being edited says that it is a draft', async ({ page, order }) => {
  await page.goto(`${order.path}?edit=1`);
  await page.getByLabel('Purchase Request #').fill('PR-77');
  const { text } = await printed(page);
  expect(text).toContain('Draft: 1 change is not saved');
  expect(text).toContain('PR-77');
});

test('what the browser prints by its own menu has no frame and no buttons', async ({ page, ask }) => {
  const order = await makeOrder(ask);
  await addItem(ask, order, '1', 'Artemether tablets');
  await page.goto(order.path);
  await expect(page.getByText('Artemether tablets')).toBeVisible();
  const { text } = await paperOf(page);
  expect(text).toContain(order.orderNumber);
  expect(text).toContain('Artemether tablets');
  for (const word of ['Organization Panel', 'Edit', 'Change status', 'Comments']) expect(text).not.toContain(word);
});

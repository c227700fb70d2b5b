/** Writes that wait on a device for the connection. */
import type { BrowserContext, Page } from '@playwright/test';
import { type Order, PROGRAM } from './orders.ts';
import type { Ask } from './session.ts';
import { expect } from './test.ts';

/** The button in the header that says how many changes wait, or were not accepted. */
export const outboxButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /wait for the connection|waits for the connection|accepted/ });

/** Takes the network away from a page that has the code of the outbox. Its dialog is loaded last. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/OutboxDialog-')),
  );
  await page.context().setOffline(true);
}

/** Waits until so many changes wait. */
export async function expectWaiting(page: Page, count: number): Promise<void> {
  const told = count === 1 ? '1 change waits for the connection.' : `${count} changes wait for the connection.`;
  await expect(page.getByRole('banner').getByRole('button', { name: told })).toBeVisible();
}

/**
 * Lets no write of the browser's pages reach the server, as on a line that takes requests and loses them; reads go on, so
 * that pages can be loaded anew. Returns the function that ends this.
 */
export async function loseWrites(context: BrowserContext): Promise<() => void> {
  let isLost = true;
  await context.route('**/graphql', (route) =>
    isLost && isWrite(route.request().postData()) ? route.abort('connectionfailed') : route.fallback(),
  );
  await context.route('**/files/**', (route) =>
    isLost && route.request().method() !== 'GET' ? route.abort('connectionfailed') : route.fallback(),
  );
  return () => {
    isLost = false;
  };
}

/** The writes that may wait. */
const WRITES = /"operationName":"(ReceiveOrderItem|AssessOrderItem|CreateComment|Assign\w*Status)"/;

/** Whether a request's body is such a write. */
export const isWrite = (body: string | null) => WRITES.test(body ?? '');

/** Writes an internal comment on the page's record. */
export async function comment(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write an internal comment…' }).fill(text);
  await page.keyboard.press('Enter');
}

interface StoredItem {
  id: string;
  position: string;
  lockVersion: number;
  goodsReceipt: { received: boolean; condition: string | null };
  assessment: { assessed: boolean };
}

/** Returns the items of an order by their lines, as they are stored now. */
export async function itemsOf(ask: Ask, { id }: Order): Promise<StoredItem[]> {
  const { orderItems } = await ask<{ orderItems: { data: StoredItem[] } }>(
    `query($id: ID!) { orderItems(purchaseOrderId: $id) { data {
      id position lockVersion goodsReceipt { received condition } assessment { assessed }
    } } }`,
    { id },
  );
  return orderItems.data.toSorted((one, other) => Number(one.position) - Number(other.position));
}

/** Assesses an item, which can then be received. */
export async function assess(ask: Ask, { id, lockVersion }: StoredItem): Promise<void> {
  await ask(
    'mutation($id: ID!, $v: Int!) { assessOrderItem(id: $id, input: { lockVersion: $v }) { errors { message } } }',
    { id, v: lockVersion },
  );
}

/** Returns the texts of an order's internal comments, oldest first. */
export async function commentsOn(ask: Ask, { id }: Order): Promise<string[]> {
  const { comments } = await ask<{ comments: { data: { message: string }[] } }>(
    'query($id: ID!) { comments(on: { type: PURCHASE_ORDER, id: $id, source: INTERNAL }) { data { message } } }',
    { id },
  );
  return comments.data.map(({ message }) => message).reverse();
}

/** Returns the address of the list of items to receive, with only those of an order. */
export const receipts = (orderNumber: string) => `/program/${PROGRAM}/goods-receipts?search=${orderNumber}`;

/** Returns the open form of an order's line. */
export const openLine = (page: Page, line: number) => page.getByRole('group', { name: new RegExp(` · ${line} · `) });

/** Presses the button that starts with the first item, once it is enabled. */
export async function start(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.click();
}

/** Opens the list of what waits or was not accepted. */
export async function openOutbox(page: Page) {
  await outboxButton(page).click();
  return page.getByRole('dialog', { name: 'Waiting for the connection' });
}

/** Opens the receipt of an order's first item, which is assessed before. Returns its form. */
export async function openReceipt(page: Page, ask: Ask, order: Order) {
  const [item] = await itemsOf(ask, order);
  if (!item) throw new Error('The order has items');
  await assess(ask, item);
  await page.goto(receipts(order.orderNumber));
  await start(page, 'Start receiving');
  return openLine(page, 1);
}

/** The cost of a key press: how long the page's main thread works for it (script, layout, paint), in every kind of field. */
import { type CDPSession, chromium, type Locator, type Page } from 'playwright-core';
import { addItem, LIST, makeOrder, type Order } from '../e2e/support/orders.ts';
import { signIn } from '../e2e/support/session.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { startLading } from '../support/lading.ts';
import { amount, milliseconds, percentile, table } from './harness.ts';

/** One frame of a screen at 60 Hz. */
const LIMIT_MS = 16;
const KEYS = amount(60, 3);
/** The first keys also compile code and make the form dirty. */
const WARM_UP = amount(10, 1);
/** A user's typing speed: the work of one key ends before the next key. */
const BETWEEN_KEYS_MS = 100;

const LETTERS = ['a', 'b', 'c'];
/** A number stays much shorter than the pressed keys, and never becomes its old value again. */
const DIGITS = ['1', '2', '3', 'Backspace', 'Backspace'];

interface TypedField {
  name: string;
  /** Opens the page with the field, and returns the field. */
  open: (page: Page, order: Order) => Promise<Locator>;
  /** The keys that are pressed, in turn; letters by default. */
  keys?: readonly string[];
}

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function openItem(page: Page, order: Order): Promise<void> {
  await page.goto(order.path);
  await page.getByRole('button', { name: 'Line 1 · Gloves' }).click();
  await page.getByRole('button', { name: 'Edit Item' }).click();
}

const itemField = (label: string, keys: readonly string[]): TypedField => ({
  name: `order item: ${label}`,
  keys,
  async open(page, order) {
    await openItem(page, order);
    return textbox(page, label);
  },
});

const FIELDS: TypedField[] = [
  itemField('Material', LETTERS),
  itemField('Quantity', DIGITS),
  itemField('Value per Item', DIGITS),
  {
    name: 'order: Credit card',
    async open(page, order) {
      await page.goto(order.path);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      return textbox(page, 'Credit card');
    },
  },
  {
    name: 'comment',
    async open(page, order) {
      await page.goto(order.path);
      return page.getByPlaceholder('Write an internal comment');
    },
  },
  {
    name: 'search of a list',
    async open(page) {
      await page.goto(LIST);
      return page.getByRole('searchbox');
    },
  },
];

/** Measures and prints; returns the missed limits. */
export async function typing(): Promise<string[]> {
  const lading = await startLading({ DEMO: '1' });
  const browser = await chromium.launch({ ...chromiumLaunch(), headless: true });
  try {
    const { ask, storageState } = await signIn(lading.url, 'manager');
    const order = await makeOrder(ask);
    for (const [at, material] of ['Gloves', 'Masks', 'Gowns'].entries())
      await addItem(ask, order, `${at + 1}`, material);
    const window = { viewport: { width: 1440, height: 900 }, baseURL: lading.url, storageState };
    const rows: string[][] = [];
    const missed: string[] = [];
    for (const { name, open, keys = LETTERS } of FIELDS) {
      // Each in its own browser context, which has no saved draft of the form.
      const context = await browser.newContext(window);
      const page = await context.newPage();
      const field = await open(page, order);
      await field.click();
      const { work, script } = await typeInto(page, await context.newCDPSession(page), keys);
      await context.close();
      const p95 = percentile(work, 95);
      rows.push([name, ...[percentile(script, 50), percentile(work, 50), p95].map(milliseconds)]);
      if (p95 > LIMIT_MS) missed.push(`${name}: a key costs ${milliseconds(p95)} at p95, wanted ${LIMIT_MS} ms`);
    }
    console.log(table(['a key in', 'script p50', 'all p50', 'p95'], rows));
    return missed;
  } finally {
    await browser.close();
    await lading.stop();
  }
}

/** Presses the keys in turn; returns the cost of each, in milliseconds of the main thread's own time. */
async function typeInto(page: Page, chromium: CDPSession, keys: readonly string[]) {
  await chromium.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work: number[] = [];
  const script: number[] = [];
  for (let press = -WARM_UP; press < KEYS; press += 1) {
    const before = await spent(chromium);
    await page.keyboard.press(keys[(press + WARM_UP) % keys.length] ?? '');
    await page.waitForTimeout(BETWEEN_KEYS_MS);
    const after = await spent(chromium);
    if (press < 0) continue;
    work.push(after.all - before.all);
    script.push(after.script - before.script);
  }
  return { work, script };
}

async function spent(chromium: CDPSession): Promise<{ all: number; script: number }> {
  const { metrics } = await chromium.send('Performance.getMetrics');
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return { all: ms('TaskDuration'), script: ms('ScriptDuration') };
}

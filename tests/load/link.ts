/**
 * An afternoon's work on a cheap phone behind a satellite link: how long until each page is usable, and what it costs the link.
 * Chromium runs at a sixth of this machine's speed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { addItem, LIST, makeOrder, PROGRAM } from '../e2e/support/orders.ts';
import { credentialsOf } from '../e2e/support/people.ts';
import { type Ask, signIn } from '../e2e/support/session.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { isAllCodeKept } from '../support/keptCode.ts';
import { type Lading, startLading } from '../support/lading.ts';
import { type SlowLink, slowLink } from '../support/slowLink.ts';
import { amount, percentile, SHORT, seconds, table } from './harness.ts';
import { type Sight, watched, watchFor } from './watch.ts';

const ROUNDS = amount(3, 1, 'BENCH_ROUNDS');
const SPEED = SHORT ? { downKbit: 40_000, upKbit: 40_000, rttMs: 2 } : { downKbit: 400, upKbit: 150, rttMs: 600 };
const CPU = SHORT ? 1 : 6;
/** How long the link must carry next to nothing to count as idle (ms). */
const QUIET_MS = 1500;
const PATIENCE_MS = 60_000;
/** How long a page has been open when its connection is cut (ms). */
const OPEN_MS = 12_000;
/** A websocket's pings are no work. */
const PING_BYTES = 200;

/** What one step cost. */
interface Cost {
  ms: number;
  kB: number;
  requests: number;
}

/** The limit of a step; only what is stated is checked. */
const LIMITS: Record<string, Partial<Cost>> = {
  'sign-in form, first visit': { ms: 5000, kB: 200 },
  'second visit': { ms: 1500 },
  'first order': { ms: 3000, requests: 12 },
  'next order': { ms: 1200 },
  'search: first result': { ms: 1000 },
  'next item after receiving': { ms: 100 },
  'reconnect on the list': { kB: 2 },
};

/** Measures and prints; returns the missed limits. */
export async function link(): Promise<string[]> {
  const lading = await startLading({ DEMO: '1' });
  const slow = await slowLink(lading.url, SPEED);
  const browser = await chromium.launch({ ...chromiumLaunch(), headless: true });
  const costs = new Map<string, Cost[]>();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        baseURL: slow.url,
      });
      for (const [name, cost] of await afternoon(context, slow, lading)) {
        costs.set(name, [...(costs.get(name) ?? []), cost]);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await slow.stop();
    await lading.stop();
  }
  return report(costs);
}

function report(costs: Map<string, Cost[]>): string[] {
  const rows: string[][] = [];
  const missed: string[] = [];
  for (const [name, samples] of costs) {
    const of = (figure: keyof Cost) =>
      percentile(
        samples.map((cost) => cost[figure]),
        50,
      );
    rows.push([name, seconds(of('ms')), of('kB').toFixed(1), `${of('requests')}`]);
    for (const [figure, limit] of Object.entries(LIMITS[name] ?? {})) {
      const value = of(figure as keyof Cost); // the keys of a part of it
      if (value > limit) missed.push(`${name}: ${Math.round(value * 10) / 10} ${figure}, wanted ${limit}`);
    }
  }
  console.log(table([`median of ${ROUNDS}`, 'usable after', 'kB', 'requests'], rows));
  return missed;
}

/** The steps of one afternoon, in order, with their costs. */
async function afternoon(context: BrowserContext, slow: SlowLink, { url }: Lading): Promise<[string, Cost][]> {
  const { ask } = await signIn(url, 'orgAdmin');
  const orders = [await orderToReceive(ask), await orderToReceive(ask)];
  const [next, first] = orders.map(({ orderNumber }) => orderNumber);
  if (!first || !next) throw new Error('There are two orders');
  const costs: [string, Cost][] = [];
  let page = await slowPage(context);
  const step = async (name: string, act: () => Promise<unknown>, shown: Sight | (() => Promise<unknown>)) => {
    costs.push([name, await costOf(page, slow, act, shown)]);
  };

  const email = { selector: 'label', text: 'Email' };
  await step('sign-in form, first visit', () => page.goto('/', { waitUntil: 'commit' }), email);
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  costs.push(['- first paint of it', { ms: painted, kB: 0, requests: 0 }]);
  const { login, password } = credentialsOf('orgAdmin');
  await page.getByLabel('Email').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const home = { selector: 'main a', text: 'Malaria Response' };
  await step('sign-in to Home', () => page.getByRole('button', { name: 'Sign in' }).click(), home);

  // Playwright's `waitForFunction` takes a promise for what it waits for.
  const allCodeIsThere = async () => {
    while (!(await page.evaluate(isAllCodeKept))) await sleep(1000);
  };

  await page.close();
  page = await slowPage(context);
  await step('second visit', () => page.goto('/', { waitUntil: 'commit' }), home);

  // What follows costs the link no code any more.
  await step('all other code, while idle', allCodeIsThere, async () => undefined);

  const row = (number: string) => page.locator('main').getByText(number, { exact: true }).first();
  await step('list', () => page.goto(LIST, { waitUntil: 'commit' }), { selector: 'main', text: first });
  // No list shows what is in an order.
  const opened = { selector: 'main', text: 'Gloves' };
  await step('first order', () => row(first).click(), opened);
  await page.goBack();
  await row(next).waitFor();
  await quiet(slow);
  await step('next order', () => row(next).click(), opened);
  await page.goBack();
  await row(next).waitFor();
  await quiet(slow);
  // A page that was opened a moment ago may have missed something, and asks for all of it.
  await sleep(SHORT ? 0 : OPEN_MS);
  await step(
    'reconnect on the list',
    async () => slow.cut(),
    () => page.waitForEvent('websocket', { timeout: PATIENCE_MS }),
  );

  await page.getByRole('button', { name: 'Search' }).first().click();
  await step('search: first result', () => page.getByRole('dialog').getByRole('combobox').fill(first), {
    selector: '[role=option]',
    text: first,
  });

  await page.goto(`/program/${PROGRAM}/goods-receipts?search=${first}`);
  await page.getByRole('button', { name: 'Start receiving' }).click();
  for (const line of [1, 2]) {
    const form = page.getByRole('dialog', { name: 'Goods Receipts' });
    await form.getByText(`${first} · ${line}`).first().waitFor();
    await form.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'Good' });
    await quiet(slow);
    await step(
      line === 1 ? 'next item after receiving' : 'next item after receiving, again',
      () => form.getByRole('button', { name: 'Save and next' }).click(),
      { selector: '[role=dialog]', text: `${first} · ${line + 1}` },
    );
  }
  await page.close();
  return costs;
}

/** Makes an order with items that wait to be received. */
async function orderToReceive(ask: Ask) {
  const order = await makeOrder(ask);
  for (const line of [1, 2, 3, 4]) await addItem(ask, order, `${line}`, 'Gloves');
  const { orderItems } = await ask<{ orderItems: { data: { id: string; lockVersion: number }[] } }>(
    'query($id: ID!) { orderItems(purchaseOrderId: $id) { data { id lockVersion } } }',
    { id: order.id },
  );
  for (const item of orderItems.data) {
    const assess =
      'mutation($id: ID!, $lockVersion: Int!) { assessOrderItem(id: $id, input: { lockVersion: $lockVersion })';
    await ask(`${assess} { errors { message } } }`, { ...item });
  }
  return order;
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return page;
}

/**
 * Acts, and returns the time until the result is painted, the requests until then, and what the link carried until it is idle
 * again. @param shown what is waited for: in the page, or by the test
 */
async function costOf(
  page: Page,
  slow: SlowLink,
  act: () => Promise<unknown>,
  shown: Sight | (() => Promise<unknown>),
): Promise<Cost> {
  const before = slow.traffic().down;
  let requests = 0;
  const count = () => {
    requests += 1;
  };
  const isSight = typeof shown !== 'function';
  if (isSight) {
    await page.addInitScript(watchFor, shown);
    await page.evaluate(watchFor, shown);
  }
  page.on('request', count);
  const started = performance.now();
  await act();
  if (!isSight) await shown();
  const seen = isSight ? await page.waitForFunction(watched).then((value) => value.jsonValue()) : null;
  const ms = seen ?? performance.now() - started;
  page.off('request', count);
  await quiet(slow);
  return { ms, kB: (slow.traffic().down - before) / 1000, requests };
}

/** Waits until the link carries next to nothing. */
async function quiet(slow: SlowLink): Promise<void> {
  for (;;) {
    const before = slow.traffic();
    await sleep(SHORT ? 200 : QUIET_MS);
    const { down, up } = slow.traffic();
    if (down - before.down + up - before.up < PING_BYTES) return;
  }
}

/**
 * How long a person waits for the page of an order or a shipment with 500 items, and for that of an item: in Chromium, from the
 * click until the first items, or the fields, are painted. The page is warm, and knows nothing of the record but its row; of an
 * item it knows what the list of items shows. Also how long the page's main thread works until then.
 */
import { type CDPSession, chromium, type Locator, type Page } from 'playwright-core';
import { z } from 'zod';
import { signIn } from '../e2e/support/session.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { startLading } from '../support/lading.ts';
import { amount, milliseconds, percentile, SHORT, table } from './harness.ts';
import { type Sight, watched, watchFor } from './watch.ts';
import { signedIn } from './worst/person.ts';
import { shipmentOf } from './worst/work.ts';

const ITEMS = amount(500, 5, 'BENCH_ITEMS');
/** How often the list is loaded anew, so that the page knows nothing of its records. */
const ROUNDS = amount(2, 1, 'BENCH_ROUNDS');
/** The openings that count in a round, and those before them, which also compile code. */
const OPENINGS = amount(11, 2);
const WARM_UP = amount(3, 1);
/** What a page asks for once it is painted comes before the next click. */
const REST_MS = SHORT ? 0 : 1500;
const PATIENCE_MS = 60_000;

/** The limits at p95 (ms). */
const LIMITS = {
  'an order of 500 items': 500,
  'a shipment of 500 items': 500,
  'an item, from the list': 150,
  'the next item': 80,
  'the previous item': 80,
};
type Opening = keyof typeof LIMITS;

/** What one opening took: until it was painted, and the main thread's own time for it (ms). */
interface Cost {
  painted: number;
  work: number;
}

/** Measures and prints; returns the missed limits. */
export async function pages(): Promise<string[]> {
  const lading = await startLading({ DEMO: '1' });
  const browser = await chromium.launch({ ...chromiumLaunch(), headless: true });
  const costs = new Map<Opening, Cost[]>();
  try {
    const person = await signedIn(lading, 'org.admin@lading.example');
    const programs = z.object({ data: z.array(z.object({ slug: z.string() })).min(1) });
    const slug = programs.parse(await person.api('GET', 'programs')).data[0]?.slug;
    for (let at = 0; at < WARM_UP + OPENINGS; at += 1) await shipmentOf(person, ITEMS);
    const { storageState } = await signIn(lading.url, 'orgAdmin');
    const window = { viewport: { width: 1440, height: 900 }, baseURL: lading.url, storageState };
    const page = await (await browser.newContext(window)).newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const openings = await openingsOf(page, costs);
    for (let round = 0; round < ROUNDS; round += 1) {
      await openRecords(page, `/program/${slug}/purchase-orders`, openings('an order of 500 items'));
      await openRecords(page, `/program/${slug}/shipments`, openings('a shipment of 500 items'));
      await page.goto(`/program/${slug}/purchase-orders?search=W-${ITEMS}`);
      await rows(page).first().click();
      await openItems(page, openings);
    }
  } finally {
    await browser.close();
    await lading.stop();
  }
  return report(costs);
}

function report(costs: ReadonlyMap<Opening, readonly Cost[]>): string[] {
  const missed: string[] = [];
  const lines = [...costs].map(([name, samples]) => {
    const [painted, work] = [samples.map((cost) => cost.painted), samples.map((cost) => cost.work)];
    const p95 = percentile(painted, 95);
    if (p95 > LIMITS[name]) missed.push(`${name}: ${milliseconds(p95)} at p95, wanted ${LIMITS[name]} ms`);
    return [name, ...[percentile(painted, 50), p95, percentile(work, 50)].map(milliseconds)];
  });
  console.log(table(['to open', 'painted p50', 'p95', 'page works p50'], lines));
  return missed;
}

/** Clicks, and measures until what is waited for is painted; an opening that only warms up is not kept. */
type Open = (click: Locator, sight: Sight, isKept: boolean) => Promise<void>;

async function openingsOf(page: Page, costs: Map<Opening, Cost[]>): Promise<(name: Opening) => Open> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return (name) => async (click, sight, isKept) => {
    await click.scrollIntoViewIfNeeded();
    await page.evaluate(watchFor, sight);
    const before = await workOf(devTools);
    await click.click();
    const painted = (await (await page.waitForFunction(watched)).jsonValue()) ?? Number.NaN;
    const work = (await workOf(devTools)) - before;
    if (isKept) costs.set(name, [...(costs.get(name) ?? []), { painted, work }]);
    await page.waitForTimeout(REST_MS);
  };
}

async function workOf(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

const rows = (page: Page) => page.locator('main a[data-row-link]');
const material = (line: number) => `Multiplex test kit ${line},`;

/** Opens each record of a list from its row. */
async function openRecords(page: Page, list: string, open: Open): Promise<void> {
  await page.goto(`${list}?search=W-${ITEMS}`);
  for (let at = 0; at < WARM_UP + OPENINGS; at += 1) {
    await rows(page).nth(at).waitFor();
    await page.waitForTimeout(REST_MS);
    await open(rows(page).nth(at), { selector: 'main tbody td', text: material(1) }, at >= WARM_UP);
    await page.goBack();
  }
}

/** On the page of an order: opens items from its list, then goes on from one to the next, and back. */
async function openItems(page: Page, openings: (name: Opening) => Open): Promise<void> {
  const shown = (line: number) => ({ selector: 'main h1', text: material(line) });
  const last = Math.min(WARM_UP + OPENINGS, ITEMS - 1);
  for (let line = 1; line <= last; line += 1) {
    await page
      .getByRole('button', { name: `Line ${line} · ` })
      .first()
      .click();
    const link = page.getByRole('link', { name: 'Open page' }).first();
    await link.waitFor();
    await page.waitForTimeout(REST_MS);
    await openings('an item, from the list')(link, shown(line), line > WARM_UP);
    if (line < last) await page.goBack();
  }
  // From the last of them back to the first, and on to the last again.
  const ways = [
    { name: 'the previous item', arrow: -1, lines: Array.from({ length: last - 1 }, (_, gone) => last - 1 - gone) },
    { name: 'the next item', arrow: 1, lines: Array.from({ length: last - 1 }, (_, gone) => 2 + gone) },
  ] as const;
  for (const { name, arrow, lines } of ways) {
    for (const [gone, line] of lines.entries()) {
      await openings(name)(page.locator(`[data-arrow="${arrow}"]`), shown(line), gone >= WARM_UP);
    }
  }
}

/**
 * How long a user waits for a list of purchase orders on the imported data: from the click, or from the end of the search
 * box's delay after the last key, to painted rows in Chromium; and the server's share, by repeating the same requests.
 */
import { chromium, type Page, type Request } from 'playwright-core';
import { chromiumLaunch } from '../support/chromium.ts';
import { type Lading, startLading } from '../support/lading.ts';
import { amount, milliseconds, percentile, repeat, table } from './harness.ts';
import { deliveryHistory, runImport, serverToo } from './importFile.ts';
import { listActions, signIn } from './listActions.ts';
import { installPaintTimer, timeToRows } from './paintTimer.ts';

const LIMIT_MS = 300;
const ROUNDS = amount(5, 1);
const SERVER_REPEATS = amount(30, 2);

/** Measures and prints; returns the missed limits. */
export async function lists(): Promise<string[]> {
  if (!deliveryHistory) {
    console.log('  skipped: the delivery history file is not beside the checkout');
    return [];
  }
  const missed = await onDatabase('PGlite', {});
  const { server, reason } = await serverToo();
  if (!server) {
    console.log(`  PostgreSQL skipped: ${reason}`);
    return missed;
  }
  try {
    missed.push(...(await onDatabase('PostgreSQL', { DATABASE_URL: await server.createDatabase(), DEMO: '1' })));
  } finally {
    await server.stop();
  }
  return missed;
}

async function onDatabase(name: string, env: Record<string, string>): Promise<string[]> {
  const lading = await startLading(env);
  try {
    await runImport({ ...env, DATA_DIR: lading.dataDir });
    return await measure(name, lading);
  } finally {
    await lading.stop();
  }
}

async function measure(name: string, lading: Lading): Promise<string[]> {
  const browser = await chromium.launch({ ...chromiumLaunch(), headless: true });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: lading.url });
    const page = await context.newPage();
    await installPaintTimer(page);
    await signIn(page);
    const painted = new Map<string, number[]>();
    const requests = new Map<string, Request>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const action of listActions) {
        await action.prepare(page);
        const asked = nextListRequest(page);
        const ms = await timeToRows(page, action.kind, () => action.act(page));
        requests.set(action.name, await asked);
        painted.set(action.name, [...(painted.get(action.name) ?? []), ms]);
      }
    }
    const cookie = (await context.cookies()).map((one) => `${one.name}=${one.value}`).join('; ');
    const rows: string[][] = [];
    for (const { name: action } of listActions) {
      const samples = painted.get(action) ?? [];
      const server = await serverTimes(requests.get(action), cookie);
      rows.push([action, ...percentiles(samples), ...percentiles(server)]);
    }
    const all = [...painted.values()].flat();
    const p95 = percentile(all, 95);
    rows.push([`all ${listActions.length}`, ...percentiles(all), '', '']);
    console.log(table([`${name}: list action`, 'painted p50', 'p95', 'server p50', 'p95'], rows));
    return p95 > LIMIT_MS ? [`${name}: rows painted after ${milliseconds(p95)} at p95, wanted ${LIMIT_MS} ms`] : [];
  } finally {
    await browser.close();
  }
}

const percentiles = (samples: number[]): string[] =>
  [50, 95].map((percent) => milliseconds(percentile(samples, percent)));

/** Waits for the page's next request for the list itself. */
function nextListRequest(page: Page): Promise<Request> {
  return page.waitForRequest(
    (request) => request.url().endsWith('/graphql') && request.postDataJSON()?.operationName === 'PurchaseOrderList',
  );
}

/**
 * Repeats a list's request outside the page, in the same session; returns the response times (ms). The cookie is passed in
 * because Playwright's request may not expose the one that was sent.
 */
async function serverTimes(request: Request | undefined, cookie: string): Promise<number[]> {
  if (!request) return [];
  const headers = { 'content-type': 'application/json', cookie, 'apollo-require-preflight': 'true' };
  const body = request.postData() ?? '';
  return repeat(SERVER_REPEATS, async () => {
    const response = await fetch(request.url(), { method: 'POST', headers, body });
    const answer = await response.text();
    if (!response.ok || answer.includes('"errors":[{"message"'))
      throw new Error(`The list could not be asked again: ${answer}`);
  });
}

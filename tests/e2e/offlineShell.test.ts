import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import express from 'express';
import { readConfig } from '../../gateway/config.ts';
import { webClient } from '../../gateway/http/web.ts';
import { LIST } from './support/orders.ts';
import { expect, test } from './support/test.ts';

// Chromium reports what fails while there is no network.
test.use({ serviceWorkers: 'allow', tolerated: /Failed to load resource|WebSocket connection to/ });

const PAGES = ['/index.html', '/assets/'];

/** The addresses of everything that the origin's caches hold. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the worker serves the page and has what the page has loaded. */
async function keptAsLoaded(page: Page): Promise<void> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.*\.js$/.test(path)),
  );
  expect(loaded.length).toBeGreaterThan(3);
  await expect
    .poll(async () => (await kept(page)).filter((path) => loaded.includes(path)).length)
    .toBe(new Set(loaded).size);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

async function openList(page: Page): Promise<void> {
  await page.goto(LIST);
  await expect(page.getByRole('table')).toBeVisible();
}

/** Returns the built code that came over the network from now on: neither from the worker nor from the browser's cache. */
function codeOverNetwork(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    const cached = response.fromServiceWorker() || (await response.request().sizes()).responseBodySize === 0;
    if (pathname.startsWith('/assets/') && !cached) seen.push(pathname);
  });
  return seen;
}

test('a reload without a network opens the shell, which says what is wrong and recovers by itself', async ({
  page,
}) => {
  await openList(page);
  await keptAsLoaded(page);
  await page.context().setOffline(true);
  await page.goto(`${LIST}?search=no.such`);
  await expect(page.getByRole('heading', { level: 1, name: 'The server cannot be reached' })).toBeVisible();
  await page.goto(LIST);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'The server cannot be reached' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('keeps trying');
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole('table')).toBeVisible();
});

test('a second visit loads no code over the network', async ({ page, context }) => {
  await openList(page);
  await keptAsLoaded(page);
  await page.close();
  const loaded = codeOverNetwork(context);
  const again = await context.newPage();
  await openList(again);
  expect(loaded).toEqual([]);
});

/** Says when the page has fetched ahead what it wants to. */
async function watchAhead(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const { locks } = navigator;
    const request = locks.request.bind(locks);
    Object.assign(locks, {
      request: async (name: string, then: LockGrantedCallback<unknown>) => {
        await request(name, then);
        Object.assign(window, { isAheadDone: true });
      },
    });
  });
  return () => page.waitForFunction(() => 'isAheadDone' in window);
}

test('the code of pages that were not opened is fetched ahead', async ({ page }) => {
  const ahead = await watchAhead(page);
  await openList(page);
  await ahead();
  // But for the texts of languages: the page has loaded those of its own.
  const built = readdirSync('web/dist/assets').filter((file) => /^(?!(?:texts|laterTexts)\.).*\.(js|css)$/.test(file));
  expect(await kept(page)).toEqual(expect.arrayContaining(built.map((file) => `/assets/${file}`)));
});

test('Save-Data fetches nothing ahead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const ahead = await watchAhead(page);
  await openList(page);
  await ahead();
  await keptAsLoaded(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect((await kept(page)).filter((path) => path.endsWith('.js') && !loaded.includes(path))).toEqual([]);
});

test.describe('of a person', () => {
  test.use({ ownSession: true });

  test('nothing is kept by the worker, before and after signing out', async ({ page, order }) => {
    await page.goto(order.path);
    await expect(page.getByRole('heading', { level: 1, name: order.orderNumber })).toBeVisible();
    await keptAsLoaded(page);
    const ofNobody = async () =>
      expect((await kept(page)).filter((path) => !PAGES.some((start) => path.startsWith(start)))).toEqual([]);
    await ofNobody();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await ofNobody();
    const texts = await page.evaluate(async () => {
      const all: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) all.push((await (await cache.match(request))?.text()) ?? '');
      }
      return all.join('\n');
    });
    expect(texts).toContain('Lading');
    expect(texts).not.toContain(order.orderNumber);
  });
});

test.describe('a new release', () => {
  test.use({ person: null });

  test('is taken up by the next load, and its worker once no page of the old one is left', async ({
    page,
    context,
  }) => {
    const release = await firstRelease();
    const setUp = /\/SetUpPage-[\w-]+\.js$/;
    await page.goto(`${release.url}/login`);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect.poll(async () => (await kept(page)).some((path) => setUp.test(path)), { timeout: 60_000 }).toBe(true);

    release.next((file) => setUp.test(file));
    const waits = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed');
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await expect.poll(waits).toBe(true);
    // The open page goes on with the code of its own release, which the server no longer has.
    await page.evaluate(() => {
      history.pushState({}, '', '/setup?token=made-up');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { name: 'Set up Lading' })).toBeVisible();
    const isNext = (shown: Page) => shown.locator('meta[name="release"]').count();
    expect(await isNext(page)).toBe(0);
    await page.reload();
    expect(await isNext(page)).toBe(1);

    await page.close();
    const later = await context.newPage();
    await later.goto(`${release.url}/login`);
    await expect.poll(async () => (await kept(later)).some((path) => setUp.test(path))).toBe(false);
    await context.setOffline(true);
    await later.reload();
    await expect(later.getByLabel('Email')).toBeVisible();
    expect(await isNext(later)).toBe(1);
    await release.stop();
  });
});

/** Serves a copy of the built client. `next` puts another release in its place, which lacks some files of this one. */
async function firstRelease() {
  const folder = mkdtempSync(join(tmpdir(), 'lading-release-'));
  cpSync('web/dist', folder, { recursive: true });
  const config = readConfig({ NODE_ENV: 'test' });
  const web = express();
  let client = webClient(config, folder);
  web.use((request, response, next) => client(request, response, next));
  const server = createServer(web);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens
  const change = (file: string, edit: (text: string) => string) => {
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')));
    for (const packed of ['br', 'gz']) rmSync(join(folder, `${file}.${packed}`), { force: true });
  };
  return {
    url: `http://localhost:${port}`,
    next(isGone: (file: string) => boolean) {
      const gone = readdirSync(join(folder, 'assets')).filter((file) => isGone(`/${file}`));
      expect(gone).toHaveLength(1);
      for (const file of gone) rmSync(join(folder, 'assets', file));
      change('index.html', (page) => page.replace('<head>', '<head><meta name="release" content="next">'));
      change('sw.js', (worker) =>
        gone
          .reduce((text, file) => text.replaceAll(`/assets/${file}`, '/assets/none.js'), worker)
          .replace(/(\/index\.html[`'"],\s*revision:\s*[`'"])\w+/, '$1next'),
      );
      client = webClient(config, folder);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * `test` for Firefox: each test has a tab of the installed Firefox, signed in. Playwright drives only a build of its own, so
 * Puppeteer drives this one. A test fails if a page throws, or logs an error or a warning.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type KeyInput, type Page, Puppeteer } from 'puppeteer-core';
import { findFirefox } from '../../support/firefox.ts';
import { killOnExit } from '../../support/processes.ts';
import { test as base, expect, ladingUrl } from './test.ts';

/** A page in Firefox. */
export type Tab = Page;

interface Fixtures {
  tab: Tab;
}

interface WorkerFixtures {
  /** The folder that Firefox downloads to. */
  downloads: string;
  firefox: Browser;
}

/** Only ends what hangs. */
const TIMEOUT = 60_000;

// `button::-p-named("Save")` selects what is shown and has this name. Firefox computes the names of its own
// accessibility tree (`::-p-aria`) too slowly.
Puppeteer.registerCustomQueryHandler('named', {
  queryOne: (node, name) => {
    const element = node as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> };
    if (!element.checkVisibility()) return null;
    const titles = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const title = titles.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const text = element.getAttribute('aria-label') || title || element.labels?.[0]?.textContent || element.textContent;
    // The star of a required field is no part of its name.
    return text?.replace(/\*$/, '').trim() === name ? element : null;
  },
});

export const test = base.extend<Fixtures, WorkerFixtures>({
  downloads: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'lading-downloads-'));
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  firefox: [
    async ({ downloads }, use) => {
      const executablePath = findFirefox();
      if (!executablePath) throw new Error('There is no Firefox: `npm test` installs it or tells how');
      const extraPrefsFirefox = { 'browser.download.folderList': 2, 'browser.download.dir': downloads };
      const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });
      const started = browser.process();
      if (started) killOnExit(started);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  // Playwright's own browser stays closed.
  complaints: async ({ tolerated }, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints.filter((line) => !tolerated?.test(line))).toEqual([]);
  },

  tab: async ({ firefox, session, complaints }, use, info) => {
    const context = await firefox.createBrowserContext();
    const { cookies } = session?.storageState ?? { cookies: [] };
    // Firefox takes only whole seconds.
    await context.setCookie(...cookies.map((cookie) => ({ ...cookie, expires: Math.floor(cookie.expires) })));
    const tab = await context.newPage();
    tab.setDefaultTimeout(TIMEOUT);
    await tab.setViewport({ width: 1440, height: 900 });
    tab.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
    });
    tab.on('pageerror', (problem) => complaints.push(String(problem)));
    await use(tab);
    if (info.status !== info.expectedStatus) await tab.screenshot({ path: info.outputPath('firefox.png') });
    await context.close();
  },
});

/** Opens a page of Lading. */
export async function visit(tab: Tab, path: string): Promise<void> {
  await tab.goto(`${ladingUrl()}${path}`, { waitUntil: 'domcontentloaded' });
}

/** Presses a key, or keys together as in "Control+s". */
export async function press(tab: Tab, keys: string): Promise<void> {
  const pressed = keys.split('+') as KeyInput[];
  for (const key of pressed) await tab.keyboard.down(key);
  for (const key of pressed.toReversed()) await tab.keyboard.up(key);
}

/** Waits until an element is shown. */
export async function shown(tab: Tab, selector: string): Promise<void> {
  await tab.waitForSelector(selector, { visible: true });
}

/** Waits until no such element is shown. */
export async function gone(tab: Tab, selector: string): Promise<void> {
  await tab.waitForSelector(selector, { hidden: true });
}

/** Waits until an element has the focus. */
export async function focused(tab: Tab, selector: string): Promise<void> {
  const has = async () => (await tab.$(selector))?.evaluate((element) => element === document.activeElement);
  await expect.poll(has, { message: `${selector} has the focus` }).toBe(true);
}

/** Gives an element the focus once it is shown. */
export async function focus(tab: Tab, selector: string): Promise<void> {
  const element = await tab.waitForSelector(selector, { visible: true });
  await element?.focus();
}

/** Clicks an element once it is shown, enabled and still. */
export async function click(tab: Tab, selector: string): Promise<void> {
  await tab.locator(selector).click();
}

/** Returns the selector of elements with this name: `named('button', 'Save')`. */
export const named = (selector: string, name: string): string => `${selector}::-p-named(${JSON.stringify(name)})`;

export { expect };

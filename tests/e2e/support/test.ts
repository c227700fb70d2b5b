/**
 * Playwright's `test` for Lading: each test runs as a user, in a browser that is already signed in. It fails if a page logs
 * an error or a warning in the console, where Chromium also reports violations of the content security policy.
 */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Order } from './orders.ts';
import { addItem, makeOrder } from './orders.ts';
import type { Person } from './people.ts';
import { type Ask, type Session, signIn } from './session.ts';

interface Options {
  /** The user of the test's `page`; null for no session. */
  person: Person | null;
  /** Whether no other test shares the session; for tests that end it. */
  ownSession: boolean;
  /** The console messages that the test provokes. */
  tolerated: RegExp | null;
}

interface Fixtures extends Options {
  session: Session | null;
  complaints: string[];
  /** Sends operations to the gateway as the manager. */
  ask: Ask;
  /** Sends operations as another user of the same program. */
  colleague: Ask;
  /** An order with two items that only this test uses. */
  order: Order;
  /** Opens another browser, for another user or the same one. */
  join: (person: Person) => Promise<Page>;
}

interface WorkerFixtures {
  sessionOf: (person: Person) => Promise<Session>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  person: ['manager', { option: true }],
  ownSession: [false, { option: true }],
  tolerated: [null, { option: true }],

  sessionOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const sessions = new Map<Person, Promise<Session>>();
      await use((person) => {
        const session = sessions.get(person) ?? signIn(ladingUrl(), person);
        sessions.set(person, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],

  session: async ({ person, ownSession, sessionOf }, use) => {
    await use(person && (ownSession ? await signIn(ladingUrl(), person) : await sessionOf(person)));
  },
  storageState: async ({ session }, use) => use(session?.storageState),

  complaints: [
    async ({ context, tolerated }, use) => {
      const complaints: string[] = [];
      listen(context, complaints);
      await use(complaints);
      expect(complaints.filter((line) => !tolerated?.test(line))).toEqual([]);
    },
    { auto: true },
  ],

  ask: async ({ sessionOf }, use) => use((await sessionOf('manager')).ask),

  colleague: async ({ sessionOf }, use) => use((await sessionOf('procurement')).ask),

  order: async ({ ask }, use) => {
    const order = await makeOrder(ask);
    await addItem(ask, order, '1', 'Artemether tablets');
    await addItem(ask, order, '2', 'Rapid test kit');
    await use(order);
  },

  join: async ({ browser, sessionOf, complaints, baseURL, contextOptions, viewport, colorScheme }, use) => {
    const joined: BrowserContext[] = [];
    await use(async (person) => {
      const { storageState } = await sessionOf(person);
      const context = await browser.newContext({
        ...contextOptions,
        storageState,
        viewport,
        colorScheme,
        ...(baseURL && { baseURL }),
      });
      listen(context, complaints);
      joined.push(context);
      return context.newPage();
    });
    for (const context of joined) await context.close();
  },
});

/** Returns the URL of the Lading that globalSetup started. */
export function ladingUrl(): string {
  const url = process.env.E2E_URL;
  if (!url) throw new Error('E2E_URL is not set: browser tests run under playwright.config.ts');
  return url;
}

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    // Playwright's own, where it keeps the worker away.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (problem) => complaints.push(String(problem.error())));
}

/** For `test.use`: pages that move as they do for most users, where that may matter. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' as const } };

export { expect };

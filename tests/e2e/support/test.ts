/**
 * Playwright's `test` for Lading: every test starts as somebody, with a browser that is signed in already, and fails when
 * a page complained in the console (which is where Chromium reports a breach of the content security policy).
 */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Order } from './orders.ts';
import { addItem, makeOrder } from './orders.ts';
import type { Person } from './people.ts';
import { type Ask, type Session, signIn } from './session.ts';

interface Options {
  /** Who the test's `page` belongs to; nobody for null. */
  person: Person | null;
  /** A session that no other test shares, for tests that end it. */
  ownSession: boolean;
  /** What pages may complain about because the test provokes it. */
  tolerated: RegExp | null;
}

interface Fixtures extends Options {
  session: Session | null;
  complaints: string[];
  /** Asks the gateway as the manager. */
  ask: Ask;
  /** Asks as somebody else of the same program. */
  colleague: Ask;
  /** An order of the test's own, with two items. */
  order: Order;
  /** A further browser, of somebody else or of the same person. */
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

/** Where globalSetup started Lading. */
export function ladingUrl(): string {
  const url = process.env.E2E_URL;
  if (!url) throw new Error('E2E_URL is not set: browser tests run under playwright.config.ts');
  return url;
}

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (problem) => complaints.push(String(problem.error())));
}

export { expect };

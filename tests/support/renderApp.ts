/**
 * Runs a page of the web client as a user opens it: the client's own routes, shell and Apollo Client, in jsdom, in front of
 * a real gateway and backend. What jsdom cannot know (layout, appearance, motion) is for the browser tests.
 */
import { format } from 'node:util';
import type { ApolloClient } from '@apollo/client';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { twoFrames } from './pages/frames.ts';
import { type Network, networkTo, type Trouble } from './pages/network.ts';
import { render } from './pages/rendering.ts';
import { sessionOf } from './pages/session.ts';
import type { Person } from './world.ts';

declare global {
  interface Window {
    /** The instance that Apollo Client's development build exposes to its browser tools. */
    __APOLLO_CLIENT__?: ApolloClient;
  }
}

interface RenderAppOptions {
  /** The person who is signed in; null for nobody. */
  as?: Person | null;
  /** Operations that fail from the start, by name. */
  troubles?: Record<string, Trouble>;
  /** Another gateway than the one that all pages share. */
  gateway?: { url: string; cookieName: string };
  /** The history state of the link that led to the page. */
  state?: object;
}

interface RenderedApp {
  /** Types and clicks. Testing Library's `screen` has what the page shows. */
  user: UserEvent;
  /** Lists the operations that the page sent; makes operations fail, or work again. */
  network: Network;
}

/**
 * Opens a URL of the web client, by default as the manager. Each call is a separate page load; the page is removed when the
 * test ends, with its data in the browser's storage. The test fails if the page logged errors or warnings to the console.
 */
export async function renderApp(
  route: string,
  { as = 'manager', troubles, gateway = inject('gateway'), state }: RenderAppOptions = {},
): Promise<RenderedApp> {
  const cookie = as && (await sessionOf(as)).cookie;
  const network = networkTo({ ...gateway, cookie, troubles });
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal('WebSocket', network.Socket);
  const complaints = listen();
  window.history.replaceState(state ? { usr: state, key: 'linked', idx: 0 } : null, '', route);
  // Discards what an earlier page kept in memory.
  vi.resetModules();
  const { createClient } = await import('../../web/client.tsx');
  const { element, stop } = createClient();
  const { unmount } = render(element);
  onTestFinished(async () => {
    // An element that is opening now would complain of its missing parts in the console of the next test.
    await twoFrames();
    unmount();
    stop();
    network.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
    expect(complaints).toEqual([]);
  });
  return { user: userEvent.setup(), network };
}

/** Collects the page's errors and warnings, formatted as the console would show them. */
function listen(): string[] {
  const complaints: string[] = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      const complaint = format(...said);
      if (!isOfUnanswered(complaint)) complaints.push(complaint);
    });
  }
  return complaints;
}

/**
 * Whether a complaint is Apollo Client's about a query whose response is pending. It stops refetching a query that loses
 * data to another one repeatedly. It also complains if a list was re-sorted just before the notification of a change, and
 * is notified of another: it counts both for the new query, which the cache cannot answer yet. Nothing is missed then.
 */
function isOfUnanswered(complaint: string): boolean {
  const [, name] = /^Apollo Client stopped refetching '(\w+)'/.exec(complaint) ?? [];
  const queries = window.__APOLLO_CLIENT__?.getObservableQueries() ?? [];
  return [...queries].some((query) => query.queryName === name && query.getCurrentResult().loading);
}

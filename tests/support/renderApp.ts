/**
 * Runs a page of the web client as somebody opens it: the client's own routes, shell and Apollo Client, in jsdom, in front
 * of a real gateway and backend. What jsdom cannot know (layout, looks, moves) is for the browser tests.
 */
import { format } from 'node:util';
import type { ApolloClient } from '@apollo/client';
import { getConfig, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { type Network, networkTo, type Trouble } from './pages/network.ts';
import { sessionOf } from './pages/session.ts';
import type { Person } from './world.ts';

declare global {
  interface Window {
    /** Where Apollo Client, as built for development, puts itself for its tools in the browser. */
    __APOLLO_CLIENT__?: ApolloClient;
  }
}

interface RenderAppOptions {
  /** Who is signed in; nobody for null. */
  as?: Person | null;
  /** Operations that go wrong from the start, by their names. */
  troubles?: Record<string, Trouble>;
  /** The history state of the link that led there. */
  state?: object;
}

interface RenderedApp {
  /** Types and clicks. What the page shows is in `screen` of Testing Library. */
  user: UserEvent;
  /** What the page sent; operations can go wrong from now on, or be mended. */
  network: Network;
}

/**
 * Opens an address of the web client, as the manager unless told otherwise. Each call is a page load of its own; the page
 * goes when the test ends, with what it saved on the device. The test fails when the page complained in the console.
 */
export async function renderApp(
  route: string,
  { as = 'manager', troubles, state }: RenderAppOptions = {},
): Promise<RenderedApp> {
  const cookie = as && (await sessionOf(as)).cookie;
  const network = networkTo({ ...inject('gateway'), cookie, troubles });
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal('WebSocket', network.Socket);
  const complaints = listen();
  window.history.replaceState(state ? { usr: state, key: 'linked', idx: 0 } : null, '', route);
  // Nothing that an earlier page kept in memory.
  vi.resetModules();
  const { createClient } = await import('../../web/client.tsx');
  const { element, stop } = createClient();
  const { unmount } = render(element);
  onTestFinished(async () => {
    await getConfig().asyncWrapper(twoFrames);
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

/**
 * What is opening when a test ends looks for its parts in the next frames: they must be there still, or it complains in the
 * console of the next test.
 */
async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** What the page complains of, as the console would show it: with names and values in their places. */
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
 * Whether Apollo Client, which gives up a query that another one takes data from time and again, complains of one whose answer
 * is on its way. It does where a list was about to hear of a change as it was sorted anew, and hears of one more: it counts
 * both for the new question, which the cache cannot answer yet. Nobody misses anything then.
 */
function isOfUnanswered(complaint: string): boolean {
  const [, name] = /^Apollo Client stopped refetching '(\w+)'/.exec(complaint) ?? [];
  const queries = window.__APOLLO_CLIENT__?.getObservableQueries() ?? [];
  return [...queries].some((query) => query.queryName === name && query.getCurrentResult().loading);
}

/**
 * Many open pages in one lean process. Each uses the web client's own links for live events and for retries; only the
 * screen is missing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { type DocumentNode, parse } from 'graphql';
import { Observable } from 'rxjs';
import { Pool } from 'undici';
import { WebSocket as Socket } from 'ws';
import { createLiveLink } from '../../../web/client/live.ts';
import { createRetryLink } from '../../../web/client/retry.ts';
import type { Failure } from '../children.ts';
import type { Count, Counted, Forget, Open, Opened, Show, Summary } from './messages.ts';

/** How many pages are opened per second at first. */
const OPENED_PER_SECOND = 500;
const COMMENTS = 'query Comments($on: CommentableInput!) { comments(on: $on, items: 100) { data { id } } }';
const QUERY = parse(COMMENTS);
const ON = { type: 'PURCHASE_ORDER', id: '1', withItems: true };

const now = () => performance.timeOrigin + performance.now();
const pages: Page[] = [];
let asked = 0;
let unanswered = 0;

interface Page {
  /** The ids of the comments that the page shows. */
  readonly shown: Set<string>;
  /** The number of comments that were announced again. */
  doubled: number;
  /** When the page's socket reconnected; null if it has not been lost. */
  backAt: number | null;
}

async function open({ url, origin, cookie, tokens, subscription }: Open['open']): Promise<void> {
  const pool = new Pool(url, { connections: 256 });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  // A browser's socket sends the page's origin and cookie by itself. The token is passed after the `#`.
  globalThis.WebSocket = class extends Socket {
    constructor(address: string, protocol: string) {
      const [target = '', token = ''] = address.split('#');
      super(target, protocol, { origin, headers: { cookie: `${cookie}=${token}` }, perMessageDeflate: false });
    }
  } as unknown as typeof WebSocket; // the same in all that the web client uses

  const live = parse(subscription);
  for (const [index, token] of tokens.entries()) {
    if (index % (OPENED_PER_SECOND / 10) === 0) await sleep(100);
    const queries = createRetryLink().concat(over(pool, `${cookie}=${token}`));
    pages.push(openPage(client, queries, live, `${url.replace('http', 'ws')}/graphql#${token}`));
  }
}

function openPage(client: ApolloClient, queries: ApolloLink, subscription: DocumentNode, url: string): Page {
  const announced = new Set<string>();
  const page: Page = { shown: new Set(), doubled: 0, backAt: null };
  const refetch = () => {
    asked += 1;
    ApolloLink.execute(queries, { query: QUERY, variables: { on: ON } }, { client }).subscribe({
      next({ data, errors }) {
        if (errors) unanswered += 1;
        for (const { id } of data?.['comments'].data ?? []) page.shown.add(id);
      },
      error: () => {
        unanswered += 1; // counted and reported
      },
    });
  };
  const live = createLiveLink({
    url,
    renew: async () => true,
    answers: async () => true,
    onReconnect() {
      page.backAt = now();
      refetch();
    },
  });
  ApolloLink.execute(live, { query: subscription, variables: { on: ON } }, { client }).subscribe({
    next({ data }) {
      const { actionType, comment } = data?.['commentChanged'] ?? {};
      if (actionType === 'REFETCH') return refetch();
      if (announced.has(comment.id)) page.doubled += 1;
      announced.add(comment.id);
      page.shown.add(comment.id);
    },
    error: (error: unknown) =>
      process.send?.({ failure: `A page is not live any more: ${String(error)}` } satisfies Failure),
  });
  refetch();
  return page;
}

/** Returns a link that sends queries like a browser and fails like a browser's `fetch`. */
function over(pool: Pool, cookie: string): ApolloLink {
  return new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const body = JSON.stringify({ query: COMMENTS, variables });
        const headers = { cookie, 'content-type': 'application/json', 'apollo-require-preflight': 'true' };
        pool.request({ path: '/graphql', method: 'POST', headers, body }).then(
          async (answer) => {
            observer.next((await answer.body.json()) as ApolloLink.Result); // the gateway's response
            observer.complete();
          },
          (cause) => observer.error(new TypeError('Failed to fetch', { cause })),
        );
      }),
  );
}

function counted(): Counted['counted'] {
  const times = pages.flatMap(({ backAt }) => backAt ?? []).sort((one, other) => one - other);
  let busiest = 0;
  for (let first = 0, last = 0; last < times.length; last += 1) {
    while ((times[last] ?? 0) - (times[first] ?? 0) >= 1000) first += 1;
    busiest = Math.max(busiest, last - first + 1);
  }
  return { back: times.length, lastAt: times.at(-1) ?? 0, busiest, asked, unanswered };
}

function shown(comments: number): Summary['shown'] {
  const missing = pages.reduce((sum, page) => sum + Math.max(0, comments - page.shown.size), 0);
  return { missing, doubled: pages.reduce((sum, page) => sum + page.doubled, 0) };
}

process.on('message', async (order: Open | Forget | Count | Show) => {
  if ('open' in order) {
    await open(order.open);
    process.send?.({ opened: pages.length } satisfies Opened);
  } else if ('forget' in order) {
    for (const page of pages) Object.assign(page, { backAt: null, doubled: 0 });
    asked = 0;
    unanswered = 0;
    process.send?.({ forget: true } satisfies Forget);
  } else if ('count' in order) {
    process.send?.({ counted: counted() } satisfies Counted);
  } else {
    process.send?.({ shown: shown(order.show.comments) } satisfies Summary);
  }
});
process.once('disconnect', () => process.exit());
process.send?.({ ready: true });

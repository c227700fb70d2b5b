/**
 * The websocket to the gateway: it reconnects, renews the session, and reports whether the page is live. It does not
 * depend on the subscriptions that it carries.
 */
import { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { type Client, createClient } from 'graphql-ws';
import { filter, Observable, type Subscription } from 'rxjs';
import { liveState } from './liveState.ts';

/** The gateway's close codes: the token is about to expire; the session has ended; there was no session. */
const RENEW = 4440;
const OVER = 4403;
const UNAUTHORIZED = 4401;
const PING_MS = 10_000;
const PONG_MS = 5_000;
const LONGEST_WAIT_MS = 5_000;
/** How long to wait for reports of missed events after a reconnect, and how long for the next report after each. */
const GATHER_MS = 1_000;
const GATHER_MORE_MS = 250;

interface LiveOptions {
  url: string;
  /** Sends one HTTP query, which renews the cookie; resolves to false if the session has ended. */
  renew: () => Promise<boolean>;
  /** Called once after each reconnect, when subscriptions are active again: the page must refetch its data. */
  onReconnect: () => void;
}

/** Creates the link that carries subscriptions. They survive lost connections and renewed sessions. */
export function createLiveLink({ url, renew, onReconnect }: LiveOptions): ApolloLink {
  let connectedBefore = false;
  let mustRenew = false;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  const missed = gathering(onReconnect);
  const client: Client = createClient({
    url,
    keepAlive: PING_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    async retryWait(retries) {
      await wait(retries);
      if (mustRenew) {
        mustRenew = false;
        await renew();
      }
    },
    on: {
      connected() {
        liveState.set('live');
        if (connectedBefore) missed.begin();
        connectedBefore = true;
      },
      ping(received) {
        if (!received) pongTimer = setTimeout(() => client.terminate(), PONG_MS);
      },
      pong(received) {
        if (received) clearTimeout(pongTimer);
      },
      closed(event) {
        clearTimeout(pongTimer);
        missed.end();
        // Also after OVER: the response to the renewal leads to the sign-in page.
        mustRenew = [RENEW, OVER].includes(closeCode(event) ?? 0);
        if (closeCode(event) !== 1000) liveState.set('reconnecting');
        else liveState.set('idle');
      },
    },
  });
  // Detects a lost network, or a laptop that wakes up offline, before the next ping is missed.
  globalThis.addEventListener?.('offline', () => client.terminate());
  return ApolloLink.from([missed.link, resubscribing(renew), new GraphQLWsLink(client)]);
}

/**
 * Combines the refetches after a reconnect into one. Each subscription reports missed events separately, once it is active
 * again. A refetch before the last report may lack events from in between, and would have to be repeated.
 */
function gathering(ask: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      ask();
    }, ms);
  };
  return {
    begin: () => askIn(GATHER_MS),
    end() {
      clearTimeout(timer);
      timer = undefined;
    },
    /** Drops the subscriptions' own reports while the combined refetch is pending. */
    link: new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        filter(({ data }) => {
          const held = timer !== undefined && saysMissed(data);
          if (held) askIn(GATHER_MORE_MS);
          return !held;
        }),
      ),
    ),
  };
}

/** Whether an event reports that events may have been missed. */
const saysMissed = (data: Record<string, { actionType?: unknown } | null> | null | undefined): boolean =>
  Object.values(data ?? {}).some((event) => event?.actionType === 'REFETCH');

/** Resubscribes after 4401, which graphql-ws never retries, once an HTTP query has shown that the session is alive. */
function resubscribing(renew: () => Promise<boolean>): ApolloLink {
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let inner: Subscription | undefined;
        let ended = false;
        let tries = 0;
        const subscribe = () => {
          inner = forward(operation).subscribe({
            next: (result) => {
              tries = 0;
              observer.next(result);
            },
            error: (error: unknown) => {
              if (closeCode(error) !== UNAUTHORIZED) observer.error(error);
              else void again();
            },
            complete: () => observer.complete(),
          });
        };
        const again = async () => {
          liveState.set('reconnecting');
          await wait(tries++);
          const alive = ended ? false : await renew();
          if (ended) return;
          if (alive) subscribe();
          else observer.complete();
        };
        subscribe();
        return () => {
          ended = true;
          inner?.unsubscribe();
        };
      }),
  );
}

/** Waits 0.25 s, doubling up to 5 s, each spread by ±50 % so that many clients do not reconnect at once. */
function wait(retries: number): Promise<void> {
  const longest = Math.min(250 * 2 ** retries, LONGEST_WAIT_MS);
  return new Promise((resolve) => setTimeout(resolve, longest * (0.5 + Math.random())));
}

function closeCode(event: unknown): number | null {
  return event && typeof event === 'object' && 'code' in event && typeof event.code === 'number' ? event.code : null;
}

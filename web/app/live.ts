/**
 * Knows the socket to the gateway: reconnecting, renewing the session, and saying whether what is shown is live.
 * Refuses to know what is subscribed to.
 */
import { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { type Client, createClient } from 'graphql-ws';
import { filter, Observable, type Subscription } from 'rxjs';
import { liveState } from './liveState.ts';

/** The gateway's close codes: the token is about to run out; the session is over; it was never there. */
const RENEW = 4440;
const OVER = 4403;
const UNAUTHORIZED = 4401;
const PING_MS = 10_000;
const PONG_MS = 5_000;
const LONGEST_WAIT_MS = 5_000;
/** How long subscriptions have, after a lost connection, to say that events were missed; and each after another. */
const GATHER_MS = 1_000;
const GATHER_MORE_MS = 250;

interface LiveOptions {
  url: string;
  /** Sends one HTTP query, which renews the cookie; resolves to false when the session is over. */
  renew: () => Promise<boolean>;
  /** Called once after every connection but the first, when subscriptions stand again: what is shown must be asked for anew. */
  onReconnect: () => void;
}

/** The link that carries subscriptions. Subscriptions outlive lost connections and renewed sessions. */
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
        // Also when it is over: the answer leads to the sign-in page.
        mustRenew = [RENEW, OVER].includes(closeCode(event) ?? 0);
        if (closeCode(event) !== 1000) liveState.set('reconnecting');
        else liveState.set('idle');
      },
    },
  });
  // A laptop that wakes up or a network that is gone is known here before the next ping is missed.
  globalThis.addEventListener?.('offline', () => client.terminate());
  return ApolloLink.from([missed.link, resubscribing(renew), new GraphQLWsLink(client)]);
}

/**
 * One question for all that a page may have missed. After a lost connection each of its subscriptions says so for itself, as
 * soon as it stands again; what was asked before that may lack what came between, and would be asked twice.
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
    /** Takes away what `ask` is about to do for all. */
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

/** Whether an event says that others may be missing. */
const saysMissed = (data: Record<string, { actionType?: unknown } | null> | null | undefined): boolean =>
  Object.values(data ?? {}).some((event) => event?.actionType === 'REFETCH');

/** graphql-ws never retries 4401. Here it is: once one HTTP query has shown that the session lives. */
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

/** 0.25 s, doubling to 5 s, each spread by half so that many clients do not come back at one moment. */
function wait(retries: number): Promise<void> {
  const longest = Math.min(250 * 2 ** retries, LONGEST_WAIT_MS);
  return new Promise((resolve) => setTimeout(resolve, longest * (0.5 + Math.random())));
}

function closeCode(event: unknown): number | null {
  return event && typeof event === 'object' && 'code' in event && typeof event.code === 'number' ? event.code : null;
}

/**
 * The websocket to the gateway: it reconnects, renews the session, and reports whether the page is live. It does not
 * depend on the subscriptions that it carries.
 */
import { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { type Client, createClient } from 'graphql-ws';
import { filter, finalize, Observable, type Subscription, tap } from 'rxjs';
import { pageLanguage } from '../base/language.ts';
import { onWake, spread } from '../base/wake.ts';
import { liveState } from './liveState.ts';
import { pollWhileOff } from './polling.ts';
import { cursorWhenLost, firstCursor, noteAlive, noteEvent, SETTLE_MS } from './readFrom.ts';

/** The gateway's close codes: the token is about to expire; the session has ended; there was no session. */
const RENEW = 4440;
const OVER = 4403;
const UNAUTHORIZED = 4401;
const PING_MS = 10_000;
const PONG_MS = 5_000;
const LONGEST_WAIT_MS = 5_000;
/** How long a connection may take to open; proxies leave requests for websockets unanswered. */
const OPEN_MS = 10_000;
/** How long a connection must last to count: proxies close some right after accepting them. */
const STEADY_MS = 5_000;
/** The failed attempts in a row after which the page finds out whether only websockets fail. */
const TRIES = 2;
/** The wait for the next attempt while only websockets fail. */
const OFF_WAIT_MS = 30_000;
/** How long to wait for reports of missed events after a reconnect, and how long for the next report after each. */
const GATHER_MS = 1_000;
const GATHER_MORE_MS = 250;

interface LiveOptions {
  url: string;
  /** Sends one HTTP query, which renews the cookie; resolves to false if the session has ended. */
  renew: () => Promise<boolean>;
  /** Sends one HTTP query; resolves to whether the server answers. */
  answers: () => Promise<boolean>;
  /**
   * Called once after each reconnect, when subscriptions are active again: the page must refetch its data; if not `all`, only
   * what no subscription tells of, since the others go on where they were.
   */
  onReconnect: (all: boolean) => void;
}

/**
 * Creates the link that carries subscriptions. They survive lost connections and renewed sessions. Where only websockets
 * fail, as behind some proxies, live updates are `off`: attempts go on, less often, and when the page is looked at.
 */
export function createLiveLink({ url, renew, answers, onReconnect }: LiveOptions): ApolloLink {
  let connectedBefore = false;
  let mustRenew = false;
  let failures = 0;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  let steadyTimer: ReturnType<typeof setTimeout> | undefined;
  const missed = gathering(onReconnect);
  const since = sinceKnown();
  const client: Client = createClient({
    url,
    // A page cannot set the headers of a websocket.
    connectionParams: { 'accept-language': pageLanguage() },
    keepAlive: PING_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    async retryWait() {
      await wait(failures);
      if (mustRenew) {
        mustRenew = false;
        await renew();
      }
    },
    on: {
      connecting() {
        openTimer = setTimeout(() => client.terminate(), OPEN_MS);
      },
      connected() {
        clearTimeout(openTimer);
        steadyTimer = setTimeout(() => {
          failures = 0;
        }, STEADY_MS);
        liveState.set('live');
        if (connectedBefore) missed.begin(!since.goesOn());
        connectedBefore = true;
        since.connected();
      },
      message: since.alive,
      ping(received) {
        if (!received) pongTimer = setTimeout(() => client.terminate(), PONG_MS);
      },
      pong(received) {
        if (received) clearTimeout(pongTimer);
      },
      closed(event) {
        for (const timer of [pongTimer, openTimer, steadyTimer]) clearTimeout(timer);
        missed.end();
        since.lost();
        // Also after OVER: the response to the renewal leads to the sign-in page.
        mustRenew = [RENEW, OVER].includes(closeCode(event) ?? 0);
        if (closeCode(event) === 1000) return liveState.set('idle');
        failures += 1;
        if (liveState.get() !== 'off') liveState.set('reconnecting');
        if (failures >= TRIES) void findOut();
      },
    },
  });

  /** Tells an outage from a network on which only websockets fail. */
  async function findOut(): Promise<void> {
    const before = failures;
    const answered = await answers();
    // Connected meanwhile, or without subscriptions: then the state is known.
    if (failures < before || !['reconnecting', 'off'].includes(liveState.get())) return;
    liveState.set(answered ? 'off' : 'reconnecting');
  }

  // Detects a lost network, or a laptop that wakes up offline, before the next ping is missed.
  globalThis.addEventListener?.('offline', () => client.terminate());
  pollWhileOff(() => onReconnect(true));
  return ApolloLink.from([missed.link, since.link, resubscribing(renew), new GraphQLWsLink(client)]);
}

/**
 * Tells subscriptions from where this page is up to date, so that they begin with what has changed since then, if anything:
 * at the start, and after a lost connection. One that does not know it begins with a report of missed events.
 */
function sinceKnown() {
  /** These subscriptions by their variables, which graphql-ws sends as they are then. */
  const begun = new Map<Record<string, unknown>, { at: number; isSteady: boolean }>();
  const begin = (variables: Record<string, unknown>) =>
    begun.set(variables, { at: performance.now(), isSteady: false });
  return {
    link: new ApolloLink((operation, forward) => {
      if (!names(operation, SINCE)) return forward(operation);
      const variables = { ...operation.variables, [SINCE]: firstCursor() };
      operation.variables = variables;
      begin(variables);
      return forward(operation).pipe(
        tap(({ data }) => {
          for (const event of Object.values<Told>(data ?? {})) if (event?.cursor) noteEvent(event.cursor);
        }),
        finalize(() => begun.delete(variables)),
      );
    }),
    connected() {
      for (const variables of begun.keys()) begin(variables);
    },
    /** Called with each message. */
    alive() {
      noteAlive();
      const longAgo = performance.now() - SETTLE_MS;
      for (const one of begun.values()) one.isSteady ||= one.at <= longAgo;
    },
    lost() {
      const cursor = cursorWhenLost();
      for (const [variables, one] of begun) {
        // One that has only begun may not have told yet what it began with: it begins there again.
        if (one.isSteady) variables[SINCE] = cursor;
        one.isSteady = false;
      }
    },
    /** Whether they all tell what was missed. */
    goesOn: () => begun.size > 0 && [...begun.keys()].every((variables) => variables[SINCE] !== null),
  };
}

const SINCE = 'since';

/** What is read of any event. */
type Told = { actionType?: unknown; cursor?: string | null } | null;

/** Whether an operation has this variable. */
const names = ({ query }: ApolloLink.Operation, variable: string): boolean =>
  query.definitions.some(
    (definition) =>
      'variableDefinitions' in definition &&
      definition.variableDefinitions?.some((one) => one.variable.name.value === variable),
  );

/**
 * Combines the refetches after a reconnect into one. Each subscription reports missed events separately, once it is active
 * again. A refetch before the last report may lack events from in between, and would have to be repeated.
 */
function gathering(ask: (all: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let all = false;
  const askIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      ask(all);
    }, ms);
  };
  return {
    /** @param isAll whether everything may have been missed; else only what the subscriptions report */
    begin(isAll: boolean) {
      all = isAll;
      askIn(GATHER_MS);
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
    },
    /** Drops the subscriptions' own reports while the combined refetch is pending. */
    link: new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        filter(({ data }) => {
          const held = timer !== undefined && saysMissed(data);
          if (held) {
            // More than can be told one by one.
            all ||= names(operation, SINCE);
            askIn(GATHER_MORE_MS);
          }
          return !held;
        }),
      ),
    ),
  };
}

/** Whether an event reports that events may have been missed. */
const saysMissed = (data: Record<string, Told> | null | undefined): boolean =>
  Object.values(data ?? {}).some((event) => event?.actionType === 'REFETCH');

/**
 * Resubscribes after 4401, once an HTTP query has shown that the session is alive, and after the codes of other servers on
 * the way that graphql-ws takes for final.
 */
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
              if (isClosed(error)) void again(error);
              else observer.error(error);
            },
            complete: () => observer.complete(),
          });
        };
        const again = async (error: unknown) => {
          if (liveState.get() !== 'off') liveState.set('reconnecting');
          await wait(tries++);
          const alive = ended ? false : closeCode(error) !== UNAUTHORIZED || (await renew());
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

/** Waits 0.25 s, doubling up to 5 s, or 30 s while only websockets fail; less if the page is looked at meanwhile. */
function wait(retries: number): Promise<void> {
  const off = liveState.get() === 'off';
  const longest = off ? OFF_WAIT_MS : Math.min(250 * 2 ** retries, LONGEST_WAIT_MS);
  return new Promise((resolve) => {
    const stop = off ? onWake(go) : null;
    const timer = setTimeout(go, spread(longest));
    function go() {
      clearTimeout(timer);
      stop?.();
      resolve();
    }
  });
}

/** Whether an error of a subscription means that its socket was closed. Apollo's link keeps the code in the text only. */
function isClosed(error: unknown): boolean {
  return closeCode(error) !== null || (error instanceof Error && error.message.startsWith('Socket closed'));
}

function closeCode(event: unknown): number | null {
  if (event instanceof Error) {
    const [, code] = /^Socket closed with event (\d+)/.exec(event.message) ?? [];
    if (code) return Number(code);
  }
  return event && typeof event === 'object' && 'code' in event && typeof event.code === 'number' ? event.code : null;
}

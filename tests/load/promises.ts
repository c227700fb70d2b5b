/**
 * The promised durations, each measured where it is noticed: how soon an abandoned read ends at the backend, how exact a
 * deadline is, how soon a refusal arrives, and how soon a user without rights receives no more events.
 */
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { demoPassword } from '../../backend/demo/people.ts';
import { startLading } from '../support/lading.ts';
import { until } from '../support/processes.ts';
import { startStubApi } from '../support/stubApi.ts';
import { amount, milliseconds, percentile, table, timed } from './harness.ts';
import { startOurs } from './peers/running.ts';

const ROUNDS = amount(20, 2);
/** The gateway's timeout for a call to the backend (`upstream.timeoutMs`). */
const DEADLINE_MS = 10_000;
const PROFILE = '{ viewer { profile { id } } }';

interface Kept {
  what: string;
  limitMs: number;
  samples: number[];
}

/** Measures and prints; returns the missed limits. */
export async function promises(): Promise<string[]> {
  const all = await atTheBackend();
  const lading = await startLading({ DEMO: '1' });
  try {
    all.push(await untilNothingIsHeard(lading.url), await tellingAccounts(lading.backendUrl));
  } finally {
    await lading.stop();
  }
  const rows = all.map(({ what, limitMs, samples }) => [
    what,
    milliseconds(percentile(samples, 50)),
    milliseconds(Math.max(...samples)),
    milliseconds(limitMs),
  ]);
  console.log(table(['promised', 'median', 'longest', 'limit'], rows));
  return all.flatMap(({ what, limitMs, samples }) =>
    Math.max(...samples) > limitMs ? [`${what}: ${milliseconds(Math.max(...samples))}`] : [],
  );
}

/** Measures what a stub backend and its callers notice of the gateway between them. */
async function atTheBackend(): Promise<Kept[]> {
  const api = await startStubApi();
  const gateway = await startOurs(api.url, { LOG_LEVEL: 'silent' });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${api.sessions.issue()}` };
  const ask = (signal?: AbortSignal) =>
    fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: PROFILE }),
      ...(signal && { signal }),
    });
  try {
    // The first request also connects.
    await abandoned(api, ask);
    const left: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) left.push(await abandoned(api, ask));
    const hung = await Promise.all(Array.from({ length: 5 }, () => timed(ask)));
    await api.stop();
    // After this many failures, the gateway considers the backend gone.
    for (let call = 0; call < 30; call += 1) await ask();
    const refused: number[] = [];
    for (let call = 0; call < ROUNDS; call += 1) refused.push((await timed(ask)).ms);
    return [
      { what: 'a read that its caller has left ends upstream', limitMs: 100, samples: left },
      {
        what: 'a call is given up beside its deadline',
        limitMs: 250,
        samples: hung.map(({ ms }) => Math.abs(ms - DEADLINE_MS)),
      },
      { what: 'a refusal while the backend is gone', limitMs: 50, samples: refused },
    ];
  } finally {
    await gateway.stop();
    await api.stop();
  }
}

/** Measures the time from a caller's abort until the backend notices it (ms). */
async function abandoned(
  api: Awaited<ReturnType<typeof startStubApi>>,
  ask: (signal: AbortSignal) => Promise<unknown>,
): Promise<number> {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<number>();
  api.on('GET', 'profile', (_call, { response }) => {
    response.once('close', () => ended.resolve(performance.now()));
    begun.resolve();
    return new Promise(() => {});
  });
  const leaving = new AbortController();
  const asked = ask(leaving.signal).catch(() => null);
  await begun.promise;
  const from = performance.now();
  leaving.abort();
  await asked;
  return (await ended.promise) - from;
}

/** Measures how long a user who is deactivated still receives comments, which are written all the time. */
async function untilNothingIsHeard(url: string): Promise<Kept> {
  const [admin, manager] = [await signedIn(url, 'admin'), await signedIn(url, 'manager')];
  const { purchaseOrders } = await manager.ask<{ purchaseOrders: { data: { id: string }[] } }>(
    `{ purchaseOrders(programId: ${await programOf(manager)}, items: 1) { data { id } } }`,
  );
  const order = purchaseOrders.data[0]?.id ?? '';
  let publishing = true;
  const publisher = (async () => {
    while (publishing) {
      await manager.ask(
        `mutation { createComment(input: { type: PURCHASE_ORDER, id: ${order}, message: "x" }) { errors { code } } }`,
      );
    }
  })();
  const samples: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const viewer = await signedIn(url, 'viewer');
    const { viewer: own } = await viewer.ask<{ viewer: { profile: { id: string } } }>(PROFILE);
    const hearing = listen(url, viewer.token, order);
    await until('it hears', () => hearing.heard() > 5);
    const set = (verb: string) => admin.ask(`mutation { ${verb}(id: ${own.profile.id}) { errors { code } } }`);
    const from = performance.now();
    await set('deactivateUser');
    await hearing.over;
    samples.push(Math.max(0, hearing.last() - from));
    await set('activateUser');
  }
  publishing = false;
  await publisher;
  return { what: 'the last that somebody hears who is being let out', limitMs: 2000, samples };
}

/** Measures what the time of a refused sign-in reveals about the account's existence: the difference of the medians. */
async function tellingAccounts(backendUrl: string): Promise<Kept> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let turn = 0; turn < 100; turn += 1) {
    for (const who of ['known', 'unknown'] as const) {
      const login = who === 'known' ? 'manager@lading.example' : 'nobody@lading.example';
      const { ms, result } = await timed(() =>
        fetch(`${backendUrl}/api/v1/login`, {
          method: 'POST',
          // Each turn from another address: repeated guesses from one address are soon refused unchecked.
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${turn}` },
          body: JSON.stringify({ user: { login, password: 'guess' } }),
        }),
      );
      if (result.status !== 401) throw new Error(`A wrong password was answered with ${result.status}`);
      times[who].push(ms);
    }
  }
  const [known, unknown] = [percentile(times.known, 50), percentile(times.unknown, 50)];
  const what = `sign-ins of known and unknown accounts differ (of ${milliseconds(known)})`;
  return { what, limitMs: known * 0.05, samples: [Math.abs(known - unknown)] };
}

interface SignedIn {
  token: string;
  ask: <Data>(query: string) => Promise<Data>;
}

async function signedIn(url: string, person: string): Promise<SignedIn> {
  const send = async (query: string, token?: string) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(`${query}\n${JSON.stringify(errors)}`);
    return data;
  };
  const input = `{ login: "${person}@lading.example", password: "${demoPassword}" }`;
  const { signIn } = await send(`mutation { signIn(input: ${input}) { token } }`);
  return { token: signIn.token, ask: (query) => send(query, signIn.token) };
}

async function programOf({ ask }: SignedIn): Promise<string> {
  const { viewer } = await ask<{ viewer: { programs: { id: string }[] } }>('{ viewer { programs { id } } }');
  return viewer.programs[0]?.id ?? '';
}

/** Subscribes to an order's comments; `over` resolves when the subscription has ended. */
function listen(url: string, token: string, order: string) {
  let [count, last] = [0, 0];
  const over = Promise.withResolvers<void>();
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  client.subscribe(
    { query: `subscription { commentChanged(on: { type: PURCHASE_ORDER, id: ${order} }) { actionType } }` },
    {
      next() {
        count += 1;
        last = performance.now();
      },
      error: () => over.resolve(),
      complete: () => over.resolve(),
    },
  );
  return { heard: () => count, last: () => last, over: over.promise };
}

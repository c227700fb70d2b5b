/**
 * Uploads in flight: the memory that twenty of the largest files take at a time in the
 * process that passes them on, and what two hundred aborted ones leave behind.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../support/processes.ts';
import { startStubApi } from '../support/stubApi.ts';
import { acceptUploads, answerTo, largeForm, openUpload, type Taken } from '../support/uploads.ts';
import { amount, megabytes, ratio, seconds, table, timed } from './harness.ts';
import { metric, type Running, startOurs, startPeer } from './peers/running.ts';

const AT_A_TIME = amount(20, 2);
const ROUNDS = amount(3, 1);
const ABORTS = amount(200, 5);
/** The most connections to the backend that are kept open when nothing runs. */
const KEPT = 2;
/** The most memory, as a share of the bytes in flight. */
const MOST = 0.25;

/** Measures and prints; returns the missed limits. */
export async function uploads(): Promise<string[]> {
  const api = await startStubApi();
  const gateway = await startOurs(api.url, { LOG_LEVEL: 'silent' });
  // Two people: one alone may not fill a route.
  const tokens = [api.sessions.issue(), api.sessions.issue()];
  const taken = acceptUploads(api);
  try {
    const inFlight = AT_A_TIME * largeForm.body.length;
    const rounds: Array<{ growth: number; ms: number }> = [];
    const before = gateway.memory();
    const underWay = () => taken.running === AT_A_TIME;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { ms, result: most } = await timed(() => peakOf(gateway, () => together(gateway, tokens, underWay)));
      rounds.push({ growth: most - before, ms });
    }
    const rows = rounds.map(({ growth, ms }, round) => [
      `${AT_A_TIME} × ${megabytes(largeForm.body.length)}, round ${round + 1}`,
      megabytes(growth),
      ratio(growth, inFlight),
      seconds(ms),
    ]);
    console.log(table(['', 'memory', '÷ bytes in flight', 'took'], rows));
    const missed = [...missedMemory(rounds, inFlight), ...(await keptWhole(api.url, tokens, inFlight))];
    return [...missed, ...(await brokenOff(gateway, tokens, taken))];
  } finally {
    await gateway.stop();
    await api.stop();
  }
}

function missedMemory(rounds: ReadonlyArray<{ growth: number }>, inFlight: number): string[] {
  const worst = Math.max(...rounds.map(({ growth }) => growth));
  return worst > MOST * inFlight ? [`uploads: ${ratio(worst, inFlight)} of the bytes in flight, wanted ${MOST} ×`] : [];
}

/** Measures a gateway that buffers whole uploads, as a positive control: it must miss the limit. */
async function keptWhole(apiUrl: string, tokens: readonly string[], inFlight: number): Promise<string[]> {
  const peer = await startPeer('buffering', { API_URL: apiUrl });
  try {
    const before = peer.memory();
    const growth = (await peakOf(peer, () => together(peer, tokens, () => true))) - before;
    console.log(table(['kept whole instead', '÷ bytes in flight'], [[megabytes(growth), ratio(growth, inFlight)]]));
    return growth > MOST * inFlight ? [] : [`uploads: kept whole, they take only ${ratio(growth, inFlight)}`];
  } finally {
    await peer.stop();
  }
}

/** Returns the most memory that the gateway holds while the work runs. */
async function peakOf(gateway: Running, work: () => Promise<void>): Promise<number> {
  let most = 0;
  let busy = true;
  const watching = (async () => {
    while (busy) {
      most = Math.max(most, gateway.memory());
      await sleep(10);
    }
  })();
  await work();
  busy = false;
  await watching;
  return most;
}

/** Sends all uploads at once: each has started before any may end. */
async function together(gateway: Running, tokens: readonly string[], areUnderWay: () => boolean): Promise<void> {
  const { body } = largeForm;
  const half = body.length / 2;
  const opened = Array.from({ length: AT_A_TIME }, (_, index) =>
    openUpload(gateway, tokens[index % tokens.length] ?? '', body.length),
  );
  for (const upload of opened) upload.write(body.subarray(0, half));
  await until('all are under way', areUnderWay, 60_000);
  const answers = opened.map(answerTo);
  for (const upload of opened) upload.end(body.subarray(half));
  const failed = (await Promise.all(answers)).filter(({ status }) => status !== 201);
  if (failed.length > 0) throw new Error(`${failed.length} of ${AT_A_TIME} uploads failed`);
}

async function brokenOff(gateway: Running, [token = '']: readonly string[], taken: Taken): Promise<string[]> {
  const { body } = largeForm;
  const before = { descriptors: await metric(gateway, 'process_open_fds'), memory: gateway.memory() };
  const whole = taken.whole.length;
  const told: number[] = [];
  for (let round = 0; round < ABORTS; round += 1) {
    const upload = openUpload(gateway, token, body.length);
    const broken = taken.broken.length;
    await new Promise((resolve) =>
      upload.write(body.subarray(0, Math.ceil(Math.random() * (body.length - 1))), resolve),
    );
    await until('it has reached the backend', () => taken.running === 1);
    const left = performance.now();
    upload.socket?.resetAndDestroy();
    await until('the backend is told', () => taken.broken.length > broken);
    told.push((taken.broken.at(-1) ?? 0) - left);
  }
  await until('nothing runs', async () => (await metric(gateway, 'upstream_running')) === 0);
  const after = await settled(() => metric(gateway, 'process_open_fds'), before.descriptors);
  const cells = [
    Math.max(...told).toFixed(0),
    `${after - before.descriptors}`,
    megabytes(gateway.memory() - before.memory),
  ];
  console.log(
    table(['broken off', 'told upstream after, ms', 'descriptors left', 'memory left'], [[`${ABORTS}`, ...cells]]),
  );
  return [
    ...(Math.max(...told) > 1000 ? [`uploads: the backend was told after ${Math.max(...told).toFixed(0)} ms`] : []),
    // A connection that is kept for the next call is none that an upload left behind.
    ...(after > before.descriptors + KEPT ? [`uploads: ${after - before.descriptors} descriptors are left`] : []),
    ...(taken.whole.length > whole ? ['uploads: one that was broken off came whole'] : []),
  ];
}

/** Returns a metric once it is back at its expected value, or after some seconds. */
async function settled(ask: () => Promise<number>, expected: number): Promise<number> {
  for (let tries = 0; tries < 50 && (await ask()) > expected; tries += 1) await sleep(100);
  return ask();
}

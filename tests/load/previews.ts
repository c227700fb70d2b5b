/**
 * Previews of files to import, on both engines: how long the file takes to be read and previewed, alone and while lists are
 * asked for without a pause; how much memory the backend needs for it, how long its event loop is kept, and how long a list
 * takes. The real delivery history, and the two extremes of 50,000 rows: one order, and as many orders.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { z } from 'zod';
import { startPostgres } from '../support/postgres.ts';
import { startBackend } from './backendProcess.ts';
import { amount, megabytes, milliseconds, percentile, repeat, seconds, table, timed } from './harness.ts';
import { deliveryHistory } from './importFile.ts';
import { memoryOf } from './worst/memory.ts';

const MANY = amount(50_000, 300, 'BENCH_ROWS');
const FEW = 500;
/** How long a file may take to be read, mapped and previewed (ms), by the number of its rows. */
const LIMITS = { few: 2000, history: 5000 };
const LOOK_MS = 50;
const TICK_MS = 10;
const LIST_CALLS = 40;
const PEOPLE = 'org.admin@lading.example';

interface Sample {
  readonly what: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly most: number;
}

/** Measures and prints; returns the missed limits. */
export async function previews(): Promise<string[]> {
  const missed = await onEngine('PGlite', {});
  const { server, reason } = await startPostgres();
  if (!server) {
    console.log(`  PostgreSQL skipped: ${reason}`);
    return missed;
  }
  try {
    return [...missed, ...(await onEngine('PostgreSQL', { DATABASE_URL: await server.createDatabase(), DEMO: '1' }))];
  } finally {
    await server.stop();
  }
}

const HEADS = 'PO #;Vendor;Material;Catalog number;Quantity;Unit;Value per Item;Line total';

/** Returns a file of order items. @param orders how many orders they are of */
function fileOf(rows: number, orders: number): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    [`BIG-${row % orders}`, 'Some vendor', `Gloves ${row}, nitrile`, `G-${row}`, '12', 'box', '1.50', '18.00'].join(
      ';',
    ),
  );
  return `${HEADS}\n${lines.join('\n')}\n`;
}

function samples(): Sample[] {
  const history = deliveryHistory && new Uint8Array(readFileSync(deliveryHistory));
  const none = Number.POSITIVE_INFINITY;
  if (!history) console.log('  the delivery history is skipped: its file is not beside the checkout');
  return [
    { what: `${FEW} rows`, content: fileOf(FEW, FEW / 5), most: LIMITS.few },
    ...(history ? [{ what: 'delivery history', content: history, most: LIMITS.history }] : []),
    { what: `${MANY} rows of one order`, content: fileOf(MANY, 1), most: none },
    { what: `${MANY} orders`, content: fileOf(MANY, MANY), most: none },
  ];
}

async function onEngine(engine: string, env: Record<string, string>): Promise<string[]> {
  const missed: string[] = [];
  const cells: string[][] = [];
  for (const { what, content, most } of samples()) {
    // Each in a process of its own, so that what one needed is not there for the next.
    const quick = Number.isFinite(most) ? await alone(env, content) : null;
    if (quick !== null && quick > most) {
      missed.push(`${engine}, ${what}: ${seconds(quick)} until it is previewed, wanted ${seconds(most)}`);
    }
    const backend = await startBackend(env);
    try {
      const call = await signedIn(backend.url);
      const list = async () => void (await call('GET', 'purchase_orders?items=20'));
      const quiet = percentile(await repeat(LIST_CALLS, list), 95);
      const created = await watched(backend, list, () => send(call, content));
      const id = created.result;
      const previewed = await watched(backend, list, () => call('POST', `file_imports/${id}/preview`));
      cells.push([
        ...[`${engine}, ${what}`, quick === null ? '' : seconds(quick)],
        ...[seconds(created.ms), seconds(previewed.ms), seconds(created.cpu + previewed.cpu)],
        ...[created, previewed].map(({ more }) => megabytes(more)),
        ...[created, previewed].map(({ longest }) => milliseconds(longest)),
        ...[quiet, percentile(created.lists, 95), percentile(previewed.lists, 95)].map(milliseconds),
      ]);
    } finally {
      await backend.stop();
    }
  }
  const heads = [
    '',
    'both alone',
    'read',
    'preview',
    'processor',
    'memory',
    '',
    'block',
    '',
    'list p95',
    'at read',
    'at preview',
  ];
  console.log(table(heads, cells));
  const load = loadavg().map((value) => value.toFixed(2));
  console.log(`  load of the machine: ${load.join(' ')}`);
  return missed;
}

/** Returns how long a file takes to be read and previewed while nobody else asks for anything (ms). */
async function alone(env: Record<string, string>, content: Sample['content']): Promise<number> {
  const backend = await startBackend(env);
  try {
    const call = await signedIn(backend.url);
    const { ms } = await timed(async () => call('POST', `file_imports/${await send(call, content)}/preview`));
    return ms;
  } finally {
    await backend.stop();
  }
}

type Send = (method: string, path: string, body?: FormData) => Promise<unknown>;

async function signedIn(url: string): Promise<Send> {
  const response = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { login: PEOPLE, password: 'Lading-2026!' } }),
  });
  const authorization = z.string().parse(response.headers.get('authorization'));
  return async (method, path, body) => {
    const answer = await fetch(`${url}/api/v1/${path}`, { method, headers: { authorization }, body: body ?? null });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

const withId = z.object({ data: z.object({ id: z.number() }) });
const withIds = z.object({ data: z.array(z.object({ id: z.number() })).min(1) });

/** Sends a file of orders to be imported, and returns the id of its import. */
async function send(call: Send, content: Sample['content']): Promise<number> {
  const [program] = withIds.parse(await call('GET', 'programs')).data;
  const form = new FormData();
  form.append('file_import[kind]', 'purchase_orders');
  form.append('file_import[program_id]', `${program?.id}`);
  form.append('file_import[file]', new Blob([content]), 'orders.csv');
  return withId.parse(await call('POST', 'file_imports', form)).data.id;
}

/** Does work, and reads a list again and again meanwhile. */
async function watched<Result>(
  { pid, url }: { readonly pid: number; readonly url: string },
  list: () => Promise<void>,
  work: () => Promise<Result>,
) {
  const before = memoryOf(pid);
  const usedBefore = processorTime(pid);
  let most = before;
  let longest = 0;
  let isDone = false;
  const lists: number[] = [];
  const look = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, LOOK_MS);
  const ask = async (what: () => Promise<unknown>, tell: (ms: number) => void) => {
    while (!isDone) tell((await timed(what)).ms);
  };
  const asking = [
    ask(list, (ms) => lists.push(ms)),
    // It needs nothing but a turn of the loop.
    ask(
      async () => (await fetch(`${url}/healthz`)).text(),
      (ms) => {
        longest = Math.max(longest, ms);
      },
    ),
  ];
  const { ms, result } = await timed(work);
  isDone = true;
  clearInterval(look);
  await Promise.all(asking);
  return { ms, result, lists, longest, more: most - before, cpu: processorTime(pid) - usedBefore };
}

/** Returns the processor time that a process has used (ms): it tells more than a clock on a machine that others use. */
function processorTime(pid: number): number {
  // Field 14 and 15 of proc(5), in ticks; what precedes them ends with the name in parentheses.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

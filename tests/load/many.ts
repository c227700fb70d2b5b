/**
 * How long one call takes that changes 200 items of one order, on both engines: with all of them fresh, and with one of them
 * stale, which stores nothing without `partial` and 199 rows with it. For comparison, 200 calls that change one item each.
 * BENCH_REPEATS (40) is how often each kind of bulk call is measured.
 */
import { loadavg } from 'node:os';
import { z } from 'zod';
import { startPostgres } from '../support/postgres.ts';
import { startBackend } from './backendProcess.ts';
import { amount, milliseconds, percentile, repeat, table } from './harness.ts';

const ROWS = 200;
const LIMIT_MS = 500;
const REPEATS = amount(40, 1, 'BENCH_REPEATS');

const list = z.object({ data: z.array(z.object({ id: z.number() })).min(1) });
const one = z.object({ data: z.object({ id: z.number() }) });
const rows = z.object({ data: z.array(z.object({ status: z.number(), data: z.unknown().optional() })).length(ROWS) });
const item = z.object({ id: z.number(), lock_version: z.number() });

/** Measures and prints; returns the missed limits. */
export async function many(): Promise<string[]> {
  const { server, reason } = await startPostgres();
  const missed = await onEngine('PGlite', {});
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

async function onEngine(engine: string, env: Record<string, string>): Promise<string[]> {
  const backend = await startBackend(env);
  try {
    const call = await signedIn(backend.url);
    const items = await itemsOf(call);
    const versions = new Map(items.map((id) => [id, 1]));
    let price = 0;
    const change = async (more: { staleRow?: number; partial?: boolean }, expected: number) => {
      price = (price % 1000) + 1;
      const order_items = items.map((id, index) => ({
        id,
        lock_version: (versions.get(id) ?? 0) - (index === more.staleRow ? 1 : 0),
        value_per_item: `${price}.50`,
      }));
      const body = { order_items, partial: more.partial ?? false };
      const { data } = rows.parse(await call('PATCH', 'order_items', body, expected));
      for (const { status, data: record } of data) {
        const written = status === 200 ? item.parse(record) : null;
        if (written) versions.set(written.id, written.lock_version);
      }
    };
    const alone = async () => {
      price += 1;
      for (const id of items) {
        const order_item = { lock_version: versions.get(id), value_per_item: `${price}.25` };
        const { data } = z.object({ data: item }).parse(await call('PUT', `order_items/${id}`, { order_item }));
        versions.set(id, data.lock_version);
      }
    };
    const measured = {
      'all fresh': await repeat(REPEATS, () => change({}, 200)),
      'one stale, nothing stored': await repeat(REPEATS, () => change({ staleRow: 100 }, 422)),
      'one stale, partial': await repeat(REPEATS, () => change({ staleRow: 100, partial: true }, 200)),
      '200 calls of one': await repeat(2, alone, 0),
    };
    const cells = Object.entries(measured).map(([name, samples]) => [
      name,
      ...[50, 95].map((percent) => milliseconds(percentile(samples, percent))),
    ]);
    const load = loadavg().map((value) => value.toFixed(2));
    console.log(table([`${engine}, ${ROWS} items`, 'p50', 'p95'], cells));
    console.log(`  load of the machine: ${load.join(' ')}`);
    const slow = percentile(measured['all fresh'], 95);
    return slow > LIMIT_MS ? [`${engine}: ${milliseconds(slow)} for ${ROWS} items, wanted ${LIMIT_MS} ms`] : [];
  } finally {
    await backend.stop();
  }
}

type Call = (method: string, path: string, body?: object, expected?: number) => Promise<unknown>;

async function signedIn(url: string): Promise<Call> {
  let authorization = '';
  const send = (method: string, path: string, body?: object) =>
    fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const user = { login: 'org.admin@lading.example', password: 'Lading-2026!' };
  authorization = (await send('POST', 'login', { user })).headers.get('authorization') ?? '';
  return async (method, path, body, expected) => {
    const answer = await send(method, path, body);
    const text = await answer.text();
    if (expected ? answer.status !== expected : !answer.ok)
      throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
}

/** Creates an order with the items; returns their ids. */
async function itemsOf(call: Call): Promise<number[]> {
  const firstOf = async (path: string) => list.parse(await call('GET', path)).data[0]?.id;
  const program_id = await firstOf('programs');
  const order = {
    program_id,
    group_id: await firstOf(`groups?program_id=${program_id}`),
    order_number: 'MANY',
    vendor_id: await firstOf('vendors'),
    end_user_id: await firstOf(`end_users?program_id=${program_id}`),
  };
  const purchaseOrder = one.parse(await call('POST', 'purchase_orders', { purchase_order: order })).data.id;
  const order_items = Array.from({ length: ROWS }, (_, index) => ({
    position: String(index + 1),
    catalog_number: `CAT-${index}`,
    material: `Rapid diagnostic test ${index}`,
    quantity: '10',
    size_per_item: 'KT',
    value_per_item: '1.00',
  }));
  const made = rows.parse(await call('POST', `purchase_orders/${purchaseOrder}/order_items`, { order_items }));
  return made.data.map(({ data }) => item.parse(data).id);
}

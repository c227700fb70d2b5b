import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../backend/demo/people.ts';
import { nightly } from '../support/nightly.ts';
import { preparedDataDir } from '../support/preparedData.ts';
import { until } from '../support/processes.ts';
import { type LayerProcess, startLayer } from './layerProcess.ts';

/** By night as many as people change at once; a few hundred stop a backend in the middle as well. */
const ORDERS = nightly ? 1000 : 300;

let dataDir: string;
let backend: LayerProcess;
beforeAll(async () => {
  dataDir = await preparedDataDir('demo');
  backend = await startLayer('backend', { DATA_DIR: dataDir, DEMO: '1' });
});
afterAll(async () => {
  await backend.kill();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

async function signIn() {
  const user = { login: 'org.admin@lading.example', password: demoPassword };
  const answer = await fetch(`${backend.url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user }),
  });
  const headers = { authorization: answer.headers.get('authorization') ?? '', 'content-type': 'application/json' };
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(`${backend.url}/api/v1/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

type Ask = Awaited<ReturnType<typeof signIn>>;

/** Creates orders of a program that only this test uses. */
async function makeOrders(ask: Ask): Promise<void> {
  const program_id = (await ask('GET', 'programs?items=1')).data[0].id;
  const firstOf = async (list: string) => (await ask('GET', `${list}?program_id=${program_id}&items=1`)).data[0].id;
  const purchase_order = {
    program_id,
    vendor_id: (await ask('GET', 'vendors?items=1')).data[0].id,
    end_user_id: (await ask('GET', `end_users?filters[program_ids][]=${program_id}&items=1`)).data[0].id,
    group_id: await firstOf('groups'),
  };
  for (let made = 0; made < ORDERS; made += 20) {
    const some = Array.from({ length: 20 }, (_, at) => ({ ...purchase_order, order_number: `KILL-${made + at}` }));
    await Promise.all(some.map((order) => ask('POST', 'purchase_orders', { purchase_order: order })));
  }
}

/** Returns the status and the version of each of them: one that is changed twice has a version more. */
async function stateOfEach(ask: Ask): Promise<unknown[]> {
  const states: unknown[] = [];
  for (let page = 1; page <= ORDERS / 100; page += 1) {
    const { data } = await ask('GET', `purchase_orders?search=KILL&items=100&page=${page}`);
    states.push(...data.map((order: { status: string; lock_version: number }) => [order.status, order.lock_version]));
  }
  return states;
}

/** Kills the backend once a work has changed some, asks a list of the next one meanwhile, and returns when all are changed. */
async function killedInTheMiddle(before: Ask, id: number): Promise<Ask> {
  const changed = async (ask: Ask) => (await ask('GET', `works/${id}`)).data.changed;
  await until('some are changed', async () => (await changed(before)) > 0);
  await backend.kill();
  await backend.restart();
  const ask = await signIn();
  await until('all are changed', async () => {
    expect((await ask('GET', 'purchase_orders?search=KILL&items=20')).data).toHaveLength(20);
    return (await ask('GET', `works/${id}`)).data.state === 'done';
  });
  expect(await changed(ask)).toBe(ORDERS);
  return ask;
}

it('kill -9 while orders are changed in the background, and again while that is undone: each is moved once, and back once', async () => {
  let ask = await signIn();
  await makeOrders(ask);
  const work = { kind: 'purchase_order_statuses', query: 'search=KILL', change: { status: 'on_hold' } };
  const { id, total } = (await ask('POST', 'works', { work })).data;
  expect(total).toBe(ORDERS);
  ask = await killedInTheMiddle(ask, id);
  expect(await stateOfEach(ask)).toEqual(Array(ORDERS).fill(['on_hold', 2]));
  const undo = (await ask('POST', `works/${id}/undo`)).data;
  ask = await killedInTheMiddle(ask, undo.id);
  expect(await stateOfEach(ask)).toEqual(Array(ORDERS).fill(['open', 3]));
});

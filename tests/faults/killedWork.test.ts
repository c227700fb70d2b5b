import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../backend/demo/people.ts';
import { preparedDataDir } from '../support/preparedData.ts';
import { until } from '../support/processes.ts';
import { type LayerProcess, startLayer } from './layerProcess.ts';

const ORDERS = 300;

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

it('kill -9 while orders are changed in the background: the next backend goes on, and each is changed once', async () => {
  let ask = await signIn();
  const { data: programs } = await ask('GET', 'programs?items=1');
  const program_id = programs[0].id;
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
  const work = { kind: 'purchase_order_statuses', query: 'search=KILL', change: { status: 'on_hold' } };
  const { id, total } = (await ask('POST', 'works', { work })).data;
  expect(total).toBe(ORDERS);
  const changed = async () => (await ask('GET', `works/${id}`)).data.changed;
  await until('some are changed', async () => (await changed()) > 0);
  await backend.kill();
  await backend.restart();
  ask = await signIn();
  await until('all are changed', async () => (await ask('GET', `works/${id}`)).data.state === 'done');
  expect(await changed()).toBe(ORDERS);
  // A record that is changed twice has a version more.
  for (let page = 1; page <= ORDERS / 100; page += 1) {
    const { data } = await ask('GET', `purchase_orders?search=KILL&items=100&page=${page}`);
    const versions = data.map((order: { status: string; lock_version: number }) => [order.status, order.lock_version]);
    expect(versions).toEqual(Array(100).fill(['on_hold', 2]));
  }
});

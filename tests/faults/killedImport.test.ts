import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../backend/demo/people.ts';
import { nightly } from '../support/nightly.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { preparedDataDir } from '../support/preparedData.ts';
import { until } from '../support/processes.ts';
import { type LayerProcess, startLayer } from './layerProcess.ts';

const ORDERS = 300;

async function signIn(url: string) {
  const user = { login: 'org.admin@lading.example', password: demoPassword };
  const answer = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user }),
  });
  const authorization = answer.headers.get('authorization') ?? '';
  return async (method: string, path: string, body?: object) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { authorization, ...(!isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()).data;
  };
}

/** Kills a backend in the middle of an import, and again in the middle of its undo. */
function isKilled(settings: () => Promise<Record<string, string>>): void {
  let env: Record<string, string>;
  let backend: LayerProcess;
  beforeAll(async () => {
    env = await settings();
    backend = await startLayer('backend', { ...env, DEMO: '1' });
  });
  afterAll(async () => {
    await backend.kill();
    rmSync(env['DATA_DIR'] ?? '', { recursive: true, force: true, maxRetries: 5 });
  });

  it('the next backend goes on, each order is written once and taken back once, and work on one of them stays', async () => {
    let ask = await signIn(backend.url);
    const [{ id: program_id }] = await ask('GET', 'programs?items=1');
    const [{ name: group }] = await ask('GET', `groups?program_id=${program_id}&items=1`);
    const [endUser] = await ask('GET', `end_users?filters[program_ids][]=${program_id}&items=1`);
    const named =
      [endUser.first_name, endUser.last_name].filter(Boolean).join(' ') || endUser.external_organization_name;
    const lines = Array.from({ length: ORDERS }, (_, at) =>
      [1, 2].map((line) => `KILLED-${at};Killed vendor;${named};${group};${line};Gloves;G-${line};2;box;1.50`),
    );
    const heads = 'PO #;Vendor;End User;Group;Line;Material;Catalog number;Quantity;Unit;Value per Item';
    const form = new FormData();
    form.append('file_import[kind]', 'purchase_orders');
    form.append('file_import[program_id]', String(program_id));
    form.append('file_import[file]', new Blob([[heads, ...lines.flat()].join('\n')]), 'killed.csv');
    const { id } = await ask('POST', 'file_imports', form);
    await ask('POST', `file_imports/${id}/preview`);
    const answers = [{ field: 'vendor_id', text: 'Killed vendor', choice: 'create' }];
    const { counts } = await ask('PUT', `file_imports/${id}/names`, { answers });
    expect(counts).toMatchObject({ new: 2 * ORDERS, new_orders: ORDERS, attention: 0 });

    /** Starts the work, kills the backend once some of it is done, and returns once the next backend has ended it. */
    const killedDuring = async (action: 'apply' | 'undo') => {
      const { work_id, undo_work_id } = await ask('POST', `file_imports/${id}/${action}`);
      const work = async () => ask('GET', `works/${action === 'apply' ? work_id : undo_work_id}`);
      await until(`some is done of ${action}`, async () => (await work()).changed > 0);
      await backend.kill();
      await backend.restart();
      ask = await signIn(backend.url);
      // Some was written before, the rest by the next.
      expect(await work()).toMatchObject({ total: ORDERS });
      await until(`${action} has ended`, async () => (await work()).state === 'done');
      return work();
    };
    const orders = async () => {
      const found: { id: number; lock_version: number; items_count: number }[] = [];
      for (let page = 1; page <= ORDERS / 100; page += 1) {
        found.push(...(await ask('GET', `purchase_orders?search=KILLED&items=100&page=${page}`)));
      }
      return found;
    };
    const vendors = async () => (await ask('GET', 'vendors?search=Killed')).length;

    expect(await killedDuring('apply')).toMatchObject({ changed: ORDERS, refused: 0 });
    const written = await orders();
    expect(written.map(({ items_count }) => items_count)).toEqual(Array(ORDERS).fill(2));
    expect(new Set(written.map(({ lock_version }) => lock_version)).size).toBe(1);
    expect(await vendors()).toBe(1);

    const [kept] = written;
    const comment = { message: 'Ordered by phone', source: 'internal' };
    await ask('POST', `purchase_orders/${kept?.id}/comments`, { comment });
    expect(await killedDuring('undo')).toMatchObject({ changed: ORDERS - 1, refused: 1 });
    expect(await orders()).toMatchObject([{ id: kept?.id, items_count: 2 }]);
    expect(await vendors()).toBe(1);
  });
}

describe('kill -9 while a file is imported, and while that is undone', () => {
  isKilled(async () => ({ DATA_DIR: await preparedDataDir('demo') }));
});

if (nightly) {
  describeOnPostgres('kill -9 while a file is imported, and while that is undone, on PostgreSQL', (server) => {
    isKilled(async () => ({
      DATA_DIR: mkdtempSync(join(tmpdir(), 'lading-data-')),
      DATABASE_URL: await server().createDatabase(),
    }));
  });
}

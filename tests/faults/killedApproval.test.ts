import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../backend/demo/people.ts';
import { preparedDataDir } from '../support/preparedData.ts';
import { type LayerProcess, startLayer } from './layerProcess.ts';

const ROUNDS = 4;

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
    const response = await fetch(`${backend.url}/api/v1/commercial_invoices${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()).data;
  };
}

it('kill -9 while invoices are approved: each is approved with its papers, or neither', async () => {
  let ask = await signIn();
  const move = (id: number, status: string) => ask('PUT', `/${id}/assigned_status`, { record: { status } });
  const idsOf = async (status: string): Promise<number[]> =>
    (await ask('GET', `?filters[statuses][]=${status}&items=100`)).map(({ id }: { id: number }) => id);
  for (const id of await idsOf('open')) await move(id, 'in_review');
  for (const id of await idsOf('in_review')) await move(id, 'reviewed');
  const ids = await idsOf('reviewed');
  expect(ids.length).toBeGreaterThan(ROUNDS);
  let approved = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = (await idsOf('reviewed')).map((id) => move(id, 'approved').catch(() => null));
    // In the first round at once, later after one response more each time.
    for (const answer of answers.slice(0, round)) await answer;
    await backend.kill();
    await Promise.all(answers);
    await backend.restart();
    ask = await signIn();
    approved = 0;
    for (const id of ids) {
      const [{ status }, { papers }] = [await ask('GET', `/${id}`), await ask('GET', `/${id}/papers`)];
      expect([id, status, papers.length]).toEqual([id, status, status === 'approved' ? 1 : 0]);
      if (status === 'approved') approved += 1;
    }
  }
  // Each round but the first was killed after a response.
  expect(approved).toBeGreaterThan(0);
});

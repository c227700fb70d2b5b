/** The examples of the playground, run verbatim against the demo world. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, app } from '../../backend/app.ts';
import { readConfig } from '../../backend/config.ts';
import type { OpenDatabase } from '../../backend/db/client.ts';
import { fillWithDemo } from '../../backend/demo/demo.ts';
import { makeLog } from '../../backend/log.ts';
import { type Example, examples } from '../../gateway/playground/examples.ts';
import { firstOffered } from '../../gateway/playground/language.ts';
import { embeddedDatabase } from '../support/database.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { until } from '../support/processes.ts';
import { temporaryStore } from '../support/store.ts';

let database: OpenDatabase;
let backend: App;
let gateway: TestGateway;
let token: string;
const store = temporaryStore();
const DATA_DIR = mkdtempSync(join(tmpdir(), 'lading-data-'));

beforeAll(async () => {
  database = await embeddedDatabase();
  await fillWithDemo({ db: database.db, files: store.files }, { info: () => {} }, new Date());
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: 'a secret for tests only, 32 chars', DATA_DIR });
  const { files } = store;
  backend = app({ config, database, files, log: makeLog('silent'), mail: { spreadMs: 0 }, demo: true });
  await new Promise<void>((resolve) => backend.server.listen(0, '127.0.0.1', resolve));
  const { port } = backend.server.address() as AddressInfo;
  gateway = await startGateway({ url: `http://127.0.0.1:${port}`, cableUrl: `ws://127.0.0.1:${port}/cable` });
  const signIn = 'mutation($input: SignInInput!) { signIn(input: $input) { token } }';
  const { data } = await gateway.ask(signIn, { input: { login: 'admin@lading.example', password: 'Lading-2026!' } });
  token = (data as { signIn: { token: string } }).signIn.token;
});
afterAll(async () => {
  await gateway.stop();
  backend.server.closeAllConnections();
  await backend.close();
  await database.close();
  store.remove();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const isLive = ({ query }: Example) => query.startsWith('subscription');
const titled = (some: readonly Example[]) => some.map((example) => [example.title, example] as const);

/** Returns the paths of the lists in a response that have no rows. */
function emptyLists(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => emptyLists(each, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'data' && Array.isArray(inner) && inner.length === 0 ? [path] : emptyLists(inner, `${path}/${name}`),
  );
}

describe('an example of the playground', () => {
  it.each(titled(examples.filter((example) => !isLive(example))))(
    'returns records of the demo world without errors: %s',
    async (_title, { query, variables }) => {
      const { data, errors } = await gateway.ask(query, { ...variables }, { token });
      expect(errors).toEqual([]);
      for (const [field, answer] of Object.entries(data ?? {})) {
        expect(answer, field).not.toBeNull();
        expect(answer ?? {}, field).toMatchObject(answer && Object.hasOwn(answer, 'errors') ? { errors: [] } : {});
      }
      expect(emptyLists(data)).toEqual([]);
    },
  );

  it.each(titled(examples.filter(isLive)))('subscribes without errors: %s', async (_title, { query, variables }) => {
    const client = gateway.live({ token });
    const problems: unknown[] = [];
    const error = (problem: unknown) => void problems.push(problem);
    client.subscribe({ query, variables: { ...variables } }, { next() {}, error, complete() {} });
    await until('it listens', () => gateway.counts().sources === 1 || problems.length > 0);
    expect(problems).toEqual([]);
    await client.dispose();
    await until('it has left', () => gateway.counts().sockets === 0);
  });
});

it.each([
  [['fr', 'en-US'], 'fr'],
  [[null, 'pt', 'fr'], 'pt'],
  [[null, null, 'sw-KE', 'ar-EG'], 'ar'],
  [[null, null, 'de'], 'en'],
])(
  'the playground has the language of the person, of the device, or the first that the browser asks for: %j',
  (tags, language) => {
    expect(firstOffered(tags)).toBe(language);
  },
);

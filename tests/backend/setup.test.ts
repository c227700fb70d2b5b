/** The first person of an empty Lading: the printed link, who gets in with it, and who does not. */

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { localAccess, localAuthorization, readLocalAccess, runningBackend } from '../../backend/access/localAccess.ts';
import { app } from '../../backend/app.ts';
import { readConfig } from '../../backend/config.ts';
import type { OpenDatabase } from '../../backend/db/client.ts';
import { makeLog } from '../../backend/log.ts';
import { makeSetupLink } from '../../backend/setup/link.ts';
import { whileBroken } from '../support/breaking.ts';
import { embeddedDatabase, postgresDatabase } from '../support/database.ts';
import { describeOnPostgres } from '../support/postgres.ts';

const PUBLIC_URL = 'https://lading.example.org';
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const person = {
  organization_name: 'Helping Hands',
  organization_short_name: 'Hands',
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@hands.example',
  password: 'Quite-New-2027!',
  password_confirmation: 'Quite-New-2027!',
};

type Answer = { status: number; token: string | null; body: Record<string, unknown> };

/** Starts a backend in which nobody exists, by default on an embedded database of its own. */
async function emptyBackend(open: () => Promise<OpenDatabase> = embeddedDatabase) {
  const database = await open();
  const dataDir = mkdtempSync(join(tmpdir(), 'lading-empty-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PUBLIC_URL });
  let now = new Date();
  const access = localAccess(dataDir);
  const { server, close } = app({ config, database, log: makeLog('silent'), now: () => now, localAccess: access });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  access.open(url);
  cleanUps.push(async () => {
    access.close();
    server.closeAllConnections();
    await close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const post = async (path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Answer> => {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      token: response.headers.get('authorization'),
      body: text ? JSON.parse(text) : {},
    };
  };
  return {
    db: database.db,
    dataDir,
    /** Makes a link as a start does; returns its token. */
    token: async () => {
      const link = new URL((await makeSetupLink(database.db, config.publicUrl, now)) ?? '');
      expect(link.origin + link.pathname).toBe(`${PUBLIC_URL}/setup`);
      return link.searchParams.get('token') ?? '';
    },
    setUp: (token: string, fields: object = {}) => post('setup', { setup: { ...person, token, ...fields } }),
    needed: async () =>
      ((await (await fetch(`${url}/api/v1/setup`)).json()) as { data: { needed: boolean } }).data.needed,
    /** Sends a command of this machine; `authorization` replaces the newest token of the data folder. */
    command: (path: string, body?: object, authorization?: string) =>
      post(path, body, {
        authorization: authorization ?? localAuthorization(readLocalAccess(dataDir)?.token ?? ''),
      }),
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    people: () =>
      database.db
        .selectFrom('users as u')
        .innerJoin('organizations as o', 'o.id', 'u.organization_id')
        .select(['u.email', 'u.permission_id', 'u.status', 'o.name', 'o.short_name'])
        .execute(),
    signIn: (password: string) => post('login', { user: { login: person.email, password } }),
  };
}

const alreadySetUp = {
  status: 409,
  token: null,
  body: { error: 'Lading is set up already. Sign in, or ask an administrator to invite you.', code: 'transition' },
};

/** What the database itself decides: that of several at once one gets in. */
const races = (open?: () => Promise<OpenDatabase>) => () => {
  it('sets Lading up once, signs its user in, and ends every other link', async () => {
    const backend = await emptyBackend(open);
    const [token, other] = [await backend.token(), await backend.token()];
    expect(await backend.needed()).toBe(true);
    const { status, body, token: session } = await backend.setUp(token);
    expect({ status, body }).toMatchObject({ status: 200, body: { data: { email: person.email, first_name: 'Ada' } } });
    expect(session).toMatch(/^Bearer /);
    expect(await backend.people()).toEqual([
      { email: person.email, permission_id: 1, status: 'active', name: 'Helping Hands', short_name: 'Hands' },
    ]);
    expect(await backend.needed()).toBe(false);
    for (const spent of [token, other, 'guessed']) expect(await backend.setUp(spent)).toEqual(alreadySetUp);
    expect((await backend.signIn(person.password)).status).toBe(200);
    expect(await backend.db.selectFrom('setup_links').selectAll().execute()).toEqual([]);
  });

  it('lets one of several in who come at once, with the same link or with another', async () => {
    const backend = await emptyBackend(open);
    const [token, other] = [await backend.token(), await backend.token()];
    const answers = await Promise.all([
      ...[token, token, other].map((one, index) => backend.setUp(one, { email: `number.${index}@hands.example` })),
      backend.command('setup/administrator', {
        administrator: { email: person.email, password: person.password, organization_name: 'By command' },
      }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await backend.people()).toHaveLength(1);
    expect(await backend.db.selectFrom('organizations').select('id').execute()).toHaveLength(1);
  });
};

describe('the link of a Lading in which nobody exists', () => {
  races()();

  it('is stored as a hash, valid for an hour, and a newer one does not end it', async () => {
    const backend = await emptyBackend();
    const token = await backend.token();
    const stored = await backend.db.selectFrom('setup_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    backend.pass(30);
    await backend.token();
    backend.pass(30);
    expect(await backend.setUp(token)).toMatchObject({
      status: 422,
      body: { errors: { token: ['is no longer valid: print a new one with npm run setup-link'] } },
    });
    backend.pass(-1);
    expect((await backend.setUp(token)).status).toBe(200);
  });

  it('stays valid if the database fails in the middle, and nothing of what was made is left', async () => {
    const backend = await emptyBackend();
    const token = await backend.token();
    const broken = { event: 'delete', table: 'setup_links' } as const;
    expect((await whileBroken(backend.db, broken, () => backend.setUp(token))).status).toBe(500);
    expect(await backend.people()).toEqual([]);
    expect(await backend.db.selectFrom('organizations').selectAll().execute()).toEqual([]);
    expect((await backend.setUp(token)).status).toBe(200);
  });

  it('stays valid after input that breaks a rule, which is named at its field', async () => {
    const backend = await emptyBackend();
    const token = await backend.token();
    const wrong = { password: 'short', password_confirmation: 'other' };
    expect(await backend.setUp(token, wrong)).toMatchObject({
      status: 422,
      body: {
        errors: { password: ['should be of minimum 8 characters length'], password_confirmation: ['must match'] },
      },
    });
    const missing = await backend.setUp(token, { organization_name: ' ', email: 'nobody' });
    expect(missing.body).toEqual({
      errors: { organization_name: ["can't be blank"], email: ['is not an email address'] },
    });
    expect(await backend.people()).toEqual([]);
    expect((await backend.setUp(token)).status).toBe(200);
  });

  it('cannot be guessed: ten wrong tokens block the address', async () => {
    const backend = await emptyBackend();
    const token = await backend.token();
    expect(await backend.setUp('guessed')).toMatchObject({
      status: 422,
      body: { errors: { token: ['is not one of this Lading: copy the whole address that was printed'] } },
    });
    for (let count = 1; count < 10; count += 1) expect((await backend.setUp(`guess ${count}`)).status).toBe(422);
    expect((await backend.setUp(token)).status).toBe(429);
    expect(await backend.people()).toEqual([]);
  });
});

describeOnPostgres('the link of a Lading in which nobody exists, on PostgreSQL', (server) => {
  races(async () => postgresDatabase(await server().createMigrated()))();
});

describe('a command beside a running Lading', () => {
  it('gets a link, or makes the administrator, with the token of the data folder alone', async () => {
    const backend = await emptyBackend();
    const administrator = { email: person.email, password: person.password, organization_name: 'Ministry of Health' };
    for (const wrong of ['Local guessed', 'Bearer guessed', '']) {
      expect((await backend.command('setup/link', {}, wrong)).status).toBe(401);
      expect((await backend.command('setup/administrator', { administrator }, wrong)).status).toBe(401);
    }
    const { data } = (await backend.command('setup/link')).body as { data: { url: string; minutes: number } };
    expect(data).toEqual({
      url: expect.stringMatching(/^https:\/\/lading\.example\.org\/setup\?token=[\w-]{32}$/),
      minutes: 60,
    });
    const weak = { ...administrator, password: 'short' };
    expect((await backend.command('setup/administrator', { administrator: weak })).status).toBe(422);
    expect((await backend.command('setup/administrator', { administrator })).status).toBe(204);
    expect(await backend.people()).toEqual([
      {
        email: person.email,
        permission_id: 1,
        status: 'active',
        name: 'Ministry of Health',
        short_name: 'Ministry of Hea',
      },
    ]);
    expect((await backend.command('setup/administrator', { administrator })).status).toBe(409);
    expect((await backend.command('setup/link')).status).toBe(409);
  });

  it('believes only a backend that knows the token of the data folder, and does not wait for one that is silent', async () => {
    const { dataDir } = await emptyBackend();
    const real = readLocalAccess(dataDir);
    expect(await runningBackend(dataDir)).toEqual(real);
    const listening = async (answer: RequestListener) => {
      const server = createServer(answer).listen(0, '127.0.0.1');
      await once(server, 'listening');
      cleanUps.push(() => void server.close().closeAllConnections());
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      writeFileSync(join(dataDir, 'backend.json'), JSON.stringify({ ...real, url }));
    };
    await listening((_request, response) => response.end('{"status":"alive","proof":"guessed"}'));
    expect(await runningBackend(dataDir)).toBeNull();
    await listening(() => {});
    await expect(runningBackend(dataDir, 50)).rejects.toThrow(/^What listens at .* did not answer within 0\.05 s\./);
  });
});

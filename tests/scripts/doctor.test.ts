/** Tests what the doctor says of each part, right and wrong, against real servers; `proxy.test.ts` tests PUBLIC_URL. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../backend/db/client.ts';
import { type Finding, fine, runChecks } from '../../scripts/doctor/check.ts';
import { checkEmbedded, checkPostgres } from '../../scripts/doctor/database.ts';
import { checkClock, checkDataDir, clockFinding } from '../../scripts/doctor/machine.ts';
import { checkPorts } from '../../scripts/doctor/ports.ts';
import { checkProxySettings } from '../../scripts/doctor/publicUrl.ts';
import { checkBucket, checkMail, checkRedis, onRedis } from '../../scripts/doctor/services.ts';
import { runTool } from '../../scripts/tools.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { freePort } from '../support/processes.ts';
import { describeOnRedis } from '../support/redis.ts';
import { startS3 } from '../support/s3.ts';
import { startMailServer } from '../support/smtp.ts';

/** Returns findings as they are read, one line each. */
const lines = (findings: readonly Finding[]) =>
  findings.map(({ state, what, mend }) => `${state}: ${what}${mend ? `. ${mend}` : ''}`);

/** Replaces parts of an address. */
const urlWith = (
  url: string,
  parts: Partial<Record<'hostname' | 'port' | 'username' | 'password' | 'pathname', string>>,
) => Object.assign(new URL(url), parts).href;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lading-doctor-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the doctor', () => {
  it('before the first start finds nothing wrong, touches nothing and does not claim what it could not check', async () => {
    const dataDir = join(folder, 'first');
    const ports = { PORT: String(await freePort()), BACKEND_PORT: String(await freePort()) };
    const env = { ...ports, NODE_ENV: 'development', DATA_DIR: dataDir, METRICS_PORT: '0', BACKEND_METRICS_PORT: '0' };
    const { code, output } = await runTool('node', ['scripts/doctor.ts'], { env });
    expect(code).toBe(0);
    expect(output).toMatch(/^✓ Database +embedded; the first start makes it\.$/m);
    expect(output).toMatch(/^\? Lading +does not run\. Start it/m);
    expect(output).toMatch(/^\? Backups +are not visible from here\. Back up .*docs\/adopting\.md\.$/m);
    expect(output).toMatch(/\nNothing is wrong\. \d things could not be checked \(\?\)\.\n$/);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('tells all wrong settings, as JSON too, and fails', async () => {
    const env = { NODE_ENV: 'production', PORT: 'web', SECRET_KEY: '', PUBLIC_URL: 'https://lading.example' };
    const { code, output } = await runTool('node', ['scripts/doctor.ts', '--json'], { env });
    const { ok, checks } = JSON.parse(output);
    expect({ code, ok }).toEqual({ code: 1, ok: false });
    expect(lines(checks[0].findings)).toEqual([
      'wrong: PORT: "web" is not a port, a whole number from 0 to 65535. For example: PORT=4000',
      'wrong: SECRET_KEY: production requires a key of at least 32 characters. To make one: openssl rand -hex 32',
      'unknown: what the settings name is checked once they are right',
    ]);
  });

  it('says which check could not be made: one that fails, and one that takes too long', async () => {
    const results = await runChecks([
      { name: 'failing', run: () => Promise.reject(new Error('no reason')) },
      { name: 'hanging', deadlineMs: 10, run: () => new Promise(() => {}) },
      { name: 'good', run: () => [fine('is there')] },
    ]);
    expect(results.flatMap(({ findings }) => lines(findings))).toEqual([
      'unknown: could not be checked: no reason',
      'unknown: was not done within 0.01 s',
      'fine: is there',
    ]);
  });
});

describeOnPostgres('the doctor on PostgreSQL', (postgres) => {
  const say = async (url: string) => lines(await checkPostgres(url));

  it('reports version and migrations, those due included', async () => {
    expect(await say(await postgres().createMigrated())).toEqual([
      expect.stringMatching(/^fine: PostgreSQL \d+.*, database \w+, role \w+$/),
      expect.stringMatching(/^fine: all \d+ migrations are done$/),
    ]);
    const empty = await postgres().createDatabase();
    expect((await say(empty))[1]).toBe('fine: empty; the first start makes the tables');
    expect(lines(await checkClock(empty, undefined))).toEqual(['fine: agrees with the database']);
  });

  it('names what the role may not do, and how to allow it', async () => {
    const url = await postgres().createMigrated();
    const role = `doctor_${Date.now()}`;
    const { db, close } = openPostgres(url, { poolSize: 1 });
    try {
      await sql`create role ${sql.id(role)} login`.execute(db);
      await sql`grant usage on schema public to ${sql.id(role)}`.execute(db);
      const told = await say(urlWith(url, { username: role }));
      expect(told).toEqual([
        expect.stringMatching(
          `^wrong: the role ${role} may not make tables and indices in the schema public. Make it the owner: `,
        ),
        expect.stringMatching(
          `^wrong: \\d+ tables belong to another role than ${role}, so that migrations fail. As a superuser: `,
        ),
      ]);
      await sql`insert into kysely_migration (name, timestamp) values ('999_future', '')`.execute(db);
      expect((await say(url))[1]).toMatch(
        /^wrong: the database is newer than this Lading, .* 999_future\..* Install that Lading/,
      );
      await sql`alter role ${sql.id(role)} nologin`.execute(db);
      expect(await say(urlWith(url, { username: role }))).toEqual([
        expect.stringMatching(
          'wrong: .*: the server does not let this role in. Create the role, or let it in: pg_hba.conf.',
        ),
      ]);
      await sql`drop owned by ${sql.id(role)}`.execute(db);
      await sql`drop role ${sql.id(role)}`.execute(db);
    } finally {
      await close();
    }
  });

  it('tells a missing database, a closed port and an unknown host apart, and shows no password', async () => {
    const url = urlWith(await postgres().createDatabase(), { password: 'a-secret' });
    const port = String(await freePort());
    const told = [
      ...(await say(urlWith(url, { pathname: '/nowhere' }))),
      ...(await say(urlWith(url, { port }))),
      ...(await say(urlWith(url, { hostname: 'db.invalid' }))),
    ];
    expect(told).toEqual([
      expect.stringContaining('there is no such database on this server. Make it: createdb'),
      `wrong: ${new URL(url).hostname}:${port}: nothing listens at this host and port. Start the server, or correct host and port. (DATABASE_URL)`,
      expect.stringMatching(
        /^wrong: db\.invalid:\d+: (there is no such host|the host name could not be looked up)\. Correct/,
      ),
    ]);
    expect(told.join()).not.toContain('a-secret');
    expect(lines(await checkClock(urlWith(url, { port }), undefined))[0]).toMatch(
      /^unknown: cannot be compared with the database/,
    );
  });
});

describeOnRedis('the doctor on Redis', (server) => {
  it('uses it as Lading does, and tells a wrong password, a forbidden command and a closed port apart', async () => {
    const { url } = server();
    expect(lines(await checkRedis(url))).toEqual([expect.stringMatching(/^fine: Redis \d.* keeps and publishes$/)]);
    expect(await onRedis(url, (redis) => redis.keys('lading:doctor:*'))).toEqual([]);
    expect(lines(await checkClock(undefined, url))).toEqual(['fine: agrees with Redis']);
    await onRedis(url, (redis) => redis.acl('SETUSER', 'reader', 'on', '>a-secret', '~*', '&*', '+@read', '+info'));
    const closed = urlWith(url, { port: String(await freePort()) });
    for (const [wrong, told] of [
      [urlWith(url, { username: 'reader', password: 'a-guess' }), /Redis does not take this password/],
      [urlWith(url, { username: 'reader', password: 'a-secret' }), /NOPERM.*acl setuser/],
      [closed, /nothing listens at this host and port/],
    ] as const) {
      expect(lines(await checkRedis(wrong))).toEqual([expect.stringMatching(told)]);
    }
  });
});

describe('the doctor on files, mail and ports', () => {
  it('writes, reads and deletes an object of the bucket, and says what the service refuses', async () => {
    const s3 = await startS3();
    try {
      expect(lines(await checkBucket(s3.url))[0]).toMatch(/^fine: .*: an object was written, read and deleted$/);
      expect(s3.objects.size).toBe(0);
      expect(lines(await checkBucket(urlWith(s3.url, { pathname: '/other' })))[0]).toMatch(/there is no such bucket/);
      expect(lines(await checkBucket(urlWith(s3.url, { password: 'no' })))[0]).toMatch(/does not take this secret/);
    } finally {
      await s3.stop();
    }
    expect(lines(await checkBucket(s3.url))[0]).toMatch(/nothing listens at this host and port/);
  });

  it('signs in to the mail server without sending anything', async () => {
    const server = await startMailServer();
    try {
      expect(lines(await checkMail(server.url))[0]).toMatch(
        /^fine: .* answers, unencrypted, signed in; no mail was sent$/,
      );
      expect(lines(await checkMail(urlWith(server.url, { password: 'no' })))[0]).toMatch(/does not take this account/);
      expect(server.offered()).toBe(0);
    } finally {
      await server.stop();
    }
    expect(lines(await checkMail(server.url))[0]).toMatch(/nothing listens at this host and port/);
  });

  it('tells a data folder that is open to others, and an embedded database of another version', () => {
    const dataDir = join(folder, 'data');
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    chmodSync(dataDir, 0o755);
    expect(lines(checkDataDir(dataDir))).toEqual([
      expect.stringMatching(/is open to other accounts. Close it: chmod 700/),
    ]);
    chmodSync(dataDir, 0o700);
    expect(lines(checkDataDir(dataDir))).toEqual([
      expect.stringMatching(/^fine: .* is writable and private to its owner/),
    ]);
    expect(readdirSync(dataDir)).toEqual(['database']);
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n');
    expect(lines(checkEmbedded(dataDir, null))[0]).toMatch(/^wrong: the embedded database is of PostgreSQL 17, not 18/);
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n');
    expect(lines(checkEmbedded(dataDir, null))[0]).toMatch(/^unknown: embedded, and not opened by this check/);
  });

  it('tells a clock that differs by more than the answer took', () => {
    const told = (theirs: number) => lines([clockFinding('Redis', theirs, [1000, 1010])])[0];
    expect([995, 1005, 1015].map(told)).toEqual(Array(3).fill('fine: agrees with Redis'));
    expect(told(990)).toMatch(/^wrong: differs from Redis by 10 s\. Set both clocks by the network: timedatectl/);
    expect(told(1030)).toMatch(/^wrong: differs from Redis by 20 s/);
  });

  it('tells a port of Lading from that of another program', async () => {
    const server = await listening();
    const { port } = server.address() as { port: number };
    const wanted = { variable: 'PORT', port, host: '127.0.0.1', of: 'gateway' };
    const told = async (isOurs: boolean) => lines(await checkPorts([{ ...wanted, isOurs: () => isOurs }]));
    expect(await told(true)).toEqual([`fine: gateway: port ${port} is taken by the running Lading`]);
    expect(await told(false)).toEqual([
      expect.stringMatching(/in use by another program. Stop that, or choose another: PORT=/),
    ]);
    server.close();
  });

  it('tells which settings behind a proxy are unsafe', () => {
    const safe = {
      publicUrl: 'https://lading.example',
      host: '127.0.0.1',
      port: 4000,
      trustProxy: 1,
      production: true,
    };
    const told = (more: object) => lines(checkProxySettings({ ...safe, ...more }));
    expect(told({})).toEqual(['fine: https://lading.example; trusted proxies: 1']);
    expect(told({ trustProxy: undefined })).toEqual([
      expect.stringMatching(/^wrong: TRUST_PROXY is not set.*TRUST_PROXY=loopback/),
    ]);
    expect(told({ host: '0.0.0.0' })).toEqual([
      expect.stringMatching(/^wrong: TRUST_PROXY is a number.*HOST=127\.0\.0\.1/),
    ]);
    expect(told({ publicUrl: 'https://lading.example/app' })).toEqual([
      expect.stringMatching(/^wrong: PUBLIC_URL has a path.*PUBLIC_URL=https:\/\/lading\.example\.$/),
    ]);
    const [withAccount] = told({ publicUrl: 'https://u:secret@lading.example' });
    expect(withAccount).toMatch(/^wrong: PUBLIC_URL has a user or a password.*PUBLIC_URL=https:\/\/lading\.example\.$/);
    expect(told({ publicUrl: 'http://lading.example' })).toEqual([expect.stringMatching(/^wrong: PUBLIC_URL is http/)]);
  });
});

async function listening(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

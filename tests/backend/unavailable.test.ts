import { once } from 'node:events';
import express from 'express';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../backend/configError.ts';
import { embeddedVersion } from '../../backend/db/embedded.ts';
import { migrateOpened } from '../../backend/db/migrate.ts';
import { DatabaseUnavailable } from '../../backend/db/unavailable.ts';
import { failureHandler } from '../../backend/http/failure.ts';
import { listenFailure, startFailure } from '../../backend/startFailure.ts';
import { embeddedDatabase } from '../support/database.ts';

const withCode = (code: string, message = 'said by the server') => Object.assign(new Error(message), { code });

/** Serves one request that fails with an error; returns its response and what was logged. */
async function failWith(error: unknown) {
  const lines: string[] = [];
  const web = express();
  web.get('/', (_request, response) => {
    response.locals.requestId = 'r-1';
    throw error;
  });
  web.use(failureHandler(pino({}, { write: (line) => void lines.push(line) })));
  const server = web.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const body = await response.json();
  server.close();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), code: body.code, lines };
}

describe('an unavailable database', () => {
  it.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'CERT_HAS_EXPIRED', ''])(
    'is 503 if there is no connection (%s), with one line in the log and no stack',
    async (code) => {
      const { lines, ...answer } = await failWith(new DatabaseUnavailable(withCode(code)));
      expect(answer).toEqual({ status: 503, retryAfter: '2', code: 'database_unavailable' });
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: 'r-1', error: expect.stringContaining('said by') });
      expect(lines[0]).not.toContain('    at ');
    },
  );

  it.each(['53300', '53200', '57P01', '57P02', '57P03', '25006', '08006', '40P01', '28P01', '3D000', '58030'])(
    'is 503 if a statement fails because of the server (%s)',
    async (code) => {
      const { lines, ...answer } = await failWith(withCode(code));
      expect([answer, lines.length]).toEqual([{ status: 503, retryAfter: '2', code: 'database_unavailable' }, 1]);
    },
  );

  it.each(['53100', 'ENOSPC', 'EDQUOT'])('is 507 if its disk is full (%s)', async (code) => {
    expect(await failWith(withCode(code))).toMatchObject({ status: 507, code: 'store_full' });
  });

  it('is 504 if the connection was lost during a commit, because the write may be stored', async () => {
    const lost = new DatabaseUnavailable(withCode('ECONNRESET'), { commitUnknown: true });
    expect(await failWith(lost)).toMatchObject({ status: 504, retryAfter: '2', code: 'outcome_unknown' });
  });

  it.each(['42703', '23502', '22P02', 'ENOENT', 'ERR_ASSERTION'])(
    'is not blamed for a fault of ours (%s)',
    async (code) => {
      expect((await failWith(withCode(code))).status).toBe(500);
    },
  );
});

describe('a start that cannot succeed', () => {
  it.each([
    [new DatabaseUnavailable(withCode('ENOTFOUND')), /^DATABASE_URL: there is no such host \(ENOTFOUND\)\.$/, 78],
    [withCode('25006'), /^DATABASE_URL: this database can only be read/, 78],
    [withCode('53100'), /^No space left on the disk/, 78],
    [listenFailure(withCode('EADDRINUSE')), /^BACKEND_PORT: this port is in use/, 78],
    [listenFailure(withCode('EACCES')), /^BACKEND_PORT: this account may not use/, 78],
    [listenFailure(withCode('EADDRNOTAVAIL')), /^BACKEND_HOST: /, 78],
    [listenFailure(withCode('ENOTFOUND')), /^BACKEND_HOST: /, 78],
  ])('%s is reported in one line', (error, line, exitCode) => {
    const failure = startFailure(error);
    expect([failure.message.split('\n').length, failure.exitCode]).toEqual([1, exitCode]);
    expect(failure.message).toMatch(line);
  });

  it.each(['EAI_AGAIN', 'ECONNREFUSED', '57P03', '53300', 'CERT_HAS_EXPIRED', ''])(
    'is tried again if the database may come back (%s), after one line',
    (code) => {
      const { message, exitCode } = startFailure(new DatabaseUnavailable(withCode(code)));
      expect([message.split('\n').length, exitCode]).toEqual([1, 1]);
      expect(message).toMatch(/^DATABASE_URL: the database does not answer/);
    },
  );

  it('refuses a database with a migration that this code does not know, and leaves it as it is', async () => {
    const database = await embeddedDatabase();
    const names = async () => {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        database.db,
      );
      return rows.map(({ name }) => name);
    };
    const known = await names();
    try {
      await sql`insert into kysely_migration values ('999_from_the_future', '2030-01-01')`.execute(database.db);
      await expect(migrateOpened(database)).rejects.toThrow(
        /^DATA_DIR: the database is newer than this Lading, which does not know its migration 999_from_the_future\. /,
      );
      await expect(migrateOpened(database)).rejects.toBeInstanceOf(ConfigError);
      expect(await names()).toEqual([...known, '999_from_the_future']);
      await sql`delete from kysely_migration where name in ('999_from_the_future', ${known[2]})`.execute(database.db);
      await expect(migrateOpened(database)).rejects.toThrow(`without ${known[2]} of this one`);
    } finally {
      await database.close();
    }
  });

  it('knows the version of its embedded PostgreSQL', async () => {
    const database = await embeddedDatabase();
    const { rows } = await sql<{ v: string }>`select current_setting('server_version') as v`.execute(database.db);
    await database.close();
    expect(Number.parseInt(rows[0]?.v ?? '', 10)).toBe(embeddedVersion);
  });
});

/** Tests backends that start concurrently on one empty database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../backend/config.ts';
import { makeLog } from '../../backend/log.ts';
import { openPrepared } from '../../backend/prepare.ts';
import { describeOnPostgres } from '../support/postgres.ts';

describeOnPostgres('an empty database on which three backends start at once', (server) => {
  it.each([
    ['the demo world', { DEMO: '1' }, 9],
    ['its administrator', { ADMIN_EMAIL: 'first@lading.example', ADMIN_PASSWORD: 'Lading-2026!' }, 1],
  ])('gets %s once, and all of them start', async (_what, env, users) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lading-together-'));
    const DATABASE_URL = await server().createDatabase();
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL, ...env });
    const databases = await Promise.all([1, 2, 3].map(() => openPrepared(config, makeLog('silent'))));
    try {
      const [first] = databases;
      const found = await first?.db.selectFrom('users').select('email').execute();
      const emails = found?.map(({ email }) => email) ?? [];
      expect([new Set(emails).size, emails.length >= users]).toEqual([emails.length, true]);
    } finally {
      await Promise.all(databases.map((database) => database.close()));
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

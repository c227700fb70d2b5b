import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../backend/db/client.ts';
import { followed } from '../load/changes.ts';
import { embeddedDatabase, postgresDatabase } from '../support/database.ts';
import { describeOnPostgres } from '../support/postgres.ts';

/** Runs the benchmark “changes” briefly and without its limits. */
async function isFollowed(database: OpenDatabase) {
  try {
    const { committed, problems } = await followed(database, 2000);
    expect(problems).toEqual([]);
    expect(committed).toBeGreaterThan(10);
  } finally {
    await database.close();
  }
}

const title = 'shows each change once and in order to readers who go on from any cursor while four write';

describe('the feed under load', () => {
  it(title, async () => isFollowed(await embeddedDatabase()));
});

describeOnPostgres('the feed under load', (server) => {
  it(title, async () => isFollowed(await postgresDatabase(await server().createMigrated())));
});

import { statfs } from 'node:fs/promises';
import { Router } from 'express';
import { sql } from 'kysely';
import type { OpenDatabase } from '../db/client.ts';
import type { Services } from './route.ts';

/**
 * `/healthz` reports liveness and which failures the data survives. Restart the process only when this does not respond.
 * To a `challenge` it answers with the proof that it is the backend of its data folder: see `LocalAccess`.
 * `/readyz` reports readiness: the database responds and can be written to, files can be stored, there is room on the disk,
 * and the process is not stopping. `degraded` names what is impaired, in words. `demo` tells `npm start` that the demo sign-ins are valid.
 */
export function health(services: Services, isStopping: () => boolean): Router {
  const { config, database, files, broadcaster, demo, localAccess } = services;
  const router = Router();
  router.get('/healthz', (request, response) => {
    const survives = database.engine === 'postgresql' ? 'power loss' : 'process death';
    const { challenge } = request.query;
    const proof = typeof challenge === 'string' && isChallenge(challenge) ? localAccess?.proofOf(challenge) : null;
    response.json({ status: 'alive', database: database.engine, survives, ...(proof && { proof }) });
  });
  router.get('/readyz', async (_request, response) => {
    const state = await stateOf(database);
    const full = await noSpaceLeft(config.dataDir);
    // The embedded database is on that same disk: one cause is named once.
    if (database.use().isFull && (database.engine === 'postgresql' || full.length === 0)) full.push(DATABASE_FULL);
    const parts = { database: state !== null, files: await files.ready(), space: full.length === 0 };
    const stopping = isStopping();
    const ready = !stopping && Object.values(parts).every(Boolean) && state !== 'read-only';
    const broadcasts = broadcaster.ready();
    const degraded = [...(broadcasts ? [] : [REDIS_AWAY]), ...(state === 'read-only' ? [READ_ONLY] : []), ...full];
    response.status(ready ? 200 : 503).json({ ready, stopping, ...parts, broadcasts, degraded, demo });
  });
  return router;
}

const isChallenge = (text: string) => /^[\w-]{43}$/.test(text);

const READ_ONLY = 'the database can only be read, as on a standby server';
const DATABASE_FULL = 'no space left: the disk of the database is full';
const REDIS_AWAY = 'Redis is away: live updates stay in this process, and it counts attempts by itself';

/** The bytes that a disk should have free: room for the largest document, or for the next segment of the database's log. */
const SPACE = 24 * 1024 * 1024;

/** Whether a database can be written to, or only read; null if it does not respond. */
async function stateOf({ db, engine }: OpenDatabase): Promise<'writable' | 'read-only' | null> {
  const ask = sql<{ reads_only: boolean }>`
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as reads_only`;
  try {
    if (engine === 'pglite') await sql`select 1`.execute(db);
    else if ((await ask.execute(db)).rows[0]?.reads_only) return 'read-only';
    return 'writable';
  } catch {
    return null;
  }
}

async function noSpaceLeft(dataDir: string): Promise<string[]> {
  // A missing folder is reported under `files`.
  const disk = await statfs(dataDir).catch(() => null);
  if (!disk || disk.bavail * disk.bsize >= SPACE) return [];
  return [`no space left: the disk of DATA_DIR has ${Math.floor((disk.bavail * disk.bsize) / 1024 / 1024)} MB`];
}

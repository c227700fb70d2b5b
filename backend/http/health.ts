import { statfs } from 'node:fs/promises';
import { Router } from 'express';
import { sql } from 'kysely';
import type { Services } from './route.ts';

/**
 * `/healthz` reports liveness and which failures the data survives. Restart the process only when this does not respond.
 * `/readyz` reports readiness: the database responds, files can be stored, and the process is not stopping. `degraded`
 * names what is impaired while everything still works. `demo` tells `npm start` that the demo sign-ins are valid.
 */
export function health(services: Services, isStopping: () => boolean): Router {
  const { config, database, files, broadcaster, demo } = services;
  const router = Router();
  router.get('/healthz', (_request, response) => {
    const survives = database.engine === 'postgresql' ? 'power loss' : 'process death';
    response.json({ status: 'alive', database: database.engine, survives });
  });
  router.get('/readyz', async (_request, response) => {
    const answers = sql`select 1`.execute(database.db).then(
      () => true,
      () => false,
    );
    const parts = { database: await answers, files: await files.ready() };
    const stopping = isStopping();
    const ready = !stopping && Object.values(parts).every(Boolean);
    const broadcasts = broadcaster.ready();
    const degraded = [...(broadcasts ? [] : [REDIS_AWAY]), ...(await noSpaceLeft(config.dataDir))];
    response.status(ready ? 200 : 503).json({ ready, stopping, ...parts, broadcasts, degraded, demo });
  });
  return router;
}

const REDIS_AWAY = 'Redis is away: live updates stay in this process, and it counts attempts by itself';

/** The bytes that a disk should have free: room for the largest document, or for the next segment of the database's log. */
const SPACE = 24 * 1024 * 1024;

async function noSpaceLeft(dataDir: string): Promise<string[]> {
  // A missing folder is reported under `files`.
  const disk = await statfs(dataDir).catch(() => null);
  if (!disk || disk.bavail * disk.bsize >= SPACE) return [];
  return [`no space left: the disk of DATA_DIR has ${Math.floor((disk.bavail * disk.bsize) / 1024 / 1024)} MB`];
}

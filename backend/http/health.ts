import { Router } from 'express';
import { sql } from 'kysely';
import type { Services } from './route.ts';

/**
 * `/healthz`: the process lives, and what its data survives. `/readyz`: the database answers, files can be stored and
 * broadcasts arrive; also whether the data is the demo world, so that whoever starts Lading knows that its sign-ins are
 * true.
 */
export function health(services: Services): Router {
  const { database, files, broadcaster, demo } = services;
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
    const parts = { database: await answers, files: await files.ready(), broadcasts: broadcaster.ready() };
    const ready = Object.values(parts).every(Boolean);
    response.status(ready ? 200 : 503).json({ ready, ...parts, demo });
  });
  return router;
}

import { Router } from 'express';
import type { Client } from '../upstream/client.ts';

/** Serves `/healthz`: 200 while the process runs; and `/readyz`: 503 while it stops or the backend is not ready. */
export function health(client: Client, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const ready = !isStopping() && (await client.ready());
    response
      .set('cache-control', 'no-store')
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ready' : isStopping() ? 'stopping' : 'backend not ready' });
  });
  return router;
}

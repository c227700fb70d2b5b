import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparedDataDir } from '../support/preparedData.ts';
import { until } from '../support/processes.ts';
import { type LayerProcess, startLayer } from './layerProcess.ts';
import { makeWrites, type Sender, signInTo } from './writes.ts';

const ROUNDS = 5;
const WRITES = 40;

describe('kill -9 while orders are written', () => {
  let dataDir: string;
  const layers: Partial<Record<'backend' | 'gateway', LayerProcess>> = {};
  let sender: Sender;

  beforeAll(async () => {
    dataDir = await preparedDataDir('demo');
    const backend = await startLayer('backend', { DATA_DIR: dataDir, DEMO: '1' });
    layers.backend = backend;
    const cable = backend.url.replace('http', 'ws');
    layers.gateway = await startLayer('gateway', { API_URL: backend.url, CABLE_URL: `${cable}/cable` });
    sender = await signInTo(backend.url, layers.gateway.url);
  });
  afterAll(async () => {
    await Promise.all(Object.values(layers).map((layer) => layer.kill()));
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  it.each(['backend', 'gateway'] as const)(
    'of the %s loses nothing that was acknowledged, and a retry with the same key creates no duplicate',
    async (victim) => {
      const layer = layers[victim];
      let acknowledged = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const writes = makeWrites(WRITES);
        let answered = 0;
        // The moment is random on purpose: after the first response, after the last one, or anywhere in between.
        const killedAfter = 1 + Math.floor(Math.random() * WRITES);
        const moment = Promise.withResolvers<void>();
        const sent = Promise.all(
          writes.map(async (write) => {
            const id = await sender.send(write);
            answered += 1;
            if (answered === killedAfter) moment.resolve();
            return id;
          }),
        );
        await moment.promise;
        await layer?.kill();
        const ids = await sent;
        await layer?.restart();

        const repeated: string[] = [];
        // The gateway's circuit breaker may still be open: retried with the same key, as the web client does.
        for (const write of writes) {
          repeated.push(await until(`${write.orderNumber} is acknowledged`, () => sender.send(write)));
        }
        for (const [index, { orderNumber }] of writes.entries()) {
          const [id, again] = [ids[index], repeated[index]];
          expect(await sender.find(orderNumber)).toEqual([again]);
          if (!id) continue;
          acknowledged += 1;
          expect(again).toBe(id);
        }
      }
      // Each was killed after a response.
      expect(acknowledged).toBeGreaterThan(0);
    },
    600_000,
  );
});

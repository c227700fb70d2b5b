import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { setup as sharePostgres } from '../sharedPostgres.ts';
import { startStack } from '../stack.ts';

/** Starts one backend and gateway for all tests of pages; each test creates the records that it changes. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stopPostgres = await sharePostgres();
  const { gateway, backend, stop } = await startStack({ mail: { spreadMs: 0, lookMs: 100 }, works: { begins: true } });
  project.provide('gateway', { url: gateway.url, cookieName: gateway.cookieName });
  project.provide('world', backend.world);
  project.provide('outbox', join(backend.services.config.dataDir, 'outbox'));
  return async () => {
    await stop();
    await stopPostgres();
  };
}

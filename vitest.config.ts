import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Vite would give our files another copy of graphql-js than Node gives the libraries, and neither knows the other's classes. */
const nodesGraphql = [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }];

/**
 * One project for each folder of tests, so that `npm test -- backend` runs only those. The timeouts are there for what
 * hangs, and say nothing about how long anything may take: the machine may be busy with much else.
 */
const project = (name: string, include: string[]) => ({
  resolve: { alias: nodesGraphql },
  test: { name, include, environment: 'node' as const, testTimeout: 120_000, hookTimeout: 240_000 },
});

export default defineConfig({
  test: {
    // Two workers: an embedded database takes about 300 MB, and a third worker gains nothing on two cores.
    maxWorkers: 2,
    pool: 'forks',
    projects: [
      project('backend', ['tests/backend/**/*.test.ts']),
      project('gateway', ['tests/gateway/**/*.test.ts']),
      project('web', ['tests/web/**/*.test.ts']),
      project('faults', ['tests/faults/**/*.test.ts']),
      project('scripts', ['tests/scripts/**/*.test.ts', 'tests/architecture.test.ts']),
    ],
  },
});

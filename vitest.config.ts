import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Vite would give our files another copy of graphql-js than Node gives the libraries, and neither knows the other's classes. */
const nodesGraphql = [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }];

/**
 * One project for each folder of tests, so that `npm test -- backend` runs only those. The timeouts are there for what
 * hangs, and say nothing about how long anything may take: the machine may be busy with much else.
 */
const project = (name: string, include: string[], more: TestProjectInlineConfiguration['test'] = {}) => ({
  resolve: { alias: nodesGraphql },
  test: {
    name,
    include,
    environment: 'node',
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    // Whoever waits for CI hears of a test that needed a second try, and is not stopped by it.
    retry: process.env.CI ? 1 : 0,
    ...more,
  },
});

/** Pages of the web client, in a window without layout, in front of one gateway and backend for all of them. */
const pages = project('pages', ['tests/web/**/*.test.tsx'], {
  environment: 'jsdom',
  globalSetup: 'tests/support/pages/globalSetup.ts',
  setupFiles: 'tests/support/pages/browserParts.ts',
  // The libraries of the client are loaded once for all files; `renderApp` loads the client itself anew each time.
  isolate: false,
});

/** What Apollo Client rejects its running queries with when it is stopped. */
const STOPPED_IN_FLIGHT = 'QueryManager stopped while query was in flight';

/** Loading the product anew for each of two hundred files was half of their time; what a file changes, it takes back. */
const together = { isolate: false, setupFiles: 'tests/support/keepDatabases.ts' };

export default defineConfig({
  test: {
    // Two workers: an embedded database takes about 300 MB, and a third worker gains nothing on two cores.
    maxWorkers: 2,
    // Of the tests of one file that say that they can run beside each other: short benchmarks, which wait half of their time.
    maxConcurrency: 4,
    pool: 'forks',
    globalSetup: 'tests/support/sharedPostgres.ts',
    // A page that is closed gives up what it was asking for; no page is left to hear of it.
    onUnhandledError: ({ message }) => (message.includes(STOPPED_IN_FLIGHT) ? false : undefined),
    projects: [
      project('backend', ['tests/backend/**/*.test.ts'], together),
      project('gateway', ['tests/gateway/**/*.test.ts'], together),
      project('web', ['tests/web/**/*.test.ts'], together),
      pages,
      // They wait for processes to start and for deadlines: a third worker has what the two leave. Projects with as many
      // workers form a group.
      project('faults', ['tests/faults/**/*.test.ts'], { maxWorkers: 3, sequence: { groupOrder: 1 } }),
      project('scripts', ['tests/scripts/**/*.test.ts', 'tests/architecture.test.ts']),
    ],
  },
});

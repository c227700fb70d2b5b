import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Vite would load another copy of graphql-js for our files than Node for libraries; each rejects the other's classes. */
const nodesGraphql = [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }];

/**
 * Files that only `NIGHTLY=1` runs: a minute of work each, on what a change of code rarely reaches. What they prove once more is
 * proved in part elsewhere: a kill by `killedApproval`, a lost connection by `lostCommit`, imports and uploads by their other files.
 */
const byNight = [
  ...['importHistory', 'dataDir'].map((file) => `tests/backend/${file}.test.ts`),
  ...['kill', 'mail', 'rollingRestart', 'lostConnections', 'fullDisk', 'upload'].map(
    (file) => `tests/faults/${file}.test.ts`,
  ),
  ...['benches', 'proxy'].map((file) => `tests/scripts/${file}.test.ts`),
];

/**
 * Declares one project per folder of tests, so that `npm test -- backend` runs only those. The timeouts only end what
 * hangs, and assert nothing about speed: the machine may be busy with other work.
 */
const project = (name: string, include: string[], more: TestProjectInlineConfiguration['test'] = {}) => ({
  resolve: { alias: nodesGraphql },
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, ...(process.env.NIGHTLY === '1' ? [] : byNight)],
    environment: 'node',
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    // A test that needed a retry is reported in CI but does not stop it.
    retry: process.env.CI ? 1 : 0,
    ...more,
  },
});

/**
 * Pages of the web client, in a window without layout; all of them share one gateway and backend. Most run on the libraries'
 * builds for production, as users do: those for development take twice as long.
 */
const pages = (name: string, mode: 'production' | 'development', files: Files): TestProjectInlineConfiguration => ({
  ...project(name, files.include, {
    exclude: [...configDefaults.exclude, ...files.exclude],
    environment: 'jsdom',
    env: { NODE_ENV: mode },
    globalSetup: 'tests/support/pages/globalSetup.ts',
    setupFiles: 'tests/support/pages/browserParts.ts',
    // The libraries of the client are loaded once for all files; `renderApp` loads the client itself anew each time.
    isolate: false,
  }),
  mode,
  oxc: { jsx: { runtime: 'automatic', development: mode === 'development' } },
});

interface Files {
  include: string[];
  exclude: string[];
}

/**
 * Pages that together have every kind of screen. Their libraries warn in development of what they only tolerate in
 * production, such as rows without keys, fields that a response lacks, and effects that do not end; a warning fails its test.
 */
const warned = ['purchaseOrder/record', 'program/overview'].map((file) => `tests/web/${file}.test.tsx`);

/** The error that Apollo Client rejects its queries in flight with when it is stopped. */
const STOPPED_IN_FLIGHT = 'QueryManager stopped while query was in flight';

/** Loading the product anew for each of two hundred files took half of their time; a file reverts its own changes. */
const together = { isolate: false, setupFiles: 'tests/support/keepDatabases.ts' };

export default defineConfig({
  test: {
    // Two workers: an embedded database takes about 300 MB, and a third worker gains nothing on two cores.
    maxWorkers: 2,
    // For tests of one file that are declared concurrent: short benchmarks, which wait half of their time.
    maxConcurrency: 4,
    pool: 'forks',
    globalSetup: 'tests/support/sharedPostgres.ts',
    // A page that is closed aborts its queries; no page is left to handle the rejections.
    onUnhandledError: ({ message }) => (message.includes(STOPPED_IN_FLIGHT) ? false : undefined),
    projects: [
      project('backend', ['tests/backend/**/*.test.ts'], together),
      project('gateway', ['tests/gateway/**/*.test.ts'], together),
      project('web', ['tests/web/**/*.test.ts'], together),
      pages('pages', 'production', { include: ['tests/web/**/*.test.tsx'], exclude: warned }),
      pages('development', 'development', { include: warned, exclude: [] }),
      // These wait for processes to start and for deadlines: a third worker uses what the two leave idle. Projects with
      // the same number of workers form a group.
      project('faults', ['tests/faults/**/*.test.ts'], { maxWorkers: 3, sequence: { groupOrder: 1 } }),
      project('scripts', ['tests/scripts/**/*.test.ts', 'tests/architecture.test.ts']),
    ],
  },
});

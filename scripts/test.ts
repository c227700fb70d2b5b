/**
 * `npm test [-- FILTER…]`: the checks, then every test in Node and in the browser. The last line is `N passed, N failed,
 * N skipped`, over both runners; before it are the durations, beside those of the last whole run, and the names of tests
 * that failed or needed a retry, which only CI allows. A filter is a project ("backend", "e2e") or part of a file name; with
 * filters, only the matching tests run, without the checks.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowsers } from './browsers.ts';
import { buildStale } from './build.ts';
import { check } from './check.ts';
import { type Counts, playwrightCounts, sum, vitestCounts } from './testCounts.ts';
import { testFolder } from './testFolder.ts';
import { noOutcomes, type Outcomes, outcomesReport, playwrightOutcomes } from './testOutcomes.ts';
import { keepTimes, keptTimes, playwrightTimes, type Times, timesReport } from './testTimes.ts';
import { runTool } from './tools.ts';
import type { VitestNotes } from './vitestNotes.ts';

const PROJECTS = ['backend', 'gateway', 'web', 'pages', 'development', 'faults', 'scripts'];
const filters = process.argv.slice(2);
const projects = filters.filter((filter) => PROJECTS.includes(filter));
const named = filters.filter((filter) => !PROJECTS.includes(filter) && filter !== 'e2e');
const everything = filters.length === 0;
const inBrowser = everything || filters.includes('e2e') || named.some(isInBrowser);
const inNode = everything || projects.length > 0 || named.length > 0;

/** Whether a filter names browser tests: Playwright would start all of Lading before it found no matching file. */
function isInBrowser(filter: string): boolean {
  return globSync('tests/e2e/**/*.test.ts').some((file) => file.includes(filter));
}

const folder = testFolder();
/** Temporary files go there. Compiled code is shared: hundreds of processes start in a run, and each would compile the same files. */
const shared = { TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') };
/** Where the times of the last whole run are kept. */
const KEPT = 'node_modules/.cache/lading/testTimes.json';
const times: Times = { steps: [], files: [] };
const outcomes: Outcomes = noOutcomes();

/** Runs a step and records its duration. */
async function timed<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    times.steps.push({ step, ms: performance.now() - started });
  }
}

/** Runs a test runner with its output shown, and counts by its JSON report; a crashed runner counts as one failure. */
async function runTests(
  name: string,
  args: string[],
  count: (report: unknown) => Counts,
  env: Record<string, string> = {},
): Promise<Counts> {
  console.log(`\n${name}`);
  const { code } = await timed(name, () => runTool(name, args, { show: true, env: { ...shared, ...env } }));
  const file = reportOf(name);
  const counts = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function reportOf(runner: string): string {
  return join(folder, `${runner}.json`);
}

async function run(): Promise<Counts> {
  const results: Counts[] = [];
  // A browser is fetched while the checks run. That there is none, and none can be installed, ends the run here.
  const browsers = inBrowser ? ensureBrowsers(console.log) : Promise.resolve();
  browsers.catch(() => undefined); // Thrown below, where it is awaited.
  if (everything) {
    console.log('\nchecks');
    const failed = await timed('checks', check);
    results.push({ passed: 0, failed: failed.length, skipped: 0 });
  }
  await timed('build', () => buildStale(console.log));
  if (inNode) {
    const report = `--outputFile.json=${reportOf('vitest')}`;
    const args = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json', report];
    args.push('--reporter=./scripts/vitestNotes.ts');
    const chosen = projects.flatMap((project) => ['--project', project]);
    results.push(
      await runTests('vitest', [...args, ...chosen, ...named], vitestCounts, { TEST_NOTES: reportOf('notes') }),
    );
  }
  if (inBrowser) {
    await timed('browsers', () => browsers);
    const args = ['test', '--reporter=list,json', '--pass-with-no-tests'];
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('playwright') };
    results.push(await runTests('playwright', [...args, ...named], playwrightCounts, env));
  }
  const inNodeNotes: VitestNotes = read(reportOf('notes'), { times: [], outcomes: noOutcomes() });
  const browser = read(reportOf('playwright'), { suites: [] });
  times.files.push(...inNodeNotes.times, ...playwrightTimes(browser));
  for (const { failed, secondTry } of [inNodeNotes.outcomes, playwrightOutcomes(browser)]) {
    outcomes.failed.push(...failed);
    outcomes.secondTry.push(...secondTry);
  }
  return sum(results);
}

/** Reads a runner's JSON file, or returns `otherwise` if the runner crashed before it wrote one. */
function read<Report>(file: string, otherwise: Report): Report {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise;
}

try {
  const { passed, failed, skipped } = await run();
  console.log(`\n${timesReport(times, keptTimes(KEPT))}`);
  if (everything) keepTimes(KEPT, times);
  const named = outcomesReport(outcomes);
  if (named) console.log(`\n${named}`);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

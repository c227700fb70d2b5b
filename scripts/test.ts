/**
 * `npm test [-- FILTER…]`: the checks, then every test in Node and in the browser. The last line is
 * `N passed, N failed, N skipped`, over both runners. A filter is a project ("backend", "e2e") or a part of a file name;
 * with one, only the tests that it names run, without the checks.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from './build.ts';
import { check } from './check.ts';
import { ensureChromium } from './chromium.ts';
import { type Counts, playwrightCounts, sum, vitestCounts } from './testCounts.ts';
import { runTool } from './tools.ts';

const PROJECTS = ['backend', 'gateway', 'web', 'faults', 'scripts'];
const filters = process.argv.slice(2);
const projects = filters.filter((filter) => PROJECTS.includes(filter));
const files = filters.filter((filter) => !PROJECTS.includes(filter) && filter !== 'e2e');
const everything = filters.length === 0;
const inBrowser = everything || filters.includes('e2e') || files.length > 0;
const inNode = everything || projects.length > 0 || files.length > 0;

const reports = mkdtempSync(join(tmpdir(), 'lading-reports-'));

/** Runs a test runner with its output shown, and counts by its JSON report; one that broke down counts as one failure. */
async function runTests(
  name: string,
  args: string[],
  count: (report: unknown) => Counts,
  env: Record<string, string> = {},
): Promise<Counts> {
  console.log(`\n${name}`);
  const { code } = await runTool(name, args, { show: true, env });
  const file = reportOf(name);
  const counts = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function reportOf(runner: string): string {
  return join(reports, `${runner}.json`);
}

async function run(): Promise<Counts> {
  const results: Counts[] = [];
  // Before the checks, so that a machine without a browser says so at once.
  if (inBrowser) ensureChromium(console.log);
  if (everything) {
    console.log('\nchecks');
    const failed = await check({ architecture: false });
    results.push({ passed: 0, failed: failed.length, skipped: 0 });
  }
  await buildStale(console.log);
  if (inNode) {
    const report = `--outputFile.json=${reportOf('vitest')}`;
    const args = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json', report];
    const chosen = projects.flatMap((project) => ['--project', project]);
    results.push(await runTests('vitest', [...args, ...chosen, ...files], vitestCounts));
  }
  if (inBrowser) {
    const args = ['test', '--reporter=list,json', '--pass-with-no-tests'];
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('playwright') };
    results.push(await runTests('playwright', [...args, ...files], playwrightCounts, env));
  }
  return sum(results);
}

try {
  const { passed, failed, skipped } = await run();
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}

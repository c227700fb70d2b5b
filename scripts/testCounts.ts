/** Reads the counts of tests from the JSON reports of the two runners. */

export type Counts = { passed: number; failed: number; skipped: number };

/** Counts the tests in Vitest's report; a file that could not be loaded counts as one failed test. */
export function vitestCounts(report: unknown): Counts {
  const unloadable = list(report, 'testResults').filter(
    (file) => text(file, 'status') === 'failed' && list(file, 'assertionResults').length === 0,
  );
  return {
    passed: number(report, 'numPassedTests'),
    failed: number(report, 'numFailedTests') + unloadable.length,
    skipped: number(report, 'numPendingTests') + number(report, 'numTodoTests'),
  };
}

/** Counts the tests in Playwright's report; an error outside tests counts as a failed test. */
export function playwrightCounts(report: unknown): Counts {
  const stats = value(report, 'stats');
  return {
    passed: number(stats, 'expected') + number(stats, 'flaky'),
    failed: number(stats, 'unexpected') + list(report, 'errors').length,
    skipped: number(stats, 'skipped'),
  };
}

/** Adds counts up. */
export function sum(results: Counts[]): Counts {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of results) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

function value(object: unknown, key: string): unknown {
  return typeof object === 'object' && object !== null
    ? Object.entries(object).find(([name]) => name === key)?.[1]
    : undefined;
}

function number(object: unknown, key: string): number {
  return Number(value(object, key) ?? 0);
}

function text(object: unknown, key: string): string {
  return String(value(object, key) ?? '');
}

function list(object: unknown, key: string): unknown[] {
  const found = value(object, key);
  return Array.isArray(found) ? found : [];
}

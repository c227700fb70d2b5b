import { expect, it } from 'vitest';
import { playwrightCounts, sum, vitestCounts } from '../../scripts/testCounts.ts';

it('counts a test file that could not be loaded as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(vitestCounts(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

it('counts failures outside any browser test as failed, and tests that passed on a retry as passed', () => {
  const report = { stats: { expected: 3, flaky: 1, unexpected: 0, skipped: 1 }, errors: [{ message: 'globalSetup' }] };
  expect(playwrightCounts(report)).toEqual({ passed: 4, failed: 1, skipped: 1 });
});

it('adds up the runners', () => {
  const counts = { passed: 1, failed: 2, skipped: 3 };
  expect(sum([counts, counts])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});

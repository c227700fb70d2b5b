import { expect, it } from 'vitest';
import { outcomesReport, playwrightOutcomes } from '../../scripts/testOutcomes.ts';

it('names the browser tests that failed or were retried, with their groups, and failures outside of tests', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = {
    file: 'list.test.ts',
    title: 'on a phone',
    specs: [spec('scrolls', 'flaky'), spec('sorts', 'expected')],
  };
  const report = {
    suites: [{ file: 'list.test.ts', title: 'list.test.ts', specs: [spec('filters', 'unexpected')], suites: [inner] }],
    errors: [{ message: 'no browser' }],
  };
  expect(outcomesReport(playwrightOutcomes(report)).split('\n')).toEqual([
    'passed on the second try',
    '  tests/e2e/list.test.ts › on a phone › scrolls',
    'failed',
    '  tests/e2e/list.test.ts › filters',
    '  outside any test: no browser',
  ]);
});

it('reports nothing if every test passed at once', () => {
  expect(outcomesReport(playwrightOutcomes({ suites: [] }))).toBe('');
});

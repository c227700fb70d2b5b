import { expect, it } from 'vitest';
import { playwrightTimes, timesReport } from '../../scripts/testTimes.ts';

const run = (duration: number) => ({ tests: [{ results: [{ duration }] }] });

it('adds up the times of the tests of a browser file, in all its groups', () => {
  const inner = { file: 'list.test.ts', specs: [run(300)] };
  const report = { suites: [{ file: 'list.test.ts', specs: [run(100), run(200)], suites: [inner] }] };
  expect(playwrightTimes(report)).toEqual([{ part: 'e2e', file: 'tests/e2e/list.test.ts', ms: 600 }]);
});

it('lists each step, each part by its files, and the ten slowest files, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({
    part: at < 6 ? 'web' : 'backend',
    file: `f${at}`,
    ms: at * 1000,
  }));
  const lines = timesReport([{ step: 'checks', ms: 41_234 }], files).split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'by the clock',
    '    41.2 s  checks',
    'files added up (two run at a time)',
    '    51.0 s  backend',
    '    15.0 s  web',
  ]);
  expect(lines.slice(5)).toEqual(['the slowest files', ...lines.slice(6)]);
  expect(lines.slice(6).map((line) => line.split('  ').at(-1))).toEqual([
    'f11',
    'f10',
    'f9',
    'f8',
    'f7',
    'f6',
    'f5',
    'f4',
    'f3',
    'f2',
  ]);
});

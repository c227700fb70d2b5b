import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepTimes, keptTimes, playwrightTimes, timesReport } from '../../scripts/testTimes.ts';

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
  const lines = timesReport({ steps: [{ step: 'checks', ms: 41_234 }], files }, null).split('\n');
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

it('says behind each time what it was in the run before, if that is known', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lading-times-'));
  const kept = join(folder, 'cache/times.json');
  expect(keptTimes(kept)).toBeNull();
  keepTimes(kept, {
    steps: [{ step: 'checks', ms: 50_000 }],
    files: [
      { part: 'web', file: 'one', ms: 1000 },
      { part: 'web', file: 'gone', ms: 2000 },
    ],
  });
  const now = {
    steps: [
      { step: 'checks', ms: 40_000 },
      { step: 'build', ms: 9000 },
    ],
    files: [{ part: 'web', file: 'one', ms: 1500 }],
  };
  expect(timesReport(now, keptTimes(kept)).split('\n')).toEqual([
    'by the clock',
    '    40.0 s  checks (last time 50.0 s)',
    '     9.0 s  build',
    'files added up (two run at a time)',
    '     1.5 s  web (last time 3.0 s)',
    'the slowest files',
    '     1.5 s  one (last time 1.0 s)',
  ]);
  rmSync(folder, { recursive: true });
});

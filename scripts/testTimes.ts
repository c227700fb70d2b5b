/** Reports how long the parts of `npm test` took, and which files took longest. */

/** The duration of one test file. */
export interface FileTime {
  /** The Vitest project, or `e2e`. */
  part: string;
  file: string;
  ms: number;
}

/** The wall-clock duration of a step. */
export interface StepTime {
  step: string;
  ms: number;
}

const SLOWEST = 10;

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

/** Reads the times of files from a JSON report of Playwright. */
export function playwrightTimes(report: { suites: PlaywrightSuite[] }): FileTime[] {
  const sumOf = (suite: PlaywrightSuite): number =>
    [
      ...suite.specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
      ...(suite.suites ?? []).map(sumOf),
    ].reduce((sum, ms) => sum + ms, 0);
  return report.suites.map((suite) => ({ part: 'e2e', file: `tests/e2e/${suite.file}`, ms: sumOf(suite) }));
}

/** Formats times as lines: each step's wall-clock time, each part's sum over its files, and the slowest files. */
export function timesReport(steps: StepTime[], files: FileTime[]): string {
  const parts = new Map<string, number>();
  for (const { part, ms } of files) parts.set(part, (parts.get(part) ?? 0) + ms);
  const slowest = [...files].sort((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  return [
    'by the clock',
    ...steps.map(({ step, ms }) => line(ms, step)),
    'files added up (two run at a time)',
    ...[...parts].sort(([, one], [, other]) => other - one).map(([part, ms]) => line(ms, part)),
    'the slowest files',
    ...slowest.map(({ file, ms }) => line(ms, file)),
  ].join('\n');
}

function line(ms: number, what: string): string {
  return `${(ms / 1000).toFixed(1).padStart(8)} s  ${what}`;
}

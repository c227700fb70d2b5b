/** Reports how long the parts of `npm test` took, now and the last time, and which files took longest. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The duration of one test file. */
export interface FileTime {
  /** The Vitest project, or `e2e`. */
  part: string;
  file: string;
  ms: number;
}

/** The wall-clock duration of a step. */
interface StepTime {
  step: string;
  ms: number;
}

/** The times of a run. */
export interface Times {
  steps: StepTime[];
  files: FileTime[];
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

/** Returns the times that `keepTimes` stored in a file; null if there are none. */
export function keptTimes(file: string): Times | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Stores the times of a run in a file, for the report of the next one. */
export function keepTimes(file: string, times: Times): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(times));
}

/**
 * Formats times as lines: each step's wall-clock time, each part's sum over its files, and the slowest files. Behind a time
 * is what it was in the run before, if that is known.
 */
export function timesReport({ steps, files }: Times, before: Times | null): string {
  const parts = partsOf(files);
  const partsBefore = partsOf(before?.files ?? []);
  const stepsBefore = new Map(before?.steps.map(({ step, ms }) => [step, ms]));
  const filesBefore = new Map(before?.files.map(({ file, ms }) => [file, ms]));
  const slowest = [...files].sort((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  return [
    'by the clock',
    ...steps.map(({ step, ms }) => line(ms, step, stepsBefore.get(step))),
    'files added up (two run at a time)',
    ...[...parts].sort(([, one], [, other]) => other - one).map(([part, ms]) => line(ms, part, partsBefore.get(part))),
    'the slowest files',
    ...slowest.map(({ file, ms }) => line(ms, file, filesBefore.get(file))),
  ].join('\n');
}

function partsOf(files: FileTime[]): Map<string, number> {
  const parts = new Map<string, number>();
  for (const { part, ms } of files) parts.set(part, (parts.get(part) ?? 0) + ms);
  return parts;
}

function line(ms: number, what: string, before: number | undefined): string {
  const last = before === undefined ? '' : ` (last time ${(before / 1000).toFixed(1)} s)`;
  return `${(ms / 1000).toFixed(1).padStart(8)} s  ${what}${last}`;
}

/** Names the failed and retried tests at the end of `npm test`, where they are easy to find. */

/** The names of tests that failed, and of those that passed only on a retry. */
export interface Outcomes {
  failed: string[];
  secondTry: string[];
}

/** Returns outcomes without names. */
export const noOutcomes = (): Outcomes => ({ failed: [], secondTry: [] });

interface PlaywrightSuite {
  file: string;
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

/** Reads the outcomes from a JSON report of Playwright. */
export function playwrightOutcomes(report: { suites: PlaywrightSuite[]; errors?: { message?: string }[] }): Outcomes {
  const outcomes = noOutcomes();
  const walk = (suite: PlaywrightSuite, within: string): void => {
    for (const { title, tests } of suite.specs) {
      for (const { status } of tests) {
        if (status === 'unexpected') outcomes.failed.push(`${within} › ${title}`);
        if (status === 'flaky') outcomes.secondTry.push(`${within} › ${title}`);
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, `${within} › ${inner.title}`);
  };
  for (const suite of report.suites) walk(suite, `tests/e2e/${suite.file}`);
  for (const { message } of report.errors ?? []) outcomes.failed.push(`outside any test: ${message ?? ''}`);
  return outcomes;
}

/** Formats outcomes as lines; empty if every test passed the first time. */
export function outcomesReport({ failed, secondTry }: Outcomes): string {
  const part = (title: string, names: string[]) =>
    names.length > 0 ? [title, ...names.map((name) => `  ${name}`)] : [];
  return [...part('passed on the second try', secondTry), ...part('failed', failed)].join('\n');
}

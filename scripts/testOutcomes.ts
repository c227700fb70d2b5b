/** Names the tests that did not simply pass, at the end of `npm test`, where nobody has to look for them. */

/** The names of tests that failed, and of those that passed only when they were tried again. */
export interface Outcomes {
  failed: string[];
  secondTry: string[];
}

/** Nothing to name yet. */
export const noOutcomes = (): Outcomes => ({ failed: [], secondTry: [] });

interface PlaywrightSuite {
  file: string;
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

/** The outcomes in a JSON report of Playwright. */
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

/** Lines for people; empty when every test passed at once. */
export function outcomesReport({ failed, secondTry }: Outcomes): string {
  const part = (title: string, names: string[]) =>
    names.length > 0 ? [title, ...names.map((name) => `  ${name}`)] : [];
  return [...part('passed on the second try', secondTry), ...part('failed', failed)].join('\n');
}

/** A Vitest reporter: writes to TEST_NOTES how long each file took, and which tests failed or needed a retry. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { noOutcomes, type Outcomes } from './testOutcomes.ts';
import type { FileTime } from './testTimes.ts';

/** The content of the file at TEST_NOTES. */
export interface VitestNotes {
  times: FileTime[];
  outcomes: Outcomes;
}

export default class VitestNoter implements Reporter {
  readonly #notes: VitestNotes = { times: [], outcomes: noOutcomes() };

  onTestCaseResult(test: TestCase): void {
    const { failed, secondTry } = this.#notes.outcomes;
    const name = `${fileOf(test.module)} › ${test.fullName}`;
    if (test.result().state === 'failed') failed.push(name);
    else if (test.diagnostic()?.flaky) secondTry.push(`${name}: ${firstReason(test)}`);
  }

  onTestModuleEnd(module: TestModule): void {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
    this.#notes.times.push({
      part: module.project.name,
      file: fileOf(module),
      ms: environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
    });
    for (const { message } of module.errors()) this.#notes.outcomes.failed.push(`${fileOf(module)}: ${message}`);
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const { message } of unhandled) this.#notes.outcomes.failed.push(`outside any test: ${message}`);
    if (process.env.TEST_NOTES) writeFileSync(process.env.TEST_NOTES, JSON.stringify(this.#notes));
  }
}

/** Returns why the first attempt failed, in one line. */
function firstReason(test: TestCase): string {
  const [reason] = test.result().errors ?? [];
  return `${reason?.message ?? ''} ${reason?.diff ?? ''}`.replaceAll(/\s+/g, ' ').slice(0, 400);
}

function fileOf(module: TestModule): string {
  return relative(process.cwd(), module.moduleId);
}

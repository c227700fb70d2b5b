/** A reporter of Vitest: writes how long each file took, with its imports, its environment and its hooks, to TEST_TIMES. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { FileTime } from './testTimes.ts';

export default class VitestTimes implements Reporter {
  readonly #times: FileTime[] = [];

  onTestModuleEnd(module: TestModule): void {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
    this.#times.push({
      part: module.project.name,
      file: relative(process.cwd(), module.moduleId),
      ms: environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
    });
  }

  onTestRunEnd(): void {
    if (process.env.TEST_TIMES) writeFileSync(process.env.TEST_TIMES, JSON.stringify(this.#times));
  }
}

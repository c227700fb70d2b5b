/** Runs two benchmarks in their short form: one on databases, one of all of Lading in a browser. `.ci/nightly` runs all. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStale } from '../../scripts/build.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const bench = (...args: string[]) => run(process.execPath, ['tests/load/bench.ts', ...args], { cwd: root });

describe.concurrent('the short form of a benchmark', () => {
  beforeAll(() => buildStale(() => undefined));

  it.each(['many', 'lists'])('runs to its end and prints its results: %s', { timeout: 400_000 }, async (name) => {
    const { stdout } = await bench('--short', name);
    expect(stdout).toMatch(new RegExp(`\\n${name}\\n {2,}\\S`));
  });

  it('rejects an unknown name, and lists the known ones', async () => {
    await expect(bench('--short', 'lightning')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Unknown: lightning. There are: import, lists'),
    });
  });
});

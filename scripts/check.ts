/** `npm run check`: all checks of the code that do not run it. One line per step. */
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { GENERATED, generate } from './codegen.ts';
import { compatibilityProblem } from './schemaRelease.ts';
import { runTool } from './tools.ts';

/** A step resolves to null on success, or else to the details to show. */
type Step = { name: string; run: () => Promise<string | null> };

const tool = (name: string, command: string, args: string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await runTool(command, args);
    return code === 0 ? null : output;
  },
});

const STEPS: Step[] = [
  tool('types', 'tsc', [
    '-b',
    'backend',
    'gateway',
    'gateway/playground',
    'web',
    'web/worker',
    'tests',
    'tests/web',
    '.',
  ]),
  tool('lint and format', 'biome', ['ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=50', '.']),
  tool('nothing unused', 'knip', []),
  tool('architecture', 'node', ['scripts/architecture.ts']),
  { name: 'schema compatible', run: async () => compatibilityProblem() },
];
/** Runs the checks and prints a line for each; returns the names of those that failed. */
export async function check(): Promise<string[]> {
  // First and alone, because it rewrites files that the others read.
  const failed = await runSteps([{ name: 'generated files up to date', run: generatedProblem }], 1);
  return [...failed, ...(await runSteps(STEPS, 2))];
}

async function runSteps(steps: Step[], atOnce: number): Promise<string[]> {
  const waiting = [...steps];
  const failed: string[] = [];
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now();
      const problem = await step.run();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${problem === null ? '✓' : '✗'} ${step.name.padEnd(28)} ${seconds.padStart(5)} s`);
      if (problem === null) continue;
      console.log(problem.trimEnd().replaceAll(/^/gm, '    '));
      failed.push(step.name);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

/** Generates in place, compares with the previous files, and restores those: a check changes nothing. */
async function generatedProblem(): Promise<string | null> {
  const before = readGenerated();
  const failure = await generate();
  const after = readGenerated();
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  for (const file of differing) {
    const old = before.get(file);
    if (old === undefined) rmSync(file);
    else writeFileSync(file, old);
  }
  if (failure) return failure;
  return differing.length > 0 ? `Not up to date: ${differing.join(', ')}. Run: npm run codegen` : null;
}

function readGenerated(): Map<string, string> {
  const files = globSync(GENERATED).filter((file) => existsSync(file) && statSync(file).isFile());
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

if (import.meta.main) {
  const failed = await check();
  process.exitCode = failed.length > 0 ? 1 : 0;
}

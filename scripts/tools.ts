/** Runs the programs of node_modules and returns their results. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, resolve } from 'node:path';

/** The result of a program; `output` is stdout and stderr in their order of arrival. */
export type ToolResult = { code: number; output: string };

export type ToolOptions = {
  /** Shows the output immediately instead of collecting it. */
  show?: boolean;
  env?: Record<string, string>;
  cwd?: string;
};

/** Runs a program of node_modules/.bin (or `node`) on the Node of this process; never throws if the program fails. */
export async function runTool(name: string, args: string[], options: ToolOptions = {}): Promise<ToolResult> {
  const program = name === 'node' ? process.execPath : resolve('node_modules/.bin', name);
  // Their `#!/usr/bin/env node` must not find an older Node of the machine.
  const path = `${dirname(process.execPath)}:${process.env.PATH ?? ''}`;
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...process.env, PATH: path, ...(options.show ? {} : { NO_COLOR: '1' }), ...options.env },
    stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : 1, output };
}

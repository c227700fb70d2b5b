import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChildSpec } from '../../scripts/supervisor.ts';
import { accepts, childrenOf, freePort, isAlive, outputOf, until } from '../support/processes.ts';

const started: ChildProcess[] = [];

afterEach(() => {
  for (const parent of started.splice(0)) parent.kill('SIGKILL');
});

async function standIn(name: string, behaviour = 'serve'): Promise<ChildSpec & { port: number }> {
  const port = await freePort();
  const args = ['tests/scripts/standIn/child.ts', name, behaviour];
  return { name, args, env: { PORT: String(port) }, readyUrl: `http://127.0.0.1:${port}/readyz`, port };
}

function superviseStandIns(children: ChildSpec[]) {
  const args = ['tests/scripts/standIn/parent.ts', JSON.stringify(children)];
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(parent);
  const { pid } = parent;
  if (!pid) throw new Error('The supervisor did not start');
  return { parent, pid, output: outputOf(parent) };
}

describe('the supervisor', () => {
  it('is ready when every child answers', async () => {
    const { output } = superviseStandIns([await standIn('first'), await standIn('second')]);
    const line = await output.includes('ready [');
    expect(JSON.parse(line.slice('ready '.length))).toEqual([
      { ready: true, name: 'first' },
      { ready: true, name: 'second' },
    ]);
  });

  it('restarts a killed child at once, with one line that says so', async () => {
    const { pid, output } = superviseStandIns([await standIn('first')]);
    await output.includes('ready [');
    const [killed] = childrenOf(pid);
    if (!killed) throw new Error('No child is running');
    process.kill(killed, 'SIGKILL');
    const again = await until('another child runs', () => childrenOf(pid).find((child) => child !== killed));
    await output.includes(`first serves ${again}`);
    const told = output.lines.filter((line) => line.includes('starting it again'));
    expect(told).toEqual(['The first ended (signal SIGKILL); starting it again.']);
  });

  it('waits longer each time a child ends again', async () => {
    const { output } = superviseStandIns([await standIn('first', 'crash')]);
    await output.includes('in 0.1 s');
    expect(output.lines.slice(0, 3)).toEqual([
      'The first ended (code 3); starting it again.',
      'The first ended (code 3); starting it again in 0.05 s.',
      'The first ended (code 3); starting it again in 0.1 s.',
    ]);
  });

  it('stops everything if a child refuses to start, and does not retry', async () => {
    const serving = await standIn('first');
    const { parent, output } = superviseStandIns([serving, await standIn('second', 'refuse')]);
    const [code] = await once(parent, 'exit');
    expect(code).toBe(1);
    expect(output.lines).toContain('second: DATA_DIR is in use');
    expect(output.lines).toContain('not ready: The second refused to start.');
    expect(output.lines.join('\n')).not.toContain('starting it again');
    expect(await accepts(serving.port)).toBe(false);
  });

  it('stops the children in reverse order on Ctrl-C', async () => {
    const { parent, output } = superviseStandIns([await standIn('first'), await standIn('second')]);
    await output.includes('ready [');
    parent.kill('SIGINT');
    const [code] = await once(parent, 'exit');
    expect(code).toBe(0);
    expect(output.lines.filter((line) => line.endsWith(' ends'))).toEqual(['second ends', 'first ends']);
  });

  it('kills a child that does not end on request', async () => {
    const child = await standIn('first', 'stubborn');
    const { parent, output } = superviseStandIns([child]);
    await output.includes('ready [');
    parent.kill('SIGINT');
    await once(parent, 'exit');
    expect(output.lines).toContain('first ignores SIGTERM');
    expect(await accepts(child.port)).toBe(false);
  });

  it('leaves no child behind when it is killed itself', async () => {
    const { parent, pid, output } = superviseStandIns([await standIn('first'), await standIn('second')]);
    await output.includes('ready [');
    const children = childrenOf(pid);
    expect(children).toHaveLength(2);
    parent.kill('SIGKILL');
    await until('both children have ended', () => children.every((child) => !isAlive(child)));
  });

  it('leaves no child behind that was still starting', async () => {
    const { parent, pid, output } = superviseStandIns([await standIn('first', 'slow')]);
    await output.includes('first begins');
    const [child = 0] = childrenOf(pid);
    parent.kill('SIGKILL');
    await until('the child has ended', () => !isAlive(child));
  });
});

import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Lading, startLading } from '../support/lading.ts';
import { freePort, isAlive, until } from '../support/processes.ts';

/** Runs `scripts/start.ts` to its end, for starts that are rejected. */
function refusedStart(env: Record<string, string>): { status: number | null; message: string } {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts', '--no-build'], {
    env: { ...process.env, NODE_ENV: 'development', ...env },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, message: stderr.trim() };
}

async function freePorts(): Promise<Record<string, string>> {
  return { PORT: String(await freePort()), BACKEND_PORT: String(await freePort()) };
}

describe('npm start', () => {
  let lading: Lading;
  beforeAll(async () => {
    lading = await startLading({ DEMO: '0' });
  });
  afterAll(() => lading.stop());

  const ready = async () => (await fetch(`${lading.url}/readyz`)).ok;

  it('prints the URL of Lading, and no demo sign-ins without a demo world', () => {
    expect(lading.output).toContain(`Lading is ready at ${lading.url}`);
    expect(lading.output.join('\n')).not.toContain('Lading-2026!');
  });

  it('rejects a data folder that another Lading uses, and leaves that one alone', async () => {
    const { status, message } = refusedStart({ ...(await freePorts()), DATA_DIR: lading.dataDir, DEMO: '0' });
    expect(status).toBe(1);
    expect(message).toMatch(/^DATA_DIR: .* is in use by another Lading/);
    expect(await ready()).toBe(true);
  });

  it('rejects a busy port with one line that names it', async () => {
    const { port } = new URL(lading.url);
    const { status, message } = refusedStart({ ...(await freePorts()), PORT: port });
    expect({ status, lines: message.split('\n').length }).toEqual({ status: 1, lines: 1 });
    expect(message).toContain(`Port ${port} (PORT) is in use`);
  });

  it('rejects an invalid setting, naming the variable', () => {
    const { status, message } = refusedStart({ PORT: 'many' });
    expect(status).toBe(1);
    expect(message).toMatch(/^PORT: /);
  });

  it('restarts a killed backend and a killed gateway', async () => {
    for (const name of ['backend', 'gateway'] as const) {
      const killed = lading.pidOf(name);
      process.kill(killed, 'SIGKILL');
      await until(`the ${name} is gone`, () => !isAlive(killed));
      await until(`Lading answers again without that ${name}`, () => ready().catch(() => false));
      expect(lading.output).toContain(`The ${name} ended (signal SIGKILL); starting it again.`);
    }
  });

  it('ends both processes when it is killed', async () => {
    const children = [lading.pidOf('backend'), lading.pidOf('gateway')];
    process.kill(lading.pid, 'SIGKILL');
    await until('both have ended', () => children.every((child) => !isAlive(child)));
  });
});

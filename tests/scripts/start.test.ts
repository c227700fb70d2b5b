import { spawn, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Lading, startLading } from '../support/lading.ts';
import { preparedDataDir } from '../support/preparedData.ts';
import { accepts, childrenOf, freePort, isAlive, killOnExit, outputOf, until } from '../support/processes.ts';

function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

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

  it('prints once how the first person gets in, after it is ready', async () => {
    // The backend makes the link while it already answers: its line comes when it comes.
    const links = () => lading.output.filter((one) => one.includes('token='));
    await expect.poll(links, { timeout: 30_000 }).not.toHaveLength(0);
    const [line, ...more] = links();
    expect(lading.output.findIndex((one) => one.includes('Lading is ready'))).toBeLessThan(
      lading.output.indexOf(line ?? ''),
    );
    expect([line, more]).toEqual([
      expect.stringMatching(
        /^Nobody can sign in to this Lading yet\. To set it up, open (\S+) within 60 minutes \(it works once\), or run npm run create-admin -- EMAIL\.$/,
      ),
      [],
    ]);
    expect(line).toContain(`open ${lading.url}/setup?token=`);
  });

  it('lets create-admin work beside it, and prints no link any more', async () => {
    const run = (...args: string[]) =>
      spawnSync(process.execPath, args, {
        env: { ...process.env, NODE_ENV: 'development', DATA_DIR: lading.dataDir, ADMIN_PASSWORD: 'Lading-2026!' },
        encoding: 'utf8',
      });
    const link = run('backend/setup/linkCommand.ts');
    expect(link.stdout).toMatch(/^Open http:\S+\/setup\?token=[\w-]{32} within 60 minutes\. It works once/);
    const made = run('backend/setup/createAdmin.ts', 'ada@hands.example', '--organization', 'Helping Hands');
    expect(made).toMatchObject({
      status: 0,
      stdout: 'Created the system administrator ada@hands.example and the organization Helping Hands.\n',
    });
    for (const again of [
      run('backend/setup/createAdmin.ts', 'bob@hands.example'),
      run('backend/setup/linkCommand.ts'),
    ]) {
      expect(again).toMatchObject({
        status: 78,
        stdout: '',
        stderr: expect.stringContaining('There are already users'),
      });
    }
    const response = await fetch(`${lading.backendUrl}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: { login: 'ada@hands.example', password: 'Lading-2026!' } }),
    });
    expect(response.status).toBe(200);
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

  it.each([
    ['PORT', 'many'],
    ['ADMIN_PASSWORD', 'short'],
  ])('rejects an invalid setting, naming %s, before it builds anything', (variable, value) => {
    const { status, message } = refusedStart({ [variable]: value });
    expect(status).toBe(1);
    expect(message).toMatch(new RegExp(`^${variable}: `));
  });

  it('restarts a killed backend and a killed gateway', async () => {
    for (const name of ['backend', 'gateway'] as const) {
      const killed = lading.pidOf(name);
      process.kill(killed, 'SIGKILL');
      await until(`the ${name} is gone`, () => !isAlive(killed));
      await until(`Lading answers again without that ${name}`, () => ready().catch(() => false));
      expect(lading.output).toContain(`The ${name} ended (signal SIGKILL); starting it again.`);
    }
    expect(lading.output.filter((line) => line.includes('token='))).toHaveLength(1);
  });

  it('leaves no process and no port when npm is stopped, killed or loses its terminal', async () => {
    for (const [how, signal] of [
      ['a signal to npm', 'SIGTERM'],
      ['kill -9 of npm', 'SIGKILL'],
      ['the end of the terminal', 'SIGHUP'],
    ] as const) {
      const env = await freePorts();
      const dataDir = await preparedDataDir('nobody');
      const npm = spawn('npm', ['start', '--', '--no-build'], {
        env: { ...process.env, ...env, NODE_ENV: 'development', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn' },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      killOnExit(npm);
      await outputOf(npm).includes('Lading is ready at');
      const started = descendantsOf(npm.pid ?? 0);
      expect(started.length).toBeGreaterThanOrEqual(3);
      // A terminal signals all processes of its foreground; others send a signal to npm alone.
      process.kill(signal === 'SIGHUP' ? -(npm.pid ?? 0) : (npm.pid ?? 0), signal);
      await until(`no process is left after ${how}`, () => started.every((pid) => !isAlive(pid)), 30_000);
      for (const port of Object.values(env)) expect(await accepts(Number(port))).toBe(false);
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    }
  });

  it('refuses a database that is newer than its code with one line, and is not tried again', async () => {
    const dataDir = await preparedDataDir('nobody');
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '99\n');
    const { status, message } = refusedStart({ ...(await freePorts()), DATA_DIR: dataDir, DEMO: '0' });
    expect(status).toBe(1);
    expect(message).toMatch(/^DATA_DIR: the database in .* is newer than this Lading: PostgreSQL 99, not 18\. .*$/);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  it('ends both processes when it is killed', async () => {
    const children = [lading.pidOf('backend'), lading.pidOf('gateway')];
    process.kill(lading.pid, 'SIGKILL');
    await until('both have ended', () => children.every((child) => !isAlive(child)));
  });
});

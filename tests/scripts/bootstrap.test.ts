import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

describe('the bootstrap', () => {
  let folder = '';
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lading-bootstrap-'));
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    cpSync('scripts/bootstrap.mjs', join(folder, 'bootstrap.mjs'));
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    writeFileSync(join(folder, 'node_modules/.lock-hash'), hashOf('{}'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const bootstrap = (env: Record<string, string> = {}, ...options: string[]) =>
    spawnSync(process.execPath, ['bootstrap.mjs', ...options], {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });

  /** Creates a stand-in for npm that prints its arguments and exits with this code. */
  function standInForNpm(code: number): Record<string, string> {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "npm $*"\nexit ${code}\n`, { mode: 0o755 });
    return { PATH: `${bin}:${process.env.PATH ?? ''}` };
  }

  it('does nothing if the packages are those of the lock file', () => {
    const { status, stdout } = bootstrap(standInForNpm(1));
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  it('installs, without install scripts and once, if the lock file has changed', () => {
    writeFileSync(join(folder, 'package-lock.json'), '{"changed": true}');
    const npm = standInForNpm(0);
    expect(bootstrap(npm).stdout).toContain('npm ci --ignore-scripts --omit=dev');
    expect(bootstrap(npm).stdout).toBe('');
  });

  it('adds the packages of development when they are needed, and keeps them from then on', () => {
    const npm = standInForNpm(0);
    expect(bootstrap(npm, '--all').stdout).toContain('npm ci --ignore-scripts --include=dev');
    expect(bootstrap(npm).stdout).toBe('');
    writeFileSync(join(folder, 'package-lock.json'), '{"changed": true}');
    expect(bootstrap(npm).stdout).toContain('npm ci --ignore-scripts --include=dev');
  });

  it('stops if the installation fails, and installs again next time', () => {
    writeFileSync(join(folder, 'package-lock.json'), '{"changed": true}');
    const npm = standInForNpm(7);
    expect(bootstrap(npm).status).toBe(7);
    expect(bootstrap(npm).status).toBe(7);
  });

  describe('on the Node.js that it installed', () => {
    const packaged = `scripts/node/node_modules/node-${process.platform}-${process.arch}/bin`;
    /** Runs it by a copy of the link, as npm does. */
    const onPackaged = () =>
      spawnSync(join(folder, packaged, 'node'), ['bootstrap.mjs'], { cwd: folder, encoding: 'utf8' });

    beforeEach(() => {
      mkdirSync(join(folder, packaged), { recursive: true });
      writeFileSync(join(folder, 'scripts/node/package-lock.json'), '{}');
      writeFileSync(join(folder, 'scripts/node/node_modules/.lock-hash'), hashOf('{}'));
      copyFileSync(process.execPath, join(folder, packaged, 'node'));
    });

    it('puts it back where the next script finds it', () => {
      const { status, stderr } = onPackaged();
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(realpathSync(join(folder, 'node_modules/.bin/node'))).toBe(realpathSync(join(folder, packaged, 'node')));
    });
  });

  it('leaves the machine’s own Node.js in charge if that is new enough', () => {
    expect(bootstrap().status).toBe(0);
    expect(existsSync(join(folder, 'node_modules/.bin/node'))).toBe(false);
  });
});

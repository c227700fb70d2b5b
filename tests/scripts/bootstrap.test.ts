import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

describe('the bootstrap', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lading-bootstrap-'));
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    cpSync('scripts/bootstrap.mjs', join(folder, 'bootstrap.mjs'));
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    writeFileSync(join(folder, 'node_modules/.lock-hash'), createHash('sha256').update('{}').digest('hex'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const bootstrap = (env: Record<string, string> = {}) =>
    spawnSync(process.execPath, ['bootstrap.mjs'], {
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
    expect(bootstrap(npm).stdout).toContain('npm ci --ignore-scripts --include=dev');
    expect(bootstrap(npm).stdout).toBe('');
  });

  it('stops if the installation fails, and installs again next time', () => {
    writeFileSync(join(folder, 'package-lock.json'), '{"changed": true}');
    const npm = standInForNpm(7);
    expect(bootstrap(npm).status).toBe(7);
    expect(bootstrap(npm).status).toBe(7);
  });

  it('removes the bundled Node.js if it does not start on this machine', () => {
    const bundled = join(folder, 'node_modules/.bin/node');
    writeFileSync(bundled, 'not a program', { mode: 0o755 });
    expect(bootstrap().status).toBe(0);
    expect(existsSync(bundled)).toBe(false);
  });
});

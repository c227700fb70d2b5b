/** Tests what `docs/adopting.md` and the files of `deploy/` say of Lading; `proxy.test.ts` starts those of the proxies. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../backend/config.ts';
import { readConfig } from '../../gateway/config.ts';
import { findProgram } from '../support/processes.ts';

const page = readFileSync('docs/adopting.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const hasSystemd = findProgram(['systemd-analyze']) !== null;

describe('the page about adopting Lading', () => {
  it('names commands, files and headings that exist', () => {
    const commands = [...page.matchAll(/(?:npm run (?:--silent )?|sudo lading )([a-z][a-z:-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const files = page.match(/deploy\/[\w./-]*\w/g) ?? [];
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, text = '']) =>
      text
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    const linked = [
      ...`${page}${readFileSync('README.md', 'utf8')}`.matchAll(/\((?:docs\/adopting\.md)?#(\d[^)]*)\)/g),
    ];
    expect(linked.map(([, anchor = '']) => anchor).filter((anchor) => !headings.includes(anchor))).toEqual([]);
  });
});

describe('the service', () => {
  it('has settings that pass once the key is made, those in comments too', () => {
    const env = parseEnv(readFileSync('deploy/systemd/lading.env', 'utf8').replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
    expect(env).toHaveProperty('SMTP_URL');
    const complete = { ...env, SECRET_KEY: 'x'.repeat(64) };
    expect(readSettings(complete).dataDir).toBe('/var/lib/lading');
    expect(readConfig(complete)).toMatchObject({ production: true, host: '127.0.0.1', trustProxy: 'loopback' });
  });

  it.skipIf(!hasSystemd)(hasSystemd ? 'is a valid unit' : '(skipped: no systemd-analyze on this machine)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lading-unit-'));
    const unit = join(folder, 'lading.service');
    const here = readFileSync('deploy/systemd/lading.service', 'utf8').replaceAll('/opt/lading', process.cwd());
    writeFileSync(unit, here.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    rmSync(folder, { recursive: true, force: true });
    const ours = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('lading.service'));
    expect(ours).toEqual([]);
  });
});

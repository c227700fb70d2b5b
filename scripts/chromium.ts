/** Ensures that browser tests have a Chromium: the machine's own, or Debian's package if it may be installed. */
import { spawnSync } from 'node:child_process';
import { findChromium } from '../tests/support/chromium.ts';
import { findProgram } from '../tests/support/processes.ts';

/** Installs Chromium if necessary and possible. @throws Error that explains how to get it otherwise */
export function ensureChromium(log: (line: string) => void): void {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && findProgram(['apt-get'])) {
    log('Installing Chromium for the browser tests (apt-get) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
      if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${stdout}${stderr}`);
    }
    if (findChromium()) return;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and this machine has none. Install one (Debian: apt-get install chromium), ' +
      'or name it: CHROMIUM=/path/to/chrome npm test',
  );
}

/** Ensures that browser tests have their browsers: the machine's own, or Debian's packages if they may be installed. */
import { spawnSync } from 'node:child_process';
import { findChromium } from '../tests/support/chromium.ts';
import { findFirefox } from '../tests/support/firefox.ts';
import { findProgram } from '../tests/support/processes.ts';

interface Browser {
  name: string;
  /** Debian's package. */
  debian: string;
  /** The variable that names another one. */
  variable: string;
  find: () => string | null;
}

const BROWSERS: readonly Browser[] = [
  { name: 'Chromium or Chrome', debian: 'chromium', variable: 'CHROMIUM', find: findChromium },
  { name: 'Firefox', debian: 'firefox-esr', variable: 'FIREFOX', find: findFirefox },
];

/** Installs missing browsers if possible. @throws Error that explains how to get them otherwise */
export function ensureBrowsers(log: (line: string) => void): void {
  const missing = BROWSERS.filter(({ find }) => !find());
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && findProgram(['apt-get'])) install(missing, log);
  const left = missing.filter(({ find }) => !find());
  if (left.length > 0) throw new Error(left.map(explained).join('\n'));
}

function install(missing: readonly Browser[], log: (line: string) => void): void {
  const packages = missing.map(({ debian }) => debian);
  log(`Installing ${packages.join(' and ')} for the browser tests (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}

const explained = ({ name, debian, variable }: Browser) =>
  `The browser tests need ${name}, and this machine has none. Install one (Debian: apt-get install ${debian}), ` +
  `or name it: ${variable}=/path/to/${debian} npm test`;

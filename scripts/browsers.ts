/** Ensures that browser tests have their browsers: the machine's own, or Debian's packages if they may be installed. */
import { execFile } from 'node:child_process';
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
  {
    name: 'Chromium or Chrome',
    debian: 'chromium-headless-shell',
    variable: 'CHROMIUM',
    find: findChromium,
  },
  { name: 'Firefox', debian: 'firefox-esr', variable: 'FIREFOX', find: findFirefox },
];

/**
 * Installs missing browsers if possible; resolves when they are there.
 * @throws Error at once, if they cannot be installed, that explains how to get them; rejects if an installation fails
 */
export function ensureBrowsers(log: (line: string) => void): Promise<void> {
  const missing = BROWSERS.filter(({ find }) => !find());
  if (missing.length === 0) return Promise.resolve();
  const mayInstall = process.getuid?.() === 0 && findProgram(['apt-get']) !== null;
  if (!mayInstall) throw new Error(missing.map(explained).join('\n'));
  return install(missing, log);
}

async function install(missing: readonly Browser[], log: (line: string) => void): Promise<void> {
  log(`Installing ${missing.map(({ name }) => name).join(' and ')} for the browser tests (apt-get) …`);
  const packages = missing.map(({ debian }) => debian);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const failure = await aptGet(args);
    if (failure !== null) throw new Error(failure);
  }
  const left = missing.filter(({ find }) => !find());
  if (left.length > 0) throw new Error(left.map(explained).join('\n'));
}

/** Runs apt-get; returns null, or what it said if it failed. */
function aptGet(args: readonly string[]): Promise<string | null> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return new Promise((resolve) => {
    execFile('apt-get', args, { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve(error ? `apt-get ${args.join(' ')} failed:\n${stdout}${stderr}` : null),
    );
  });
}

const explained = ({ name, debian, variable }: Browser) =>
  `The browser tests need ${name}, and this machine has none. Install one (Debian: apt-get install ${debian}), ` +
  `or name it: ${variable}=/path/to/${debian} npm test`;

/** The machine's Chromium, for browser tests and browser benchmarks. Nothing is ever downloaded. */
import { findProgram } from './processes.ts';

/** The path of Chromium or Chrome; `CHROMIUM` names another one. Null when there is none. */
export function findChromium(): string | null {
  return process.env.CHROMIUM || findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
}

/** What Playwright's launch takes: works as root, in containers with a small /dev/shm, and asks the network for nothing. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

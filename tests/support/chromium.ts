/** The machine's Chromium, for browser tests and browser benchmarks. Nothing is ever downloaded. */
import { findProgram } from './processes.ts';

/** The shell is the same engine without the window of a browser around it, and takes a seventh less of the processor. */
const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Returns the path of Chromium or Chrome; `CHROMIUM` overrides it. Null if there is none. */
export function findChromium(): string | null {
  return process.env.CHROMIUM || findProgram(PROGRAMS);
}

/** Returns launch options for Playwright: they allow root and a small /dev/shm, and prevent background requests. */
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

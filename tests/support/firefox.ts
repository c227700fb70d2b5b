/** The machine's Firefox, for browser tests. Nothing is ever downloaded. */
import { findProgram } from './processes.ts';

/** Returns the path of Firefox; `FIREFOX` overrides it. Null if there is none. */
export function findFirefox(): string | null {
  return process.env.FIREFOX || findProgram(['firefox-esr', 'firefox']);
}

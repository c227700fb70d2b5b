import type { Config } from '../config.ts';
import type { Report } from './events.ts';

/** What the person at the terminal asks for. */
export interface ImportCommand {
  readonly config: Config;
  readonly file: string;
  /** By name; the first one where none is named. */
  readonly organization: string | undefined;
  readonly dryRun: boolean;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  readonly report: Report;
}

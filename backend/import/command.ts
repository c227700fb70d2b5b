import type { Config } from '../config.ts';
import type { Report } from './events.ts';

/** The arguments of the command at the terminal. */
export interface ImportCommand {
  readonly config: Config;
  readonly file: string;
  /** The name of the organization; the only organization if undefined. */
  readonly organization: string | undefined;
  readonly dryRun: boolean;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  readonly report: Report;
}

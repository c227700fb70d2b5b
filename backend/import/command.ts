import type { Config } from '../config.ts';
import type { ImportKindKey } from '../fileImport/table.ts';
import type { Report } from './events.ts';

/** The arguments of the command at the terminal. */
export interface ImportCommand {
  readonly config: Config;
  readonly file: string;
  readonly kind: ImportKindKey;
  /** The name of the organization; the only organization if undefined. */
  readonly organization: string | undefined;
  /** The name of the program; the only one if undefined. */
  readonly program: string | undefined;
  /** The number of the order that items go into. */
  readonly order: string | undefined;
  readonly mapping: string | undefined;
  /** The e-mail address of the person in whose name it is imported; an administrator of the organization if undefined. */
  readonly as: string | undefined;
  /** Whether records are made of names that are not found. */
  readonly creates: boolean;
  readonly dryRun: boolean;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  readonly report: Report;
}

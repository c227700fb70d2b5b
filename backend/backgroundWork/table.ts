import type { Generated, JSONColumnType, Selectable } from 'kysely';

/** The states of work. The last three are final. */
export const workStates = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;
export type WorkState = (typeof workStates)[number];

/** What became of a row that was reached. A row that was `unchanged` already was as it should become. */
export const rowOutcomes = ['changed', 'unchanged', 'refused'] as const;
export type RowEnd = (typeof rowOutcomes)[number];

/** Work in the background: one change of many records. Any backend takes it up; see `runner.ts`. */
export interface WorkTable {
  id: Generated<number>;
  /** The key of its kind; one that this version does not know is left alone. */
  kind: string;
  organization_id: number;
  /** The program of its records; null if they are of several. */
  program_id: number | null;
  /** Who asked: a person, or an API key's user, with the key. */
  user_id: number;
  api_key_id: number | null;
  /** What becomes of each record, as its kind reads it; a row may have its own. */
  change: JSONColumnType<object>;
  state: Generated<WorkState>;
  /** Why it failed. */
  reason: Generated<string | null>;
  total: number;
  changed: Generated<number>;
  unchanged: Generated<number>;
  refused: Generated<number>;
  /** How many of the changed records the rules let go back, unless they are changed again. */
  undoable: Generated<number>;
  /** The work that it undoes. */
  undoes_id: Generated<number | null>;
  /** How often it was taken up since it last came further. */
  tries: Generated<number>;
  /** When it is taken up next, and when it was last. All times are by the database's clock. */
  due_at: Generated<Date>;
  turn_at: Generated<Date | null>;
  created_at: Generated<Date>;
  started_at: Generated<Date | null>;
  finished_at: Generated<Date | null>;
}

/** One record of a work. */
export interface WorkRowTable {
  work_id: number;
  /** Its place in the list, from 1. */
  position: number;
  record_id: number;
  /** Null for a record that belongs to no program. */
  program_id: number | null;
  /** The record's name when the work was started. */
  label: string;
  /** What becomes of this record, if it differs from the work's change. */
  change: JSONColumnType<object | null, string | null, never>;
  /** The only version that is changed; null for any. */
  expected_version: number | null;
  /** Null until it is reached. */
  outcome: Generated<RowEnd | null>;
  /** Why it was refused: the code of api/v1, and the text. */
  code: Generated<string | null>;
  reason: Generated<string | null>;
  /** The change that moves it back; null if the rules do not let it. */
  back: JSONColumnType<object | null, string | null, string | null>;
  /** Its version since. */
  version: Generated<number | null>;
}

declare module '../db/client.ts' {
  interface Database {
    works: WorkTable;
    work_rows: WorkRowTable;
  }
}

export type WorkRow = Selectable<WorkTable>;

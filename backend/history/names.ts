/** The names of the records that the fields of a history refer to by their ids. */
import type { Caller } from '../access/caller.ts';
import type { Role } from '../access/roles.ts';
import type { Db } from '../db/client.ts';
import type { FieldChange } from './table.ts';

/** A record that a field refers to, as lists and pickers name it. */
export interface HistoryName {
  readonly id: number;
  readonly name: string;
}

/** Returns the names of the records that a field's value before or after a change refers to. */
export type NamesOfChange = (change: FieldChange) => HistoryName[];

/**
 * Reads the names of all records that these changes refer to, with one statement for each record type. Records that the
 * caller may not see have none.
 */
export type NamesOf = (
  db: Db,
  caller: Caller,
  roles: readonly Role[],
  changes: readonly FieldChange[],
) => Promise<NamesOfChange>;

/** Returns the ids in the value of a field before and after a change: one, a list, or none. */
export function idsIn({ from, to }: FieldChange): number[] {
  return [...new Set([from, to].flat())].filter((id) => typeof id === 'number');
}

/** The names of records whose fields refer to no others. */
export const noNames = async (): Promise<NamesOfChange> => () => [];

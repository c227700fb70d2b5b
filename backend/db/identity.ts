import { type Generated, type GeneratedAlways, type RawBuilder, sql } from 'kysely';

/** The columns of a table whose records have a unique name or number. */
export interface Identity {
  /** The name as it is compared; the database derives it with `compare_key`. */
  identity: GeneratedAlways<string>;
  /** 0, or the record's id if another record had the same name before names were compared so; renaming ends that. */
  twin: Generated<number>;
}

/** Returns a text in the form that names and numbers are compared in, for a comparison with a column `identity`. */
export const compareKey = (text: string): RawBuilder<string> => sql<string>`compare_key(${text}::text)`;

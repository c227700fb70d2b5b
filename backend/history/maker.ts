import { sql } from 'kysely';
import type { RecordType } from '../access/areas.ts';

/** Selects who made a record, as its history tells: null if an import or Lading itself did. @param id the column of its id */
export const makerOf = (type: RecordType, id: string) =>
  sql<number | null>`(
    select h.user_id from history h
    where h.record_type = ${type} and h.record_id = ${sql.ref(id)} and h.action = 'create' order by h.id limit 1)`;

/** What old ids mean: a record that was merged into another has ended, and addresses that named it still do. */
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/**
 * Returns the ids that a filter by some records means: the ids themselves, and for those that have ended in a merge the
 * record that stands for each now. So a saved address finds what it found before. Whether the caller may see what is found
 * is for the list to decide.
 * @param type the type of the records, as `merged_records` names it
 */
export async function idsMeant(
  db: Db,
  type: 'Vendor' | 'EndUser' | 'Group',
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive meant (id) as (
      select unnest(${[...ids]}::bigint[])
      union select m.into_id from meant
        join merged_records r on r.record_type = ${type} and r.record_id = meant.id
        join merges m on m.id = r.merge_id and m.undone_at is null)
    select id from meant`.execute(db);
  return rows.map(({ id }) => id);
}

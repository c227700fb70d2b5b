/** One valid call of every route of merges and of likely twins, and the records that they are of. */
import { sql } from 'kysely';
import type { Db } from '../../../backend/db/client.ts';
import type { Place, Records } from './records.ts';
import type { Sample } from './samples.ts';

/** Inserts a second record for each that can be merged, and a merge that can be undone. */
export async function insertMerges(db: Db, place: Place, tag: string) {
  const { organization: organization_id, program: program_id, vendor } = place;
  const newVendor = async (name: string) =>
    (await db.insertInto('vendors').values({ organization_id, name }).returning('id').executeTakeFirstOrThrow()).id;
  const group = { program_id, name: `Twin ${tag}` };
  const gone = await newVendor(`Gone ${tag}`);
  const { rows } = await sql<{
    row: object;
  }>`delete from vendors t where id = ${gone} returning to_jsonb(t) as row`.execute(db);
  const { id: merge } = await db
    .insertInto('merges')
    .values({
      ...{ organization_id, program_id: null, record_type: 'Vendor', into_id: vendor, label: tag, user_id: null },
      ...{ history_id: 0, changes: '[]', undone_at: null, undone_by_id: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('merged_records')
    .values({ merge_id: merge, record_type: 'Vendor', record_id: gone, label: tag, row: JSON.stringify(rows[0]?.row) })
    .execute();
  return {
    merge,
    twinVendor: await newVendor(`Twin ${tag}`),
    twinEndUser: (
      await db
        .insertInto('end_users')
        .values({ organization_id, last_name: `Twin ${tag}` })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id,
    twinGroup: (await db.insertInto('groups').values(group).returning('id').executeTakeFirstOrThrow()).id,
  };
}

/** The samples, each of a record with its second one. */
export function mergeSamples(r: Records): Record<string, Sample> {
  const pairs = [
    ['vendors', r.vendor, r.twinVendor],
    ['end_users', r.endUser, r.twinEndUser],
    ['groups', r.group, r.twinGroup],
  ] as const;
  const samples = pairs.flatMap(([kind, id, twin]): [string, Sample][] => [
    [`GET /${kind}/duplicates`, {}],
    [`PUT /${kind}/duplicates`, { body: { duplicate: { record_ids: [id, twin], same: false } } }],
    [`GET /${kind}/merge_preview`, { query: `ids[]=${id}&ids[]=${twin}` }],
    [`GET /${kind}/:id/merges`, {}],
    [`POST /${kind}/:id/merges`, { body: { merge: { lock_version: 1, others: [{ id: twin, lock_version: 1 }] } } }],
  ]);
  return {
    'GET /likely_twins': { query: 'type=Vendor&texts[]=Kenya Pharma' },
    ...Object.fromEntries(samples),
    'POST /merges/:id/undo': {},
  };
}

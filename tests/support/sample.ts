/** What tests of sample data look at: whole lists, and whether a database is as it was. */
import { sql } from 'kysely';
import type { Db } from '../../backend/db/client.ts';
import type { Api, Many } from './api.ts';

/** The tables whose rows stay: what the feed tells, and sign-ins. */
const staying = ['changes', 'feed_start', 'sessions', 'kysely_migration', 'kysely_migration_lock'];

/** Returns a digest of the rows of each table. The history is without the entries that tell of sample data itself. */
export async function digest(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const digests: Record<string, string> = {};
  for (const { name } of rows.filter((table) => !staying.includes(table.name))) {
    const found = await sql<{ digest: string | null }>`
      select md5(string_agg(t::text, chr(10) order by t::text)) as digest from ${sql.table(name)} t
      where ${name === 'history' ? sql`changes::text not like '%sample_program%'` : sql`true`}`.execute(db);
    digests[name] = found.rows[0]?.digest ?? '';
  }
  return digests;
}

/** Reads a list that fits on one page. */
export const all = async <Item = { id: number }>(api: Api, list: string) =>
  (await api.get<Many<Item>>(`${list}${list.includes('?') ? '&' : '?'}items=100`)).data;

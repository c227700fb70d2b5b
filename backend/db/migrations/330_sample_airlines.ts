import { type Kysely, sql } from 'kysely';

/** Marks the airlines of couriers that are sample data, whose prefixes are unique apart from those of the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table airlines add column sample boolean not null default false`,
    sql`update airlines set sample = true from couriers c where c.id = airlines.courier_id and c.sample`,
    sql`drop index airlines_prefix`,
    sql`create unique index airlines_prefix on airlines (organization_id, sample, identity, twin) where twin >= 0`,
  ];
  for (const statement of statements) await statement.execute(db);
}

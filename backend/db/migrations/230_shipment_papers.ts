import { type Kysely, sql } from 'kysely';

/**
 * Keeps the papers of shipments as they were issued: what each revision prints, who issued it and when, and the files that
 * were printed from it. Printing it again gives the same bytes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table shipment_papers (
      id bigint generated always as identity primary key,
      organization_id bigint not null references organizations,
      shipment_id bigint not null references shipments on delete cascade,
      revision integer not null check (revision > 0),
      issued_on date not null,
      at timestamptz not null,
      user_id bigint references users,
      content jsonb not null,
      printed jsonb not null,
      unique (shipment_id, revision))`,
    sql`create table shipment_paper_files (
      paper_id bigint not null references shipment_papers on delete cascade,
      kind text not null,
      file_key text not null unique,
      primary key (paper_id, kind))`,
  ];
  for (const statement of statements) await statement.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Creates the queue of mails, and adds to password links the mail that they were created for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table mails (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('password_link', 'invitation')),
      login text,
      user_id bigint references users on delete cascade,
      sender_id bigint references users on delete cascade,
      tries integer not null default 0,
      due_at timestamptz not null,
      expires_at timestamptz not null,
      check ((kind = 'password_link') = (login is not null)),
      check ((kind = 'invitation') = (user_id is not null and sender_id is not null)))`,
    sql`create index mails_due on mails (due_at)`,
    sql`create index mails_user on mails (user_id)`,
    // No foreign key: the mail is deleted once it is sent.
    sql`alter table password_links add column mail_id bigint`,
  ];
  for (const statement of statements) await statement.execute(db);
}

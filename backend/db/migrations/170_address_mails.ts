import { type Kysely, sql } from 'kysely';

/** Adds the mails that tell a person of a changed address: one to the old address, one to the new one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table mails drop constraint mails_kind_check, drop constraint mails_check, drop constraint mails_check1`,
    sql`alter table mails add column new_address text`,
    sql`alter table mails add constraint mails_kind_check check (
      kind in ('password_link', 'invitation', 'address_left', 'address_reached'))`,
    sql`alter table mails add constraint mails_login_check check ((kind <> 'invitation') = (login is not null))`,
    sql`alter table mails add constraint mails_user_check check (
      (kind <> 'password_link') = (user_id is not null and sender_id is not null))`,
  ];
  for (const statement of statements) await statement.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Adds the status `invited` of a person, with until when the invitation holds, and what is known of a link: what it is for, who
 * invites, whether it was copied instead of mailed, and how it ended. Who was invited before and neither accepted nor was
 * withdrawn is invited, until seven days after the last invitation, or as long as a link of it holds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table users drop constraint users_status_check, add column invited_until timestamptz`,
    sql`alter table users add constraint users_status_check check (status in ('active', 'inactive', 'invited'))`,
    sql`update users u set status = 'invited', invited_until = h.at + interval '7 days'
      from (
        select distinct on (record_id) record_id, action, at from history
        where record_type = 'User' and action in ('create', 'invite', 'deactivate')
        order by record_id, id desc) h
      where h.record_id = u.id and h.action <> 'deactivate'
        and u.status = 'inactive' and u.password_hash is null and not u.service`,
    sql`update users u set status = 'invited', invited_until = l.until
      from (select user_id, max(expires_at) as until from password_links where expires_at > now() group by user_id) l
      where l.user_id = u.id and u.status = 'inactive' and u.password_hash is null and not u.service`,
    sql`alter table users add constraint users_invited check (
      (status = 'invited') = (invited_until is not null) and (status <> 'invited' or password_hash is null))`,
    sql`alter table password_links
      add column purpose text not null default 'reset' check (purpose in ('reset', 'invitation')),
      add column sender_id bigint references users on delete set null,
      add column copied boolean not null default false,
      add column ended_at timestamptz,
      add column ended_as text check (ended_as in ('used', 'withdrawn', 'replaced')),
      add constraint password_links_ended check ((ended_at is null) = (ended_as is null))`,
    sql`update password_links l set purpose = 'invitation' from users u where u.id = l.user_id and u.status <> 'active'`,
  ];
  for (const statement of statements) await statement.execute(db);
}

import { mayInvite } from '../access/grants.ts';
import type { Role } from '../access/roles.ts';
import type { Db } from '../db/client.ts';
import type { PasswordLink } from './schema.ts';

type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** A link, and what it does for whoever holds it. */
export type JudgedLink = FoundLink & { readonly state: Exclude<PasswordLink['state'], 'unknown'> };

/**
 * Finds a link and judges it: only an open one sets a password. A copied link works only as long as the person who has seen it
 * could still invite this user.
 * @param hash of its token, as `hashToken` makes it
 * @returns null if there is no such link
 */
export async function judgeLink(db: Db, roles: readonly Role[], hash: string, now: Date): Promise<JudgedLink | null> {
  const link = await findLink(db, hash);
  return link ? { ...link, state: await stateOf(db, roles, link, now) } : null;
}

async function stateOf(db: Db, roles: readonly Role[], link: FoundLink, now: Date): Promise<JudgedLink['state']> {
  if (link.ended_as) return link.ended_as;
  if (link.expires_at <= now) return 'expired';
  if (link.status !== (link.purpose === 'invitation' ? 'invited' : 'active')) return 'withdrawn';
  if (!link.copied) return 'open';
  const inviter = await personOf(db, link.sender_id);
  return inviter && (await mayInvite(db, roles, { inviter, invited: link })) ? 'open' : 'withdrawn';
}

function findLink(db: Db, hash: string) {
  return db
    .selectFrom('password_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['u.id', 'u.organization_id', 'u.permission_id', 'u.status'])
    .select(['l.purpose', 'l.sender_id', 'l.copied', 'l.expires_at', 'l.ended_as'])
    .where('l.token_hash', '=', hash)
    .executeTakeFirst();
}

function personOf(db: Db, id: number | null) {
  return db
    .selectFrom('users')
    .select(['id', 'organization_id', 'permission_id', 'status', 'first_name', 'last_name'])
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
}

const NOBODY = {
  first_name: null,
  last_name: null,
  email: null,
  expires_at: null,
  invited_by: null,
  organization_name: null,
  permission_name: null,
};

/** Returns what the holder of a link may know of it. @param link null if there is none */
export async function describeLink(db: Db, roles: readonly Role[], link: JudgedLink | null): Promise<PasswordLink> {
  if (!link) return { state: 'unknown', purpose: null, ...NOBODY };
  const { state, purpose } = link;
  if (state !== 'open') return { state, purpose, ...NOBODY };
  const user = await db
    .selectFrom('users as u')
    .innerJoin('organizations as o', 'o.id', 'u.organization_id')
    .select(['u.first_name', 'u.last_name', 'u.email', 'o.name as organization_name'])
    .where('u.id', '=', link.id)
    .executeTakeFirstOrThrow();
  const { organization_name, ...person } = user;
  const known = { state, purpose, ...NOBODY, ...person, expires_at: link.expires_at.toISOString() };
  if (purpose === 'reset') return known;
  const inviter = await personOf(db, link.sender_id);
  return {
    ...known,
    organization_name,
    invited_by: inviter ? `${inviter.first_name} ${inviter.last_name}` : null,
    permission_name: roles.find(({ id }) => id === link.permission_id)?.name ?? null,
  };
}

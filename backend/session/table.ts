import { createHash, randomBytes } from 'node:crypto';
import { type ColumnType, type Generated, sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** A user's session. It lasts until it is ended or 86,400 s have passed. */
export interface SessionTable {
  id: Generated<string>;
  user_id: number;
  /** The number of the session's newest token; each refresh issues the next. */
  generation: Generated<number>;
  generation_issued_at: Generated<Date>;
  /** When the newest token was first used, except for the gateway's retry; null until then. */
  generation_used_at: Date | null;
  created_at: Generated<Date>;
  expires_at: ColumnType<Date, Date, never>;
  ended_at: Date | null;
}

/** How a link ended: it set a password, it was taken back, or a newer one took its place. */
export type LinkEnd = 'used' | 'withdrawn' | 'replaced';

/** A mailed or copied link that can be used once to set a password. The token itself is never stored. */
export interface PasswordLinkTable {
  /** SHA-256 of the token, which is random enough that no slower hash is needed. */
  token_hash: string;
  user_id: number;
  /** The mail with the link, once that is being sent. */
  mail_id: number | null;
  /** Whether it sets the first password of an invited person, or another one of somebody who has an account. */
  purpose: Generated<'reset' | 'invitation'>;
  /** The person who invites, if known, or who copied the link; null in a reset that the user requested. */
  sender_id: number | null;
  /** Whether the sender has seen it, instead of only having it mailed. */
  copied: Generated<boolean>;
  ended_at: Date | null;
  ended_as: LinkEnd | null;
  created_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date, Date, never>;
}

declare module '../db/client.ts' {
  interface Database {
    sessions: SessionTable;
    password_links: PasswordLinkTable;
  }
}

/** Ends sessions immediately: every request checks the row. */
export async function endSessions(
  db: Db,
  where: { sessionId: string } | { userId: number; except?: string },
): Promise<void> {
  const open = db.updateTable('sessions').set({ ended_at: sql`now()` }).where('ended_at', 'is', null);
  if ('sessionId' in where) await open.where('id', '=', where.sessionId).execute();
  else if (where.except) await open.where('user_id', '=', where.userId).where('id', '!=', where.except).execute();
  else await open.where('user_id', '=', where.userId).execute();
}

/** Hashes a link's token for storage and lookup. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** What is known of a new link. */
interface NewLink {
  /** The mail with the link; a link of its previous attempt, which was not delivered, is deleted. */
  readonly mailId?: number;
  /** A reset by default. */
  readonly purpose?: 'reset' | 'invitation';
  /** Who invites, or hands the link on, and whether that person sees it; nobody if the user requested it. */
  readonly sender?: { readonly id: number | null; readonly copied: boolean };
}

/**
 * Creates a link that sets a user's password: another one or, in an invitation, the first.
 * @returns its token, which is not stored
 */
export async function makePasswordLink(
  db: Db,
  userId: number,
  now: Date,
  validMinutes: number,
  { mailId, purpose = 'reset', sender }: NewLink = {},
): Promise<string> {
  if (mailId !== undefined) {
    await db.deleteFrom('password_links').where('user_id', '=', userId).where('mail_id', '=', mailId).execute();
  }
  const token = randomBytes(24).toString('base64url');
  const expires_at = new Date(now.getTime() + validMinutes * 60_000);
  const link = { token_hash: hashToken(token), user_id: userId, mail_id: mailId ?? null, created_at: now, expires_at };
  const { id: sender_id = null, copied = false } = sender ?? {};
  await db
    .insertInto('password_links')
    .values({ ...link, purpose, sender_id, copied })
    .execute();
  return token;
}

/**
 * Ends all links that would set a user's password, and queued invitations: the password was set, or the links are no
 * longer for this user. Their rows stay for a while, so that whoever opens such a link later learns why it does not work.
 */
export async function endPasswordLinks(db: Db, userId: number, as: LinkEnd): Promise<void> {
  await db.deleteFrom('mails').where('user_id', '=', userId).where('kind', '=', 'invitation').execute();
  await endLinks(db, userId, as).execute();
}

/** Ends the copied links of a user; the mailed one stays. */
export async function endCopiedLinks(db: Db, userId: number): Promise<void> {
  await endLinks(db, userId, 'replaced').where('copied', '=', true).execute();
}

const endLinks = (db: Db, userId: number, as: LinkEnd) =>
  db
    .updateTable('password_links')
    .set({ ended_at: sql`now()`, ended_as: as })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);

/** Returns the URL of a link. @param publicUrl from the configuration, never from a request */
export const passwordPage = (publicUrl: string, token: string) => `${publicUrl}/reset-password?token=${token}`;

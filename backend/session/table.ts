import { createHash, randomBytes } from 'node:crypto';
import { type ColumnType, type Generated, sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** One signing-in of one person. It lives until it is ended or 86,400 s have passed. */
export interface SessionTable {
  id: Generated<string>;
  user_id: number;
  /** Which token of the session is the newest; each refresh gives the next. */
  generation: Generated<number>;
  generation_issued_at: Generated<Date>;
  /** When the newest token was first used for anything but the gateway's repeat; null until then. */
  generation_used_at: Date | null;
  created_at: Generated<Date>;
  expires_at: ColumnType<Date, Date, never>;
  ended_at: Date | null;
}

/** A link that was mailed to somebody, with which a password can be set once. Its token itself is stored nowhere. */
export interface PasswordLinkTable {
  /** SHA-256 of the token; it is random enough that nothing slower is needed. */
  token_hash: string;
  user_id: number;
  /** The mail that brings it, from when it is taken up on. */
  mail_id: number | null;
  created_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date, Date, never>;
}

declare module '../db/client.ts' {
  interface Database {
    sessions: SessionTable;
    password_links: PasswordLinkTable;
  }
}

/** Ends sessions; every request checks the row, so it is over at once. */
export async function endSessions(
  db: Db,
  where: { sessionId: string } | { userId: number; except?: string },
): Promise<void> {
  const open = db.updateTable('sessions').set({ ended_at: sql`now()` }).where('ended_at', 'is', null);
  if ('sessionId' in where) await open.where('id', '=', where.sessionId).execute();
  else if (where.except) await open.where('user_id', '=', where.userId).where('id', '!=', where.except).execute();
  else await open.where('user_id', '=', where.userId).execute();
}

/** How the token of a link is stored and looked for. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Makes a link that sets a user's password.
 * @param mailId the mail that brings it; the link of a try before, which did not arrive, ends
 * @returns its token, which is nowhere else
 */
export async function makePasswordLink(
  db: Db,
  userId: number,
  now: Date,
  validMinutes: number,
  mailId?: number,
): Promise<string> {
  if (mailId !== undefined) {
    await db.deleteFrom('password_links').where('user_id', '=', userId).where('mail_id', '=', mailId).execute();
  }
  const token = randomBytes(24).toString('base64url');
  const expires_at = new Date(now.getTime() + validMinutes * 60_000);
  const link = { token_hash: hashToken(token), user_id: userId, mail_id: mailId ?? null, created_at: now, expires_at };
  await db.insertInto('password_links').values(link).execute();
  return token;
}

/**
 * Ends all links that would set a user's password, and invitations that would bring one: it was set, or they are no longer
 * for this person.
 */
export async function endPasswordLinks(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('mails').where('user_id', '=', userId).execute();
  await db.deleteFrom('password_links').where('user_id', '=', userId).execute();
}

/** Where a link leads. @param publicUrl from the configuration, never from a request */
export const passwordPage = (publicUrl: string, token: string) => `${publicUrl}/reset-password?token=${token}`;

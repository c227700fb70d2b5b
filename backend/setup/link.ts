import { randomBytes } from 'node:crypto';
import { hasPeople } from '../access/somebody.ts';
import type { Db } from '../db/client.ts';
import { hashToken } from '../session/table.ts';

/** How long a printed link is valid, in minutes. */
export const linkMinutes = 60;

const DAY = 86_400_000;

/**
 * Makes a link that sets Lading up. Earlier ones stay valid until they run out: several backends on one database each
 * print their own.
 * @param publicUrl from the configuration, never from a request
 * @returns its address, which is not stored; null if anybody exists
 */
export async function makeSetupLink(db: Db, publicUrl: string, now: Date): Promise<string | null> {
  if (await hasPeople(db)) return null;
  // A link that ran out is remembered for a day, so that whoever opens it is told so.
  await db
    .deleteFrom('setup_links')
    .where('expires_at', '<', new Date(now.getTime() - DAY))
    .execute();
  const token = randomBytes(24).toString('base64url');
  const expires_at = new Date(now.getTime() + linkMinutes * 60_000);
  await db
    .insertInto('setup_links')
    .values({ token_hash: hashToken(token), created_at: now, expires_at })
    .execute();
  return `${publicUrl}/setup?token=${token}`;
}

/** What a link's token is: valid, one that ran out, or none of this Lading's. */
export type LinkState = 'valid' | 'over' | 'unknown';

/** Returns what the token of a link is. */
export async function setupLinkState(db: Db, token: string, now: Date): Promise<LinkState> {
  const link = await db
    .selectFrom('setup_links')
    .select('expires_at')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!link) return 'unknown';
  return link.expires_at > now ? 'valid' : 'over';
}

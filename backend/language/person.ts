import type { Db } from '../db/client.ts';
import { ENGLISH, isLanguage, type Language } from './languages.ts';

/**
 * Returns the language of a person to whom something is written while no request of theirs runs: mails, and what background
 * work reports. It is the one that they have chosen, or else the one that their browser last asked for, or else that of their
 * organization.
 * @param whom a user's id, or the address that the user signs in with
 */
export async function languageOfPerson(db: Db, whom: number | string, offered: readonly Language[]): Promise<Language> {
  const users = db
    .selectFrom('users')
    .innerJoin('organizations as o', 'o.id', 'users.organization_id')
    .select(['users.language', 'users.asked_language', 'o.language as organization_language']);
  const row = await (typeof whom === 'number'
    ? users.where('users.id', '=', whom)
    : users.where((eb) => eb(eb.fn('lower', [eb.fn('btrim', ['users.email'])]), '=', whom.toLowerCase()))
  ).executeTakeFirst();
  const isOffered = (code: string | null | undefined): code is Language =>
    code !== null && code !== undefined && isLanguage(code) && offered.includes(code);
  return [row?.language, row?.asked_language, row?.organization_language].find(isOffered) ?? ENGLISH;
}

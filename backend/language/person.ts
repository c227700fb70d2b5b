import type { Db } from '../db/client.ts';
import { ENGLISH, isLanguage, type Language } from './languages.ts';

/**
 * Returns the language of a person to whom something is written while no request of theirs runs: mails, and what background
 * work reports. It is the one that they have chosen, or else the one that their browser last asked for.
 * @param whom a user's id, or the address that the user signs in with
 */
export async function languageOfPerson(db: Db, whom: number | string, offered: readonly Language[]): Promise<Language> {
  const users = db.selectFrom('users').select(['language', 'asked_language']);
  const row = await (typeof whom === 'number'
    ? users.where('id', '=', whom)
    : users.where((eb) => eb(eb.fn('lower', [eb.fn('btrim', ['email'])]), '=', whom.toLowerCase()))
  ).executeTakeFirst();
  const isOffered = (code: string | null | undefined): code is Language =>
    code !== null && code !== undefined && isLanguage(code) && offered.includes(code);
  return [row?.language, row?.asked_language].find(isOffered) ?? ENGLISH;
}

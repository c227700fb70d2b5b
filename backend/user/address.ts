import { writeLetter } from '../mail/letter.ts';
import type { LetterWriter } from '../mail/mailer.ts';
import { endPasswordLinks } from '../session/table.ts';
import type { UserContext } from './context.ts';
import { invite } from './invitation.ts';
import { messages } from './messages.ts';
import type { UserRow } from './read.ts';

/** How long the mails about a changed address are worth sending, in days. */
const worthDays = 7;

/**
 * Ends the links mailed to a user's previous address, and tells both addresses of the change, so that nobody's account moves
 * away unnoticed. An invited user is invited again at the new address. Of a user who never set a password, the old address,
 * which may be a stranger's, does not learn the new one, and the new one is not told to sign in.
 * @param before the user before the change
 */
export async function followAddress(context: UserContext, before: UserRow, email: string): Promise<void> {
  const { db, caller, services } = context;
  const { id: user_id, status, is_new, email: previous } = before;
  if (status === 'invited') await invite(context, user_id);
  else await endPasswordLinks(db, user_id, 'withdrawn');
  if (previous?.toLowerCase() === email.toLowerCase()) return;
  const about = { user_id, sender_id: caller.userId };
  const post = (subject: { kind: 'address_left' | 'address_reached'; login: string; new_address: string | null }) =>
    services.mailer.post(db, { ...about, ...subject }, worthDays * 86_400_000);
  if (previous) await post({ kind: 'address_left', login: previous, new_address: is_new ? null : email });
  if (!is_new) await post({ kind: 'address_reached', login: email, new_address: null });
}

/** Writes the letters about a changed address. */
const addressLetter =
  (kind: 'address_left' | 'address_reached'): LetterWriter =>
  async (db, mail) => {
    const about = await db
      .selectFrom('mails as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .innerJoin('organizations as o', 'o.id', 'u.organization_id')
      .innerJoin('users as s', 's.id', 'm.sender_id')
      .select(['u.first_name', 'u.last_name', 'm.login', 'm.new_address', 'o.name as organization'])
      .select(['s.first_name as sender_first_name', 's.last_name as sender_last_name'])
      .where('m.id', '=', mail.id)
      .where('m.login', 'is not', null)
      .$narrowType<{ login: string }>()
      .executeTakeFirst();
    if (!about) return null;
    const { first_name, last_name, login, new_address, organization } = about;
    const sender = `${about.sender_first_name} ${about.sender_last_name}`;
    const { subject, left, reached } = messages.addressChange;
    return writeLetter({
      to: { first_name, last_name, email: login },
      subject,
      before: kind === 'address_left' ? left(sender, organization, new_address) : reached(sender, organization),
      after: messages.addressChange.after,
    });
  };

/** The letters that tell the old and the new address of a change. */
export const addressLetters = {
  address_left: addressLetter('address_left'),
  address_reached: addressLetter('address_reached'),
};

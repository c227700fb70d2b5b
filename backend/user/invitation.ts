import { writeLetter } from '../mail/letter.ts';
import type { LetterWriter } from '../mail/mailer.ts';
import { endPasswordLinks, makePasswordLink, passwordPage } from '../session/table.ts';
import type { UserContext } from './context.ts';
import { messages } from './messages.ts';

/** How long an invitation is valid, in days. */
const invitationDays = 7;

/** Mails a user the link that sets a first password and activates the account; earlier links end. */
export async function invite({ db, caller, services }: UserContext, userId: number): Promise<void> {
  await endPasswordLinks(db, userId);
  const subject = { kind: 'invitation', user_id: userId, sender_id: caller.userId } as const;
  await services.mailer.post(db, subject, invitationDays * 86_400_000);
}

/** Writes the letter of an invitation, with a new link; null if it was withdrawn meanwhile. */
export const invitationLetter: LetterWriter = async (db, mail, { publicUrl, now }) => {
  // Withdrawing an invitation locks this row.
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', mail.user_id ?? 0)
    .forUpdate()
    .execute();
  const invited = await db
    .selectFrom('mails as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('organizations as o', 'o.id', 'u.organization_id')
    .innerJoin('users as s', 's.id', 'm.sender_id')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'o.name as organization'])
    .select(['s.first_name as sender_first_name', 's.last_name as sender_last_name'])
    .where('m.id', '=', mail.id)
    .where('u.email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst();
  if (!invited) return null;
  const token = await makePasswordLink(db, invited.id, now, invitationDays * 24 * 60, mail.id);
  const { subject, before, link, after } = messages.invitation;
  return writeLetter({
    to: invited,
    subject,
    before: before(`${invited.sender_first_name} ${invited.sender_last_name}`, invited.organization),
    link: { label: link, url: passwordPage(publicUrl, token) },
    after: after(invitationDays),
  });
};

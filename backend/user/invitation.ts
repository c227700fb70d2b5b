import { writeLetter } from '../mail/letter.ts';
import type { LetterWriter } from '../mail/mailer.ts';
import { endPasswordLinks, makePasswordLink, passwordPage } from '../session/table.ts';
import { messages } from './messages.ts';
import type { UserContext } from './write.ts';

/** How long an invitation is good, in days. */
const invitationDays = 7;

/** Mails somebody the link that sets a first password and lets them in; one that was sent, or asked for, before ends. */
export async function invite({ db, caller, services }: UserContext, userId: number): Promise<void> {
  await endPasswordLinks(db, userId);
  const subject = { kind: 'invitation', user_id: userId, sender_id: caller.userId } as const;
  await services.mailer.post(db, subject, invitationDays * 86_400_000);
}

/** The letter of an invitation, with a new link; null when it was withdrawn meanwhile. */
export const invitationLetter: LetterWriter = async (db, mail, { publicUrl, now }) => {
  // Whoever withdraws it holds this row.
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

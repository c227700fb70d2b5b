import { writeLetter } from '../mail/letter.ts';
import type { LetterWriter } from '../mail/mailer.ts';
import { newVersion } from '../record/write.ts';
import { endPasswordLinks, makePasswordLink, passwordPage } from '../session/table.ts';
import type { UserContext } from './context.ts';
import { messages } from './messages.ts';

/** How long an invitation is valid, in days. */
const invitationDays = 7;
/** How long it is valid, in minutes. */
export const invitationMinutes = invitationDays * 24 * 60;
const validMs = invitationMinutes * 60_000;

/** Returns until when an invitation holds that is sent or copied now. */
export const invitedUntil = (now: Date) => new Date(now.getTime() + validMs);

/** Mails new users the link that sets a first password and activates the account. */
export async function mailInvitations({ db, caller, services }: UserContext, ids: readonly number[]): Promise<void> {
  const subjects = ids.map((user_id) => ({ kind: 'invitation', user_id, sender_id: caller.userId }) as const);
  await services.mailer.post(db, subjects, validMs);
}

/** Invites a user who never set a password, again: earlier links end, and a withdrawn invitation holds once more. */
export async function invite(context: UserContext, id: number): Promise<void> {
  await endPasswordLinks(context.db, id, 'replaced');
  await holdInvitation(context, id);
  await mailInvitations(context, [id]);
}

/**
 * Marks a user as invited from now on. Only another status is another version of the record.
 * @returns until when the invitation holds
 */
export async function holdInvitation({ db, services }: UserContext, id: number): Promise<Date> {
  const invited_until = invitedUntil(services.now());
  const ofUser = db.updateTable('users').where('id', '=', id);
  await ofUser
    .set({ status: 'invited', ...newVersion })
    .set({ invited_until })
    .where('status', '=', 'inactive')
    .execute();
  await ofUser.set({ invited_until }).where('status', '=', 'invited').execute();
  return invited_until;
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
    .where('u.status', '=', 'invited')
    .where('u.email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst();
  if (!invited) return null;
  const sender = { id: mail.sender_id, copied: false };
  const link = { mailId: mail.id, purpose: 'invitation', sender } as const;
  const token = await makePasswordLink(db, invited.id, now, invitationMinutes, link);
  // A mail that waited for its server holds longer than was said when it was posted.
  await db
    .updateTable('users')
    .set({ invited_until: invitedUntil(now) })
    .where('id', '=', invited.id)
    .execute();
  const { subject, before, link: label, after } = messages.invitation;
  return writeLetter({
    to: invited,
    subject,
    before: before(`${invited.sender_first_name} ${invited.sender_last_name}`, invited.organization),
    link: { label, url: passwordPage(publicUrl, token) },
    after: after(invitationDays),
  });
};

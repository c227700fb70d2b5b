import { writeLetter } from '../mail/letter.ts';
import { endPasswordLinks, makePasswordLink, passwordPage } from '../session/table.ts';
import { messages } from './messages.ts';
import type { UserContext } from './write.ts';

/** How long an invitation is good, in days. */
const invitationDays = 7;

/** Whom an invitation is for. */
interface Invited {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly organization_id: number;
}

/**
 * Mails somebody the link that sets a first password and lets them in; one that was sent before ends. The mail goes out
 * once the transaction is committed.
 */
export async function invite({ db, caller, services, afterCommit }: UserContext, user: Invited): Promise<void> {
  await endPasswordLinks(db, user.id);
  const token = await makePasswordLink(db, user.id, services.now(), invitationDays * 24 * 60);
  const inviter = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const organization = await db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', user.organization_id)
    .executeTakeFirstOrThrow();
  const { subject, before, link, after } = messages.invitation;
  const mail = writeLetter({
    to: user,
    subject,
    before: before(`${inviter.first_name} ${inviter.last_name}`, organization.name),
    link: { label: link, url: passwordPage(services.config.publicUrl, token) },
    after: after(invitationDays),
  });
  afterCommit(() => services.mailer.post('invitation', async () => mail));
}

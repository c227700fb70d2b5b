import { can } from '../access/caller.ts';
import { forbidden, rejectedTransition } from '../api/errors.ts';
import { noRight } from '../record/ability.ts';
import { linkMinutes } from '../session/rules.ts';
import { endCopiedLinks, makePasswordLink, passwordPage } from '../session/table.ts';
import type { UserContext } from './context.ts';
import { holdInvitation, invitationMinutes, invite } from './invitation.ts';
import { messages } from './messages.ts';
import { readUserRow, toRecord, whyOutOfScope } from './read.ts';
import type { InvitationLink, User } from './schema.ts';
import { users } from './write.ts';

/**
 * Sends a user's invitation again.
 * @throws 409 `transition` when the user has signed in before or is the caller, 403 on a user beyond the caller's scope, 404
 */
export async function sendInvitation(context: UserContext, id: number): Promise<User> {
  await requireAbility(context, id, 'invite');
  await invite(context, id);
  return users.finish(context, id, 'invite', []);
}

/**
 * Makes a link for an invited user that the caller hands on. The link in the mail stays valid; one that was copied before
 * does not. The history says who copied one.
 * @throws as `sendInvitation`, and 409 when the invitation was withdrawn
 */
export async function copyInvitationLink(context: UserContext, id: number): Promise<InvitationLink> {
  const { db, caller, services } = context;
  await requireAbility(context, id, 'copy_invitation_link');
  await endCopiedLinks(db, id);
  const sender = { id: caller.userId, copied: true };
  const token = await makePasswordLink(db, id, services.now(), invitationMinutes, { purpose: 'invitation', sender });
  const until = await holdInvitation(context, id);
  await users.finish(context, id, 'copy_invitation_link', []);
  return { url: passwordPage(services.config.publicUrl, token), expires_at: until.toISOString() };
}

/**
 * Makes a link with which an active user sets another password, that the caller hands on because no mail reaches the user. One
 * that was copied before ends; the history says who copied one.
 * @throws 409 `transition` where a mail server is set up, when the user is not active or is the caller, 403 on a user beyond the
 *   caller's scope, 404
 */
export async function copyResetLink(context: UserContext, id: number): Promise<InvitationLink> {
  const { db, caller, services } = context;
  await requireAbility(context, id, 'copy_reset_link');
  if (services.config.smtpUrl !== undefined) throw rejectedTransition(messages.mailReaches);
  await endCopiedLinks(db, id);
  const now = services.now();
  const sender = { id: caller.userId, copied: true };
  const token = await makePasswordLink(db, id, now, linkMinutes, { sender });
  await users.finish(context, id, 'copy_reset_link', []);
  const until = new Date(now.getTime() + linkMinutes * 60_000);
  return { url: passwordPage(services.config.publicUrl, token), expires_at: until.toISOString() };
}

type LinkAction = 'invite' | 'copy_invitation_link' | 'copy_reset_link';

/** Locks the user and checks that the caller may do this with it now. @throws 409, 403, 404 */
async function requireAbility(context: UserContext, id: number, action: LinkAction) {
  const { db, caller, services } = context;
  const row = await readUserRow(db, caller, id, true);
  const refused = (!can(caller, 'users', 'update') && noRight()) || whyOutOfScope(caller, row, services.roles);
  if (refused) throw forbidden(refused);
  const ability = toRecord(row, caller, services.roles).abilities.find((one) => one.action === action);
  if (!ability?.allowed) throw rejectedTransition(ability?.reason ?? '');
}

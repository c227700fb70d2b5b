import { hashPassword } from '../access/password.ts';
import { passwordProblem } from '../access/passwordRules.ts';
import { type FieldMessages, invalid } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { note } from '../history/note.ts';
import { writeHistory } from '../history/table.ts';
import { setRateLimitHeaders } from '../http/rateLimit.ts';
import { publicRoute } from '../http/route.ts';
import { topic } from '../live/broadcast.ts';
import { writeLetter } from '../mail/letter.ts';
import type { LetterWriter } from '../mail/mailer.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { networkKey } from '../turns/sharedWork.ts';
import { messages } from './messages.ts';
import { passwordLinkRequest, passwordReset } from './schema.ts';
import { endPasswordLinks, endSessions, hashToken, makePasswordLink, passwordPage } from './table.ts';

/** How long a requested link is valid, in minutes. */
const linkMinutes = 30;
/** How many links of one account may be valid at once: requests from many addresses must not flood a mailbox. */
const maxLinks = 5;

/** The api/v1 routes of users who forgot their password, or were invited and have none yet. */
export const forgottenPasswordRoutes = [
  publicRoute('post', {
    path: '/api/v1/forgot_password',
    summary: 'Mails a link for setting a new password. The response is the same whether or not the user exists.',
    peopleOnly: true,
    body: passwordLinkRequest,
    wrapper: 'user',
    handle: async ({ db, body, services, request, response, gone }) => {
      // Counted like a failed sign-in, even if the account does not exist.
      await services.attempts.linkRequest.attempt(
        body.login,
        request.ip ?? '',
        async () => false,
        setRateLimitHeaders(response),
        gone,
      );
      // Even the account is looked up after the response, which therefore takes the same time for any address.
      await services.mailer.post(db, { kind: 'password_link', login: body.login }, linkMinutes * 60_000);
    },
  }),
  publicRoute('put', {
    path: '/api/v1/forgot_password',
    summary: 'Sets a password with a mailed link, once; ends all sessions of the user, and activates an invited user.',
    peopleOnly: true,
    body: passwordReset,
    wrapper: 'user',
    handle: async ({ db, body, services, request, response, gone, announce }) => {
      const hash = hashToken(body.reset_password_token);
      const errors: FieldMessages = {};
      const problem = passwordProblem(body.password);
      // The message follows the field's name.
      if (problem) errors['password'] = [problem.replace(/^Password /, '')];
      if (body.password_confirmation !== body.password) errors['password_confirmation'] = [messages.noMatch];
      const find = async () => (await liveLink(db, hash, services.now())) ?? null;
      const link = await services.attempts.linkAnswer.attempt(
        hash,
        request.ip ?? '',
        find,
        setRateLimitHeaders(response),
        gone,
      );
      if (!link) errors['reset_password_token'] = [messages.linkIsOver];
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const turn = { key: networkKey(request.ip), gone };
      const passwordHash = await services.work.passwords.run(turn, () => hashPassword(body.password));
      await db.transaction().execute((trx) => useLink({ db: trx, announce }, hash, passwordHash, services.now()));
    },
  }),
];

/** Writes the letter with a new link to the user with the given address; null if no such user may sign in. */
export const passwordLinkLetter: LetterWriter = async (db, { id: mailId, login }, { publicUrl, now }) => {
  const user = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .$narrowType<{ email: string }>()
    .where((eb) => eb(eb.fn('lower', [eb.fn('btrim', ['email'])]), '=', (login ?? '').toLowerCase()))
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  if (!user) return null;
  const links = await db
    .selectFrom('password_links')
    .select('token_hash')
    .where('user_id', '=', user.id)
    .where('mail_id', 'is distinct from', mailId)
    .where('expires_at', '>', now)
    .execute();
  if (links.length >= maxLinks) return null;
  const token = await makePasswordLink(db, user.id, now, linkMinutes, mailId);
  const { subject, before, link, after } = messages.resetMail;
  const url = passwordPage(publicUrl, token);
  return writeLetter({ to: user, subject, before, link: { label: link, url }, after: after(linkMinutes) });
};

/** Finds the user whose password a link can set: active, or invited and without a password. */
function liveLink(db: Db, hash: string, now: Date) {
  return db
    .selectFrom('password_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['u.id', 'u.organization_id', 'u.status'])
    .where('l.token_hash', '=', hash)
    .where('l.expires_at', '>', now)
    .where((eb) => eb.or([eb('u.status', '=', 'active'), eb('u.password_hash', 'is', null)]))
    .executeTakeFirst();
}

/** Sets the password and ends everything that the old one opened. @throws 422 when the link was used meanwhile */
async function useLink(
  { db, announce }: Pick<WriteContext, 'db' | 'announce'>,
  hash: string,
  password_hash: string,
  now: Date,
): Promise<void> {
  const link = await db
    .selectFrom('password_links')
    .select('user_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  // Locked before the link, so that the second of two concurrent requests finds the link used.
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', link?.user_id ?? 0)
    .forUpdate()
    .execute();
  const user = await liveLink(db, hash, now);
  if (!user) throw invalid({ reset_password_token: [messages.linkIsOver] });
  const isInvited = user.status !== 'active';
  const { lock_version: lockVersion } = await db
    .updateTable('users')
    .set({ password_hash, ...(isInvited && { status: 'active' as const, ...newVersion }) })
    .where('id', '=', user.id)
    .returning('lock_version')
    .executeTakeFirstOrThrow();
  await endPasswordLinks(db, user.id);
  await endSessions(db, { userId: user.id });
  const { id, organization_id: organizationId } = user;
  const done = { organizationId, type: 'User', id, userId: id } as const;
  const changes = [{ field: 'status', from: user.status, to: 'active' }];
  if (isInvited) {
    const change = { type: 'User', id, organizationId, action: 'edit', lockVersion, by: id } as const;
    await note({ db, announce }, [{ ...done, action: 'accept_invitation', changes }], [change]);
  } else {
    await writeHistory(db, [{ ...done, action: 'reset_password', changes: [] }]);
  }
  announce({ topic: topic.user(id), message: {} });
}

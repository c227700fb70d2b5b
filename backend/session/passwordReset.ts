import { hashPassword } from '../access/password.ts';
import { passwordProblem } from '../access/passwordRules.ts';
import type { Role } from '../access/roles.ts';
import { type FieldMessages, invalid } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { note } from '../history/note.ts';
import { writeHistory } from '../history/table.ts';
import { setRateLimitHeaders } from '../http/rateLimit.ts';
import { publicRoute } from '../http/route.ts';
import { topic } from '../live/broadcast.ts';
import { writeLetter } from '../mail/letter.ts';
import type { LetterWriter } from '../mail/mailer.ts';
import { dataOf } from '../record/list.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { networkKey } from '../turns/sharedWork.ts';
import { messages } from './messages.ts';
import { describeLink, judgeLink } from './passwordLink.ts';
import { openSession, type TokenSettings } from './refresh.ts';
import { linkMinutes } from './rules.ts';
import { passwordLink, passwordLinkQuestion, passwordLinkRequest, passwordReset } from './schema.ts';
import { endPasswordLinks, endSessions, hashToken, makePasswordLink, passwordPage } from './table.ts';

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
  publicRoute('post', {
    path: '/api/v1/forgot_password/link',
    summary:
      'What a link that sets a password is for, and whether it still works. A request with a body, so that no log has the token.',
    peopleOnly: true,
    body: passwordLinkQuestion,
    wrapper: 'user',
    answer: dataOf(passwordLink),
    handle: async ({ db, body, services, request, response, gone }) => {
      const hash = hashToken(body.reset_password_token);
      // Counted with the answers: who guesses tokens gets no further attempts here.
      const link = await services.attempts.linkAnswer.attempt(
        hash,
        request.ip ?? '',
        () => judgeLink(db, services.roles, hash, services.now()),
        setRateLimitHeaders(response),
        gone,
      );
      return { data: await describeLink(db, services.roles, link) };
    },
  }),
  publicRoute('put', {
    path: '/api/v1/forgot_password',
    summary:
      'Sets a password with a mailed or copied link, once, and ends all sessions of the user. An invited user becomes active and is signed in: the token is in the `Authorization` header of the response.',
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
      const find = () => judgeLink(db, services.roles, hash, services.now());
      const link = await services.attempts.linkAnswer.attempt(
        hash,
        request.ip ?? '',
        find,
        setRateLimitHeaders(response),
        gone,
      );
      if (link?.state !== 'open') errors['reset_password_token'] = [messages.linkIsOver];
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const turn = { key: networkKey(request.ip), gone };
      const passwordHash = await services.work.passwords.run(turn, () => hashPassword(body.password));
      const use = (trx: Db) => useLink({ db: trx, announce }, services, hash, passwordHash);
      const token = await db.transaction().execute(use);
      if (token) response.set('authorization', `Bearer ${token}`);
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
    .where('ended_at', 'is', null)
    .execute();
  if (links.length >= maxLinks) return null;
  const token = await makePasswordLink(db, user.id, now, linkMinutes, { mailId });
  const { subject, before, link, after } = messages.resetMail;
  const url = passwordPage(publicUrl, token);
  return writeLetter({ to: user, subject, before, link: { label: link, url }, after: after(linkMinutes) });
};

/**
 * Sets the password and ends everything that the old one opened. Who accepts an invitation is signed in; who has an account signs
 * in with the new password (OWASP, Forgot Password Cheat Sheet: no sign-in by a reset).
 * @returns the first token of the new session, or null after a reset
 * @throws 422 when the link was used meanwhile
 */
async function useLink(
  { db, announce }: Pick<WriteContext, 'db' | 'announce'>,
  { roles, config, now }: { roles: readonly Role[]; config: TokenSettings; now: () => Date },
  hash: string,
  password_hash: string,
): Promise<string | null> {
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
  const user = await judgeLink(db, roles, hash, now());
  if (user?.state !== 'open') throw invalid({ reset_password_token: [messages.linkIsOver] });
  const isInvited = user.purpose === 'invitation';
  const { lock_version: lockVersion } = await db
    .updateTable('users')
    .set({ password_hash, ...(isInvited && { status: 'active' as const, invited_until: null, ...newVersion }) })
    .where('id', '=', user.id)
    .returning('lock_version')
    .executeTakeFirstOrThrow();
  await endPasswordLinks(db, user.id, 'used');
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
  return isInvited ? openSession(db, config, id, now()) : null;
}

import { hashPassword, passwordMatches } from '../access/password.ts';
import { passwordProblem } from '../access/passwordRules.ts';
import { type FieldMessages, invalid } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { writeHistory } from '../history/table.ts';
import { setRateLimitHeaders } from '../http/rateLimit.ts';
import { route } from '../http/route.ts';
import { topic } from '../live/broadcast.ts';
import { messages } from './messages.ts';
import { sessionOf } from './rules.ts';
import { passwordChange } from './schema.ts';
import { endPasswordLinks, endSessions } from './table.ts';

/** The api/v1 route that changes the caller's password and ends the caller's other sessions. */
export const changePasswordRoute = route('patch', 'session', {
  path: '/api/v1/profile/change_password',
  // Before the transaction: nothing waits for a turn inside one.
  turn: 'passwords',
  summary: "Changes the caller's password and ends the caller's other sessions.",
  peopleOnly: true,
  body: passwordChange,
  wrapper: 'user',
  handle: async ({ db, caller, body, services, request, response, gone, announce }) => {
    const { id: except } = sessionOf(caller);
    const problem = passwordProblem(body.new_password);
    const errors: FieldMessages = {};
    // The message follows the field's name.
    if (problem) errors['new_password'] = [problem.replace(/^Password /, '')];
    if (body.new_password_confirmation !== body.new_password) errors['new_password_confirmation'] = [messages.noMatch];
    // Wrong passwords count like failed sign-ins: a session alone does not help to guess.
    const isCurrent = await services.attempts.passwordChange.attempt(
      `user ${caller.userId}`,
      request.ip ?? '',
      () => isPasswordOf(db, caller.userId, body.current_password),
      setRateLimitHeaders(response),
      gone,
    );
    if (!isCurrent) errors['current_password'] = [messages.wrongPassword];
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const password_hash = await hashPassword(body.new_password);
    await db.updateTable('users').set({ password_hash }).where('id', '=', caller.userId).execute();
    await endPasswordLinks(db, caller.userId, 'withdrawn');
    await endSessions(db, { userId: caller.userId, except });
    const { userId, organizationId } = caller;
    await writeHistory(db, [
      { organizationId, type: 'User', id: userId, userId, action: 'change_password', changes: [] },
    ]);
    announce({ topic: topic.user(userId), message: {} });
  },
});

async function isPasswordOf(db: Db, userId: number, typed: string): Promise<boolean> {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return passwordMatches(password_hash, typed);
}

import { writeHistory } from '../history/table.ts';
import { type FieldMessages, invalid } from '../http/errors.ts';
import { hashPassword, passwordMatches, passwordProblem } from '../http/password.ts';
import { route } from '../http/route.ts';
import { topic } from '../live/broadcast.ts';
import { signInAttempts } from './attempts.ts';
import { messages } from './messages.ts';
import { passwordChange } from './schema.ts';
import { endSessions } from './table.ts';

/** Wrong current passwords are counted like failed sign-ins: a session alone does not help to guess. */
const attempts = signInAttempts();

/** api/v1's call that changes one's own password; the person's other sessions end with it. */
export const changePasswordRoute = route('patch', 'session', {
  path: '/api/v1/profile/change_password',
  summary: "Changes one's own password and ends one's other sessions.",
  body: passwordChange,
  wrapper: 'user',
  handle: async ({ db, caller, body, request, announce }) => {
    const account = `user ${caller.userId}`;
    const from = request.ip ?? '';
    await attempts.check(account, from);
    const problem = passwordProblem(body.new_password);
    const errors: FieldMessages = {};
    // The message stands behind the field's name.
    if (problem) errors['new_password'] = [problem.replace(/^Password /, '')];
    if (body.new_password_confirmation !== body.new_password) errors['new_password_confirmation'] = [messages.noMatch];
    const user = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', caller.userId)
      .executeTakeFirstOrThrow();
    if (!(await passwordMatches(user.password_hash, body.current_password))) {
      await attempts.failed(account, from);
      errors['current_password'] = [messages.wrongPassword];
    }
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const password_hash = await hashPassword(body.new_password);
    await db.updateTable('users').set({ password_hash }).where('id', '=', caller.userId).execute();
    await endSessions(db, { userId: caller.userId, except: caller.session.id });
    const { userId, organizationId } = caller;
    await writeHistory(db, [
      { organizationId, type: 'User', id: userId, userId, action: 'change_password', changes: [] },
    ]);
    announce({ topic: topic.user(userId), message: {} });
  },
});

import { areas } from '../access/areas.ts';
import { authenticate, bearer } from '../access/authenticate.ts';
import { isKey } from '../access/keySecret.ts';
import { passwordMatches } from '../access/password.ts';
import { forbidden, unauthorized } from '../api/errors.ts';
import { forEachKey } from '../api/keys.ts';
import type { Db } from '../db/client.ts';
import { tellLimits } from '../http/rateLimit.ts';
import { publicRoute, route } from '../http/route.ts';
import { topic } from '../live/broadcast.ts';
import { dataOf } from '../record/list.ts';
import { forgottenPasswordRoutes } from './forgotten.ts';
import { messages } from './messages.ts';
import { changePasswordRoute } from './password.ts';
import { readProfile } from './profile.ts';
import { openSession, refreshSession } from './refresh.ts';
import { areaPermissionOf, sessionOf, viewsOf } from './rules.ts';
import { type Credentials, credentials, currentPermission, profile } from './schema.ts';
import { endSessions } from './table.ts';

/** api/v1's calls on the session: signing in and out, tokens, who one is and what one may do. */
export const sessionRoutes = [
  publicRoute('post', {
    path: '/api/v1/login',
    summary: 'Signs in. The token is in the Authorization header of the answer.',
    body: credentials,
    wrapper: 'user',
    answer: dataOf(profile),
    handle: async ({ db, body, services, request, response }) => {
      const user = await services.attempts.signIn.attempt(
        body.login,
        request.ip ?? '',
        () => findUser(db, body),
        tellLimits(response),
      );
      if (!user) throw unauthorized('Invalid email or password');
      const token = await openSession(db, services.config, user.id, services.now());
      response.set('authorization', `Bearer ${token}`);
      const gate = { db, secretKey: services.config.secretKey, roles: services.roles };
      const caller = await authenticate(gate, token, true);
      return {
        data: await readProfile(db, services, { id: user.id, role: caller.role, programIds: caller.programIds }),
      };
    },
  }),
  route('delete', 'session', {
    path: '/api/v1/logout',
    summary: 'Ends the session and its live connections.',
    handle: async ({ db, caller, announce }) => {
      const { id: sessionId } = sessionOf(caller);
      await endSessions(db, { sessionId });
      announce({ topic: topic.user(caller.userId), message: {} });
    },
  }),
  publicRoute('post', {
    path: '/api/v1/refresh_tokens',
    summary: 'The next token of a session, in the Authorization header, for one that may have run out.',
    handle: async ({ db, services, request, response }) => {
      const token = bearer(request.get('authorization'));
      if (token && isKey(token)) throw forbidden(messages.keyHasNoSession);
      const renewed = await db
        .transaction()
        .execute((trx) => refreshSession(trx, services.config, token, services.now()));
      if ('stolen' in renewed) {
        await endSessions(db, { sessionId: renewed.stolen });
        services.broadcaster.publish({ topic: topic.user(renewed.userId), message: {} });
        throw unauthorized();
      }
      response.set('authorization', `Bearer ${renewed.token}`);
    },
  }),
  route('get', 'session', {
    path: '/api/v1/profile',
    summary: 'The signed-in person, with switches and settings.',
    answer: dataOf(profile),
    handle: async ({ db, caller, services }) => ({
      data: await readProfile(db, services, { id: caller.userId, role: caller.role, programIds: caller.programIds }),
    }),
  }),
  changePasswordRoute,
  ...forgottenPasswordRoutes,
  route('get', 'session', {
    path: '/api/v1/current_permission',
    summary: 'What the signed-in person may see and do.',
    answer: dataOf(currentPermission),
    handle: async ({ caller }) => {
      const permissions = forEachKey(areas, (area) => areaPermissionOf(caller.role, area));
      return { data: { views: viewsOf(caller.role), permissions } };
    },
  }),
];

/** The active user of an account with this password; null in the same time where there is none. */
async function findUser(db: Db, { login, password }: Credentials): Promise<{ id: number } | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'status'])
    .where((eb) => eb(eb.fn('lower', [eb.fn('btrim', ['email'])]), '=', login.toLowerCase()))
    .executeTakeFirst();
  const matches = await passwordMatches(user?.password_hash, password);
  return user && matches && user.status === 'active' ? user : null;
}

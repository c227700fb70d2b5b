import { areas } from '../access/areas.ts';
import { authenticate, bearer } from '../access/authenticate.ts';
import { passwordMatches } from '../access/password.ts';
import { errorMessages } from '../api/errorMessages.ts';
import { unauthorized } from '../api/errors.ts';
import { forEachKey } from '../api/keys.ts';
import type { Db } from '../db/client.ts';
import { setRateLimitHeaders } from '../http/rateLimit.ts';
import { publicRoute, route } from '../http/route.ts';
import { topic } from '../live/broadcast.ts';
import { dataOf } from '../record/list.ts';
import { networkKey } from '../turns/sharedWork.ts';
import { changePasswordRoute } from './password.ts';
import { forgottenPasswordRoutes } from './passwordReset.ts';
import { readProfile } from './profile.ts';
import { openSession, refreshSession } from './refresh.ts';
import { areaPermissionOf, sessionOf, viewsOf } from './rules.ts';
import { type Credentials, credentials, currentPermission, profile } from './schema.ts';
import { endSessions } from './table.ts';

/** The api/v1 routes of the session: signing in and out, tokens, and the caller's profile and rights. */
export const sessionRoutes = [
  publicRoute('post', {
    path: '/api/v1/login',
    summary: 'Signs in. The token is in the `Authorization` header of the response.',
    body: credentials,
    wrapper: 'user',
    answer: dataOf(profile),
    handle: async ({ db, body, services, request, response, gone }) => {
      const turn = { key: networkKey(request.ip), gone };
      const user = await services.attempts.signIn.attempt(
        body.login,
        request.ip ?? '',
        () => findUser(db, body, (verify) => services.work.passwords.run(turn, verify)),
        setRateLimitHeaders(response),
        gone,
      );
      if (!user) throw unauthorized(errorMessages.wrongSignIn);
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
    summary: 'Ends the session and closes its live connections.',
    peopleOnly: true,
    handle: async ({ db, caller, announce }) => {
      const { id: sessionId } = sessionOf(caller);
      await endSessions(db, { sessionId });
      announce({ topic: topic.user(caller.userId), message: {} });
    },
  }),
  publicRoute('post', {
    path: '/api/v1/refresh_tokens',
    summary: 'Returns the next token of a session in the `Authorization` header, even if the one sent has expired.',
    peopleOnly: true,
    handle: async ({ db, services, request, response }) => {
      const token = bearer(request.get('authorization'));
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
    summary: 'The signed-in user, with feature flags and settings.',
    answer: dataOf(profile),
    handle: async ({ db, caller, services }) => ({
      data: await readProfile(db, services, { id: caller.userId, role: caller.role, programIds: caller.programIds }),
    }),
  }),
  changePasswordRoute,
  ...forgottenPasswordRoutes,
  route('get', 'session', {
    path: '/api/v1/current_permission',
    summary: 'The views and rights of the signed-in user.',
    answer: dataOf(currentPermission),
    handle: async ({ caller }) => {
      const permissions = forEachKey(areas, (area) => areaPermissionOf(caller.role, area));
      return { data: { views: viewsOf(caller.role), permissions } };
    },
  }),
];

/** Returns the active user with this login and password; null otherwise, after the same time. */
async function findUser(
  db: Db,
  { login, password }: Credentials,
  inTurn: (verify: () => Promise<boolean>) => Promise<boolean>,
): Promise<{ id: number } | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'status'])
    .where((eb) => eb(eb.fn('lower', [eb.fn('btrim', ['email'])]), '=', login.toLowerCase()))
    .executeTakeFirst();
  const matches = await inTurn(() => passwordMatches(user?.password_hash, password));
  return user && matches && user.status === 'active' ? user : null;
}

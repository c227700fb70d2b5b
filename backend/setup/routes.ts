import type { Request } from 'express';
import { authenticate } from '../access/authenticate.ts';
import { hashPassword } from '../access/password.ts';
import { passwordProblem } from '../access/passwordRules.ts';
import { type FieldMessages, invalid, rejectedTransition, unauthorized } from '../api/errors.ts';
import { setRateLimitHeaders } from '../http/rateLimit.ts';
import { publicRoute, type Route, type Services } from '../http/route.ts';
import { dataOf } from '../record/list.ts';
import { readProfile } from '../session/profile.ts';
import { openSession } from '../session/refresh.ts';
import { profile } from '../session/schema.ts';
import { networkKey } from '../turns/sharedWork.ts';
import { makeFirstAdministrator } from './administrator.ts';
import { linkMinutes, makeSetupLink, setupLinkState } from './link.ts';
import { messages } from './messages.ts';
import { administrator, setup, setupLink, setupState } from './schema.ts';

/** All guesses at the link of one Lading are guesses at the same secret. */
const LINK = 'setup link';

/** The api/v1 routes that set up a Lading in which nobody exists. Commands on this machine need no link. */
export const setupRoutes: readonly Route[] = [
  publicRoute('get', {
    path: '/api/v1/setup',
    summary: 'Whether nobody exists yet, so that Lading can be set up.',
    answer: dataOf(setupState),
    handle: async ({ services }) => ({ data: { needed: !(await services.somebodyExists()) } }),
  }),
  publicRoute('post', {
    path: '/api/v1/setup',
    summary:
      'Creates the first organization and its system administrator with a printed link, once, and signs in. The token is in the `Authorization` header of the response.',
    peopleOnly: true,
    body: setup,
    wrapper: 'setup',
    answer: dataOf(profile),
    handle: async ({ db, body, services, request, response, gone }) => {
      const { token, password, password_confirmation, ...first } = body;
      if (await services.somebodyExists()) throw rejectedTransition(messages.alreadySetUp);
      const errors: FieldMessages = {};
      const problem = passwordProblem(password);
      // The message follows the field's name.
      if (problem) errors['password'] = [problem.replace(/^Password /, '')];
      if (password_confirmation !== password) errors['password_confirmation'] = [messages.noMatch];
      let isOver = false;
      let isTooLate = false;
      const isValid = await services.attempts.setup.attempt(
        LINK,
        request.ip ?? '',
        async () => {
          const state = await setupLinkState(db, token, services.now());
          isOver = state === 'over';
          // Whoever sets Lading up ends all links: one that was valid a moment ago is no guess.
          isTooLate = state === 'unknown' && (await services.somebodyExists());
          return state === 'valid' || isTooLate;
        },
        setRateLimitHeaders(response),
        gone,
      );
      if (isTooLate) throw rejectedTransition(messages.alreadySetUp);
      if (!isValid) errors['token'] = [isOver ? messages.linkIsOver : messages.unknownLink];
      if (Object.keys(errors).length > 0) throw invalid(errors);
      const turn = { key: networkKey(request.ip), gone };
      const password_hash = await services.work.passwords.run(turn, () => hashPassword(password));
      const userId = await makeFirstAdministrator(db, { ...first, password_hash });
      if (userId === null) throw rejectedTransition(messages.alreadySetUp);
      const session = await openSession(db, services.config, userId, services.now());
      response.set('authorization', `Bearer ${session}`);
      const gate = { db, secretKey: services.config.secretKey, roles: services.roles };
      const { role, programIds } = await authenticate(gate, session, true);
      return { data: await readProfile(db, services, { id: userId, role, programIds }) };
    },
  }),
  publicRoute('post', {
    path: '/api/v1/setup/link',
    summary: 'For commands on this machine: makes another link that sets Lading up.',
    peopleOnly: true,
    answer: dataOf(setupLink),
    handle: async ({ db, services, request }) => {
      requireThisMachine(services, request);
      const url = await makeSetupLink(db, services.config.publicUrl, services.now());
      if (url === null) throw rejectedTransition(messages.noLinkNeeded);
      return { data: { url, minutes: linkMinutes } };
    },
  }),
  publicRoute('post', {
    path: '/api/v1/setup/administrator',
    summary: 'For commands on this machine: creates the first organization and its system administrator.',
    peopleOnly: true,
    body: administrator,
    wrapper: 'administrator',
    handle: async ({ db, body: { password, ...first }, services, request }) => {
      requireThisMachine(services, request);
      const problem = passwordProblem(password);
      if (problem) throw invalid({ password: [problem.replace(/^Password /, '')] });
      const made = await makeFirstAdministrator(db, { ...first, password_hash: await hashPassword(password) });
      if (made === null) throw rejectedTransition(messages.usersExist);
    },
  }),
];

/** @throws 401 unless the call has the one-time token of the data folder, which only the folder's owner can read */
function requireThisMachine({ localAccess }: Services, request: Request): void {
  if (!localAccess?.admits(request.get('authorization'))) throw unauthorized();
}

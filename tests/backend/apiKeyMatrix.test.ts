/** Calls every route with a key of each shipped role: it may do what a user with it may, except what only people may do. */
import { expect, it } from 'vitest';
import { type Role, shippedRoles } from '../../backend/access/roles.ts';
import { routes } from '../../backend/routes.ts';
import { openSession } from '../../backend/session/refresh.ts';
import type { Api } from '../support/api.ts';
import { newKey } from '../support/apiKeys.ts';
import { casesOf } from '../support/nightly.ts';
import type { Records } from './matrix/records.ts';
import { nameOf, outcomeOf, pathOf, send } from './matrix/request.ts';
import { samples } from './matrix/samples.ts';
import { suiteStage } from './matrix/stage.ts';

const stage = suiteStage();

/** The routes that reject a key of any role, as the route table declares them. */
const peopleOnly = routes.filter((route) => route.peopleOnly === true).map(nameOf);
/** The sample of this route sends fields that a key may not send. */
const withCredentialFields = 'PUT /users/:id';

/** Returns every row that lets somebody in, or says where what lets them in leads. */
async function credentials(): Promise<string> {
  const { db } = stage().backend;
  const [people, memberships, keys, links, mails, sessions] = await Promise.all([
    db
      .selectFrom('users')
      .select(['id', 'email', 'password_hash', 'status', 'permission_id', 'organization_id'])
      .orderBy('id')
      .execute(),
    db.selectFrom('user_programs').selectAll().orderBy('user_id').orderBy('program_id').execute(),
    db.selectFrom('api_keys').select(['id', 'secret_hash', 'revoked_at', 'expires_at']).orderBy('id').execute(),
    db.selectFrom('password_links').selectAll().orderBy('token_hash').execute(),
    db.selectFrom('mails').selectAll().orderBy('id').execute(),
    db.selectFrom('sessions').select(['id', 'generation', 'ended_at']).orderBy('id').execute(),
  ]);
  return JSON.stringify({ people, memberships, keys, links, mails, sessions });
}

it('declares as for people only whatever changes a row of the credentials, and sample data as a whole', () => {
  expect(peopleOnly.toSorted()).toEqual(
    [
      'DELETE /logout',
      'DELETE /sample_program',
      'PATCH /profile/change_password',
      'PATCH /profile/preferences',
      'POST /api_keys',
      'POST /api_keys/:id/revoke',
      'POST /forgot_password',
      'POST /forgot_password/link',
      'POST /refresh_tokens',
      'POST /sample_program',
      'POST /setup',
      'POST /setup/administrator',
      'POST /setup/link',
      'POST /users',
      'POST /users/:id/activate',
      'POST /users/:id/deactivate',
      'POST /users/:id/invitation_link',
      'POST /users/:id/invite',
      'POST /users/:id/reset_link',
      'POST /users/invitations',
      'PUT /forgot_password',
    ].toSorted(),
  );
});

/** Signs in a new user with a role, a member of the program of the stage's own records. */
async function personWith({ id: permission_id }: Role): Promise<Api> {
  const { backend, own } = stage();
  const { db, services } = backend;
  const name = { first_name: 'Somebody', last_name: 'New', email: `role${permission_id}@test.example` };
  const { id } = await db
    .insertInto('users')
    .values({ ...name, organization_id: own.organization, permission_id, status: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('user_programs').values({ user_id: id, program_id: own.program }).execute();
  return backend.withToken(await openSession(db, services.config, id, new Date()));
}

async function keyWith({ id: permission_id, scope }: Role): Promise<Api> {
  const { backend, own } = stage();
  const { secret } = await newKey(await backend.as('admin'), {
    permission_id,
    program_ids: scope === 'own programs' ? [own.program] : null,
  });
  return backend.withToken(secret);
}

/** One role that writes and one that only reads are enough: the matrix of people holds every role. */
const tried = casesOf(shippedRoles, ({ id }) => id === 2 || id === shippedRoles.at(-1)?.id);

it.each(tried)(
  'a key with the role $name may do what a user with that role may',
  { timeout: 600_000 },
  async (role) => {
    const { own, second, foreign, keep, undo } = stage();
    const callers = [await personWith(role), await keyWith(role)] as const;
    // The first use of each is recorded; afterwards both start from the same rows.
    for (const caller of callers) await caller.get('profile');
    await keep();
    const outcomes = async (caller: Api, records: Records) => {
      const found: Record<string, string> = {};
      for (const route of routes) {
        const sample = samples(records, 'nobody@test.example')[nameOf(route)] ?? {};
        // That a read changes no row is proved by the matrix.
        const writes = route.method !== 'get';
        const before = writes && caller === callers[1] ? await credentials() : null;
        found[nameOf(route)] = outcomeOf(await send(caller, route, pathOf(route, records), sample));
        if (before !== null) expect(await credentials(), `${nameOf(route)} by a key`).toBe(before);
        if (writes) await undo();
      }
      return found;
    };
    // Records of other programs and organizations: for one role that sees its organization and one that sees its programs.
    const others = [2, 3].includes(role.id) ? [second, foreign] : [];
    for (const records of [own, ...others]) {
      const [person, key] = [await outcomes(callers[0], records), await outcomes(callers[1], records)];
      for (const name of [...peopleOnly, withCredentialFields]) {
        expect(key[name], name).toMatch(/^40[34]$/);
        delete person[name];
        delete key[name];
      }
      expect(key).toEqual(person);
      expect(Object.values(key)).toContain('200');
    }
  },
);

it.each([
  { email: 'stolen@test.example' },
  { permission_id: 7 },
  { organization_admin: true },
  { program_ids: [] },
  { email: 'stolen@test.example', first_name: 'Somebody' },
])(
  'a key of an administrator cannot send %o for its maker or others, whose plain fields it may change',
  async (fields) => {
    const { backend, own, undo } = stage();
    const key = await keyWith(shippedRoles[1] as Role);
    const before = await credentials();
    for (const id of [own.user, backend.world.people.orgAdmin, backend.world.people.manager]) {
      const failure = await key.refused(403, 'put', `users/${id}`, { user: fields });
      expect(failure).toEqual({
        code: 'people_only',
        error: `Only a signed-in person may change ${Object.keys(fields)
          .filter((name) => name !== 'first_name')
          .join(', ')}: an API key may not`,
      });
    }
    expect(await credentials()).toBe(before);
    expect((await key.send('put', `users/${own.user}`, { user: { job_title: 'Driver' } })).status).toBe(200);
    await undo();
  },
);

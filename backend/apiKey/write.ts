import { type Caller, programsOf } from '../access/caller.ts';
import { mayGrant } from '../access/grants.ts';
import { makeKey } from '../access/keySecret.ts';
import type { Role } from '../access/roles.ts';
import { forbidden, invalid, outOfReach } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { differences } from '../history/table.ts';
import { versioned } from '../history/versioned.ts';
import { onUniqueViolation } from '../http/failure.ts';
import type { Services } from '../http/route.ts';
import { topic } from '../live/broadcast.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { messages } from './messages.ts';
import { readApiKeyRow, toRecord, whyNotRevocable } from './read.ts';
import type { ApiKey, ApiKeyCreate, ApiKeyCreated } from './schema.ts';

/** The longest lifetime of a key, in days, so that forgotten keys expire. */
const longestDays = 366;

/** The context of writes to API keys, with the roles and the clock. */
interface KeyContext extends WriteContext {
  readonly services: Pick<Services, 'roles' | 'now'>;
}

const unique = { api_keys_name: 'name' };
const apiKeys = versioned({
  type: 'ApiKey',
  read: async ({ db, caller, services }: WriteContext, id: number, lock) => {
    const row = await readApiKeyRow(db, caller, id, lock);
    const refused = lock && whyNotRevocable(caller, row, services.roles);
    if (refused) throw forbidden(refused);
    return row;
  },
  toRecord: (row, { caller, services }) => toRecord(row, caller, services.roles),
});

/** Creates a key and the user that it acts as. Only this result contains the secret. @throws 422 */
export async function createApiKey(context: KeyContext, input: ApiKeyCreate): Promise<ApiKeyCreated> {
  const { db, caller, services } = context;
  const { name, permission_id, organization_id = caller.organizationId, expires_at } = input;
  const program_ids = input.program_ids ?? null;
  if (!caller.organizationIds.includes(organization_id)) throw outOfReach('organization_id', messages.notFound);
  checkRole(caller, services.roles, permission_id, program_ids);
  checkExpiry(new Date(expires_at), services.now());
  await checkPrograms(db, caller, organization_id, program_ids ?? []);
  const user_id = await insertServiceUser(db, { organization_id, permission_id, first_name: name }, program_ids ?? []);
  const { secret, hash: secret_hash } = makeKey();
  const { id } = await onUniqueViolation(
    db
      .insertInto('api_keys')
      .values({
        organization_id,
        name,
        user_id,
        maker_id: caller.userId,
        secret_hash,
        all_programs: program_ids === null,
        expires_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
    unique,
  );
  const fields = { name, organization_id, permission_id, program_ids, expires_at };
  return { data: await apiKeys.finish(context, id, 'create', differences({}, fields)), secret };
}

/**
 * Revokes a key at once and ends its live connections. Revoking it again changes nothing.
 * @throws 403 for an API key, or if the key's role is beyond the caller's, 404
 */
export function revokeApiKey(context: KeyContext, id: number): Promise<ApiKey> {
  const { db, services, announce } = context;
  return apiKeys.update(context, id, undefined, (before) => {
    const changes = before.revoked_at ? [] : differences(before, { state: 'revoked' });
    const write = async () => {
      const { user_id } = before;
      await db
        .updateTable('api_keys')
        .set({ revoked_at: services.now(), ...newVersion })
        .where('id', '=', id)
        .execute();
      await db
        .updateTable('users')
        .set({ status: 'inactive', ...newVersion })
        .where('id', '=', user_id)
        .execute();
      announce({ topic: topic.user(user_id), message: {} });
    };
    return { action: 'revoke', changes, write };
  });
}

/** @throws 422 if the role does not exist, is beyond the maker's, or requires programs and none are named */
function checkRole(caller: Caller, roles: readonly Role[], id: number, programs: readonly number[] | null): void {
  const role = roles.find((candidate) => candidate.id === id);
  if (!role) throw outOfReach('permission_id', messages.notFound);
  if (!mayGrant(caller.role, role)) throw invalid({ permission_id: [messages.beyondScope] });
  if (role.scope === 'own programs' && !programs) throw invalid({ program_ids: [messages.programsNeeded] });
}

function checkExpiry(at: Date, now: Date): void {
  const days = (at.getTime() - now.getTime()) / 86_400_000;
  if (days <= 0) throw invalid({ expires_at: [messages.past] });
  if (days > longestDays) throw invalid({ expires_at: [messages.tooLate(longestDays)] });
}

/** Checks that programs are in the key's organization and the maker's scope. @throws 422 */
async function checkPrograms(db: Db, caller: Caller, organizationId: number, ids: readonly number[]): Promise<void> {
  const found = await db
    .selectFrom('programs')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', programsOf(caller))
    .where('id', 'in', [0, ...ids])
    .execute();
  if (found.length < ids.length) throw outOfReach('program_ids', messages.notFound);
}

/** Creates the user that a key acts as, without email and password: nobody signs in as it, and it receives no mail. */
async function insertServiceUser(
  db: Db,
  fields: { organization_id: number; permission_id: number; first_name: string },
  programs: readonly number[],
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ ...fields, last_name: '', status: 'active', service: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (programs.length > 0) {
    const rows = programs.map((program_id) => ({ user_id: id, program_id }));
    await db.insertInto('user_programs').values(rows).execute();
  }
  return id;
}

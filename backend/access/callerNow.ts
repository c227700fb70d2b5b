import { unauthorized } from '../api/errors.ts';
import type { Caller } from './caller.ts';
import type { Gate } from './gate.ts';
import { keyCaller } from './keyCaller.ts';
import { scopeOf } from './scope.ts';

/** Who asked for work in the background: a person, or an API key. */
export interface Asker {
  readonly user_id: number;
  readonly api_key_id: number | null;
}

/**
 * Returns whoever asked for work with the rights that they have now. A person need not be signed in any more.
 * @throws 401 if the person is not active, or the API key has ended
 */
export async function callerNow(gate: Pick<Gate, 'db' | 'roles'>, { user_id, api_key_id }: Asker): Promise<Caller> {
  if (api_key_id !== null) return keyCaller(gate, { id: api_key_id });
  const user = await gate.db
    .selectFrom('users')
    .select(['id', 'organization_id', 'permission_id', 'time_zone', 'asked_language', 'service'])
    .where('id', '=', user_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  const role = gate.roles.find(({ id }) => id === user?.permission_id);
  // The user of an API key is no person: without the key there is nobody.
  if (!user || user.service || !role) throw unauthorized();
  const { organization_id: organizationId, time_zone: timeZone, asked_language: askedLanguage } = user;
  const scope = await scopeOf(gate.db, role, user);
  return { userId: user_id, organizationId, role, ...scope, session: null, key: null, timeZone, askedLanguage };
}

import { forbidden, rejectedTransition, unauthorized } from '../api/errors.ts';
import { differences } from '../history/table.ts';
import { topic } from '../live/broadcast.ts';
import { newVersion } from '../record/write.ts';
import { endPasswordLinks, endSessions } from '../session/table.ts';
import type { UserContext } from './context.ts';
import { sendInvitation } from './inviteAgain.ts';
import { readUserRow, toRecord, whyOneself, whyOutOfScope } from './read.ts';
import type { User } from './schema.ts';
import { users } from './write.ts';

/**
 * Activates or deactivates a user; deactivating ends sessions and links at once. A user who never set a password is invited
 * again instead of activated; deactivating an invited user withdraws the invitation. A call without change succeeds.
 * @throws 409 `transition` on the caller's own user, 403 on a user beyond the caller's scope, 404
 */
export async function setUserStatus(context: UserContext, id: number, status: 'active' | 'inactive'): Promise<User> {
  const { db, caller, announce, services } = context;
  await lockBoth(context, id);
  const before = await readUserRow(db, caller, id);
  const oneself = whyOneself(caller, id);
  if (oneself) throw rejectedTransition(oneself);
  const refused = whyOutOfScope(caller, before, services.roles);
  if (refused) throw forbidden(refused);
  if (status === 'active' && before.status !== 'active' && before.is_new) return sendInvitation(context, id);
  const changes = differences(before, { status });
  if (changes.length === 0) return toRecord(before, caller, services.roles);
  await db
    .updateTable('users')
    .set({ status, invited_until: null, ...newVersion })
    .where('id', '=', id)
    .execute();
  if (status === 'inactive') {
    await endSessions(db, { userId: id });
    await endPasswordLinks(db, id, 'withdrawn');
    announce({ topic: topic.user(id), message: {} });
  }
  return users.finish(context, id, status === 'active' ? 'activate' : 'deactivate', changes);
}

/** Locks both users' rows in id order: of two users who deactivate each other concurrently, one stays active. */
async function lockBoth({ db, caller }: UserContext, id: number): Promise<void> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'status'])
    .where('id', 'in', [caller.userId, id])
    .orderBy('id')
    .forUpdate()
    .execute();
  const own = rows.find((row) => row.id === caller.userId);
  if (own?.status !== 'active') throw unauthorized();
}

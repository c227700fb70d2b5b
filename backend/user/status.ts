import { differences } from '../history/table.ts';
import { forbidden, refusedTransition, unauthorized } from '../http/errors.ts';
import { topic } from '../live/broadcast.ts';
import { newVersion } from '../record/write.ts';
import { endPasswordLinks, endSessions } from '../session/table.ts';
import { invite } from './invitation.ts';
import { readUserRow, toRecord, whyOneself, whyOutOfReach } from './read.ts';
import type { User } from './schema.ts';
import { finishUser, type UserContext } from './write.ts';

/**
 * Lets a user in, or out: then the person's sessions and mailed links end at once. Who never set a password is invited
 * anew instead and comes in by answering; letting somebody out who was invited withdraws the invitation. Nothing happens
 * to whoever is so already.
 * @throws 409 `transition` on oneself, 403 on somebody beyond one's reach, 404
 */
export async function setUserStatus(context: UserContext, id: number, status: 'active' | 'inactive'): Promise<User> {
  const { db, caller, announce, services } = context;
  await lockBoth(context, id);
  const before = await readUserRow(db, caller, id);
  const oneself = whyOneself(caller, id);
  if (oneself) throw refusedTransition(oneself);
  const refused = whyOutOfReach(caller, before, services.roles);
  if (refused) throw forbidden(refused);
  if (status === 'active' && before.status === 'inactive' && before.is_new) {
    await invite(context, id);
    return finishUser(context, id, 'invite', []);
  }
  if (status === 'inactive' && before.is_invited) {
    await endPasswordLinks(db, id);
    return finishUser(context, id, 'deactivate', []);
  }
  const changes = differences(before, { status });
  if (changes.length === 0) return toRecord(before, caller, services.roles);
  await db
    .updateTable('users')
    .set({ status, ...newVersion })
    .where('id', '=', id)
    .execute();
  if (status === 'inactive') {
    await endSessions(db, { userId: id });
    await endPasswordLinks(db, id);
    announce({ topic: topic.user(id), message: {} });
  }
  return finishUser(context, id, status === 'active' ? 'activate' : 'deactivate', changes);
}

/** Takes both users' rows, always in the same order: of two who deactivate one another at once, one stays. */
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

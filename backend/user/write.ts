import { type Caller, programsOf } from '../access/caller.ts';
import { forbidden, invalid, outOfReach } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { pictureChanges, pictureColumns } from '../files/picture.ts';
import { differences } from '../history/table.ts';
import { versionedMany } from '../history/versioned.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { topic } from '../live/broadcast.ts';
import { newVersion } from '../record/write.ts';
import { followAddress } from './address.ts';
import type { UserContext } from './context.ts';
import { messages } from './messages.ts';
import { readUserRows, toRecord, whyOutOfScope } from './read.ts';
import { wantedRole } from './role.ts';
import type { User, UserUpdate } from './schema.ts';
import { type AddressContext, ownersOf } from './takenAddress.ts';

/** The field of each unique index. */
export const unique = { users_email: 'email' };
/** The versioned writes of users. Locking a user for a change is 403 unless the caller may manage that user. */
export const users = versionedMany({
  type: 'User',
  read: async ({ db, caller, services }: UserContext, ids, lock) => {
    const rows = await readUserRows(db, caller, ids, lock);
    const [refused] = lock ? rows.flatMap((row) => whyOutOfScope(caller, row, services.roles) ?? []) : [];
    if (refused) throw forbidden(refused);
    return rows;
  },
  toRecord: (row, { caller, services }) => toRecord(row, caller, services.roles),
});

/**
 * Changes the given fields. Another role or other programs apply from the user's next request on.
 * @throws 409 `stale` when `lock_version` is sent and is not the newest, 403 on a user beyond the caller's scope, 422,
 * 404, 429 as `ownersOf`
 */
export async function updateUser(context: AddressContext, id: number, input: UserUpdate): Promise<User> {
  const { db, caller, announce, services } = context;
  const { lock_version, permission_id: _role, organization_admin: _admin, picture, ...sent } = input;
  return users.update(context, id, lock_version, async (row) => {
    const before = toRecord(row, caller, services.roles);
    const permission_id = wantedRole(caller.role, services.roles, input, row.permission_id);
    const pictures = pictureColumns(picture);
    const changes = [
      ...differences(before, { ...sent, permission_id }),
      ...pictureChanges('users', id, row.picture_key, pictures),
    ];
    const changed = new Set(changes.map(({ field }) => field));
    if (changed.has('permission_id') && id === caller.userId) throw invalid({ permission_id: [messages.ownRole] });
    const { program_ids = before.program_ids, ...columns } = sent;
    await checkPrograms(db, caller, row.organization_id, moved(before.program_ids, program_ids));
    // That an address is taken is told as the database tells it; here the attempt is counted.
    if (changed.has('email') && sent.email) await ownersOf(context, [sent.email]);
    const write = async () => {
      const values = { ...columns, ...pictures, permission_id, ...newVersion };
      await onUniqueViolation(db.updateTable('users').set(values).where('id', '=', id).execute(), unique);
      await setPrograms(db, id, before.program_ids, program_ids);
      if (changed.has('email') && sent.email) await followAddress(context, row, sent.email);
      if (changed.has('permission_id') || changed.has('program_ids')) announce({ topic: topic.user(id), message: {} });
    };
    return { changes, write };
  });
}

/** Returns the added and the removed programs. */
function moved(from: readonly number[], to: readonly number[]): number[] {
  return [...to.filter((id) => !from.includes(id)), ...from.filter((id) => !to.includes(id))];
}

/** Checks that added and removed programs are of the user's organization and in the caller's scope. */
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

async function setPrograms(db: Db, id: number, from: readonly number[], to: readonly number[]): Promise<void> {
  const out = from.filter((program) => !to.includes(program));
  const added = to.filter((program) => !from.includes(program));
  if (out.length > 0) {
    await db.deleteFrom('user_programs').where('user_id', '=', id).where('program_id', 'in', out).execute();
  }
  if (added.length > 0) {
    const rows = added.map((program_id) => ({ user_id: id, program_id }));
    await db.insertInto('user_programs').values(rows).execute();
  }
}

import { type Caller, programsOf } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { pictureChanges, pictureColumns } from '../files/picture.ts';
import { noteWrite } from '../history/note.ts';
import { differences, type HistoryEntry } from '../history/table.ts';
import { forbidden, invalid, stale } from '../http/errors.ts';
import { taken } from '../http/failure.ts';
import type { Services } from '../http/route.ts';
import { topic } from '../live/broadcast.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { endPasswordLinks } from '../session/table.ts';
import { invite } from './invitation.ts';
import { messages } from './messages.ts';
import { readUserRow, toRecord, type UserRow, whyOutOfReach } from './read.ts';
import { wantedRole } from './role.ts';
import type { User, UserCreate, UserUpdate } from './schema.ts';

const unique = { users_email: 'email' };

/** What writing a user needs besides: the roles, and what sends invitations. */
export interface UserContext extends WriteContext {
  readonly services: Pick<Services, 'roles' | 'mailer'>;
}

/** Invites a user, who is inactive and without a password until the mailed link is answered. @throws 422 on what breaks a rule */
export async function createUser(context: UserContext, input: UserCreate): Promise<User> {
  const { db, caller, services } = context;
  const { permission_id: _role, organization_admin: _admin, program_ids = [], picture, ...columns } = input;
  const pictures = pictureColumns(picture);
  const { organization_id = caller.organizationId } = columns;
  if (!caller.organizationIds.includes(organization_id)) throw invalid({ organization_id: [messages.notFound] });
  const permission_id = wantedRole(caller.role, services.roles, input, null);
  await checkPrograms(db, caller, organization_id, program_ids);
  const { id } = await taken(
    db
      .insertInto('users')
      .values({ ...columns, ...pictures, organization_id, permission_id, status: 'inactive' })
      .returning('id')
      .executeTakeFirstOrThrow(),
    unique,
  );
  await setPrograms(db, id, [], program_ids);
  await invite(context, id);
  const fields = { ...columns, organization_id, permission_id, program_ids };
  return finishUser(context, id, 'create', [
    ...differences({}, fields),
    ...pictureChanges('users', id, null, pictures),
  ]);
}

/**
 * Changes the sent fields. Another role or other programs count from the person's next request on.
 * @throws 409 `stale` when `lock_version` is sent and no longer the newest, 403 on somebody beyond one's reach, 422, 404
 */
export async function updateUser(context: UserContext, id: number, input: UserUpdate): Promise<User> {
  const { db, caller, announce, services } = context;
  const row = await readUserRow(db, caller, id, true);
  const refused = whyOutOfReach(caller, row, services.roles);
  if (refused) throw forbidden(refused);
  const before = toRecord(row, caller, services.roles);
  const { lock_version = row.lock_version, permission_id: _role, organization_admin: _admin, picture, ...sent } = input;
  if (lock_version !== row.lock_version) throw stale(before);
  const permission_id = wantedRole(caller.role, services.roles, input, row.permission_id);
  const pictures = pictureColumns(picture);
  const changes = [
    ...differences(before, { ...sent, permission_id }),
    ...pictureChanges('users', id, row.picture_key, pictures),
  ];
  if (changes.length === 0) return before;
  const changed = new Set(changes.map(({ field }) => field));
  if (changed.has('permission_id') && id === caller.userId) throw invalid({ permission_id: [messages.ownRole] });
  const { program_ids = before.program_ids, ...columns } = sent;
  await checkPrograms(db, caller, row.organization_id, moved(before.program_ids, program_ids));
  const values = { ...columns, ...pictures, permission_id, ...newVersion };
  await taken(db.updateTable('users').set(values).where('id', '=', id).execute(), unique);
  await setPrograms(db, id, before.program_ids, program_ids);
  if (changed.has('email')) await followAddress(context, row);
  if (changed.has('permission_id') || changed.has('program_ids')) announce({ topic: topic.user(id), message: {} });
  return finishUser(context, id, 'update', changes);
}

/** Links that went to the former address end; whoever was invited there is invited at the new one. */
async function followAddress(context: UserContext, { id, is_invited }: UserRow): Promise<void> {
  if (is_invited) await invite(context, id);
  else await endPasswordLinks(context.db, id);
}

/** Notes what was done to a user and gives the record as it is now. */
export async function finishUser(
  context: UserContext,
  id: number,
  action: HistoryEntry['action'],
  changes: HistoryEntry['changes'],
): Promise<User> {
  const { db, caller, services } = context;
  const row = await readUserRow(db, caller, id);
  const { organization_id: organizationId, lock_version: lockVersion } = row;
  await noteWrite(context, { type: 'User', id, organizationId, lockVersion }, action, changes);
  return toRecord(row, caller, services.roles);
}

/** The programs that come in or go out. */
function moved(from: readonly number[], to: readonly number[]): number[] {
  return [...to.filter((id) => !from.includes(id)), ...from.filter((id) => !to.includes(id))];
}

/** Nobody is put into or taken out of a program of another organization or that the writer may not open. */
async function checkPrograms(db: Db, caller: Caller, organizationId: number, ids: readonly number[]): Promise<void> {
  const found = await db
    .selectFrom('programs')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', programsOf(caller))
    .where('id', 'in', [0, ...ids])
    .execute();
  if (found.length < ids.length) throw invalid({ program_ids: [messages.notFound] });
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

import type { Role } from '../access/roles.ts';
import { pictureChanges, pictureColumns } from '../files/picture.ts';
import { noteWrite } from '../history/note.ts';
import { differences, type HistoryEntry } from '../history/table.ts';
import { invalid, stale } from '../http/errors.ts';
import { taken } from '../http/failure.ts';
import { topic } from '../live/broadcast.ts';
import { addressColumns, withAddress, withPlainAddress } from '../record/address.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { readOrganizationRow, toRecord } from './read.ts';
import type { Organization, OrganizationCreate, OrganizationUpdate } from './schema.ts';
import { flagsOf } from './table.ts';

const unique = { organizations_name: 'name' };

/**
 * Makes an organization. Those who see every organization hear its changes from now on.
 * @throws 422 on what breaks a rule
 */
export async function createOrganization(
  context: WriteContext,
  roles: readonly Role[],
  input: OrganizationCreate,
): Promise<Organization> {
  const { db, announce } = context;
  const { picture, ...body } = input;
  const fields = { ...withAddress(body), feature_flags: flagsOf(input.feature_flags ?? {}) };
  const pictures = pictureColumns(picture);
  const values = {
    ...addressColumns(fields),
    ...pictures,
    feature_flags: JSON.stringify(fields.feature_flags),
  };
  const { id } = await taken(
    db.insertInto('organizations').values(values).returning('id').executeTakeFirstOrThrow(),
    unique,
  );
  const everywhere = roles.filter(({ reach }) => reach === 'every organization').map((role) => role.id);
  const listeners = await db
    .selectFrom('users')
    .select('id')
    .where('permission_id', 'in', everywhere)
    .where('status', '=', 'active')
    .execute();
  for (const user of listeners) announce({ topic: topic.user(user.id), message: {} });
  const changes = [...differences({}, fields), ...pictureChanges('organizations', id, null, pictures)];
  return finish(context, id, 'create', changes);
}

/**
 * Changes the sent fields; without an address the organization's own must be there.
 * @throws 409 `stale` when `lock_version` is sent and no longer the newest, 422, 404
 */
export async function updateOrganization(
  context: WriteContext,
  id: number,
  input: OrganizationUpdate,
): Promise<Organization> {
  const { db, caller } = context;
  const row = await readOrganizationRow(db, caller.organizationIds, id, true);
  const { lock_version = row.lock_version, feature_flags: switched, picture, ...body } = input;
  if (lock_version !== row.lock_version) throw stale(toRecord(row, caller));
  const before = { ...withPlainAddress(row), feature_flags: flagsOf(row.feature_flags) };
  const flags = switched && flagsOf({ ...before.feature_flags, ...switched });
  const fields = withAddress(body);
  const pictures = pictureColumns(picture);
  const changes = [
    ...differences(before, { ...fields, ...(flags && { feature_flags: flags }) }),
    ...pictureChanges('organizations', id, row.picture_key, pictures),
  ];
  if (changes.length === 0) return toRecord(row, caller);
  if (!before.address && !fields.address) throw invalid({ address_attributes: ["can't be blank"] });
  const values = {
    ...addressColumns(fields),
    ...(flags && { feature_flags: JSON.stringify(flags) }),
    ...pictures,
    ...newVersion,
  };
  await taken(db.updateTable('organizations').set(values).where('id', '=', id).execute(), unique);
  return finish(context, id, 'update', changes);
}

async function finish(
  context: WriteContext,
  id: number,
  action: HistoryEntry['action'],
  changes: HistoryEntry['changes'],
): Promise<Organization> {
  // An organization that was made just now is not among those that the caller came with.
  const row = await readOrganizationRow(context.db, [id], id);
  await noteWrite(
    context,
    { type: 'Organization', id, organizationId: id, lockVersion: row.lock_version },
    action,
    changes,
  );
  return toRecord(row, context.caller);
}

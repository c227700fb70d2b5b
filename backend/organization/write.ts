import type { Role } from '../access/roles.ts';
import { invalid } from '../api/errors.ts';
import { messages as apiMessages } from '../api/messages.ts';
import { pictureChanges, pictureColumns } from '../files/picture.ts';
import { differences } from '../history/table.ts';
import { versioned } from '../history/versioned.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { topic } from '../live/broadcast.ts';
import { addressColumns, withAddress, withPlainAddress } from '../record/address.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { readOrganizationRow, toRecord } from './read.ts';
import type { Organization, OrganizationCreate, OrganizationUpdate } from './schema.ts';
import { flagsOf } from './table.ts';

const unique = { organizations_name: 'name' };
const organizations = versioned({
  type: 'Organization',
  read: async ({ db, caller }: WriteContext, id: number, lock) => {
    // A just created organization is not among the ids that the caller's session started with.
    const row = await readOrganizationRow(db, lock ? caller.organizationIds : [id], id, lock);
    return { ...row, organization_id: id };
  },
  toRecord: ({ organization_id: _, ...row }, { caller }) => toRecord(row, caller),
});

/**
 * Creates an organization. Callers who see every organization receive its changes from then on.
 * @throws 422 on a broken rule
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
  const { id } = await onUniqueViolation(
    db.insertInto('organizations').values(values).returning('id').executeTakeFirstOrThrow(),
    unique,
  );
  const everywhere = roles.filter(({ scope }) => scope === 'every organization').map((role) => role.id);
  const listeners = await db
    .selectFrom('users')
    .select('id')
    .where('permission_id', 'in', everywhere)
    .where('status', '=', 'active')
    .execute();
  for (const user of listeners) announce({ topic: topic.user(user.id), message: {} });
  const changes = [...differences({}, fields), ...pictureChanges('organizations', id, null, pictures)];
  return organizations.finish(context, id, 'create', changes);
}

/**
 * Changes the given fields; an address is required unless the organization has one.
 * @throws 409 `stale` when `lock_version` is sent and is not the newest, 422, 404
 */
export function updateOrganization(
  context: WriteContext,
  id: number,
  input: OrganizationUpdate,
): Promise<Organization> {
  const { lock_version, feature_flags: switched, picture, ...body } = input;
  const fields = withAddress(body);
  const pictures = pictureColumns(picture);
  return organizations.update(context, id, lock_version, (row) => {
    const before = { ...withPlainAddress(row), feature_flags: flagsOf(row.feature_flags) };
    const flags = switched && flagsOf({ ...before.feature_flags, ...switched });
    const changes = [
      ...differences(before, { ...fields, ...(flags && { feature_flags: flags }) }),
      ...pictureChanges('organizations', id, row.picture_key, pictures),
    ];
    if (changes.length > 0 && !before.address && !fields.address) {
      throw invalid({ address_attributes: [apiMessages.blank] });
    }
    const values = {
      ...addressColumns(fields),
      ...(flags && { feature_flags: JSON.stringify(flags) }),
      ...pictures,
      ...newVersion,
    };
    return {
      changes,
      write: () =>
        onUniqueViolation(context.db.updateTable('organizations').set(values).where('id', '=', id).execute(), unique),
    };
  });
}

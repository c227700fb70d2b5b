import { mayGrant } from '../access/grants.ts';
import { type Role, roleId } from '../access/roles.ts';
import { invalid, outOfReach } from '../api/errors.ts';
import { messages as apiMessages } from '../api/messages.ts';
import { messages } from './messages.ts';
import type { UserUpdate } from './schema.ts';

/**
 * Returns the id of a user's role after a write. `organization_admin: true` means the role of an organization's
 * administrators; with `false`, the user must have or get another role.
 * @param current null for a new user
 * @throws 422 when there is none, it is unknown, or the caller may not grant it
 */
export function wantedRole(
  granter: Role,
  roles: readonly Role[],
  { permission_id, organization_admin }: Pick<UserUpdate, 'permission_id' | 'organization_admin'>,
  current: number | null,
): number {
  const { organizationAdministrator } = roleId;
  const named = permission_id ?? current ?? undefined;
  if (organization_admin && permission_id !== undefined && permission_id !== organizationAdministrator) {
    throw invalid({ permission_id: [messages.otherRole] });
  }
  const wanted = organization_admin ? organizationAdministrator : named;
  const isContradicted = organization_admin === false && wanted === organizationAdministrator;
  if (wanted === undefined || isContradicted) throw invalid({ permission_id: [apiMessages.blank] });
  if (wanted === current) return wanted;
  const role = roles.find(({ id }) => id === wanted);
  if (!role) throw outOfReach('permission_id', messages.notFound);
  if (!mayGrant(granter, role)) throw invalid({ permission_id: [messages.beyondScope] });
  return wanted;
}

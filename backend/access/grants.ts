import type { Db } from '../db/client.ts';
import { areas } from './areas.ts';
import { isWithinScope } from './narrowed.ts';
import type { Role } from './roles.ts';
import { scopeOf } from './scope.ts';

/** Whether a role may grant another one and manage its users: the other has no wider scope and no further rights. */
export function mayGrant(granter: Role, role: Role): boolean {
  return (
    isWithinScope(role, granter) &&
    areas.every((area) => role.rights[area].every((right) => granter.rights[area].includes(right)))
  );
}

/** A person, as far as invitations depend on it. */
interface Person {
  readonly id: number;
  readonly status: string;
  readonly permission_id: number;
  readonly organization_id: number;
}

/**
 * Whether a person could invite another one now, who may have got another role since the invitation. A link that the inviter
 * has seen depends on it: nobody may keep a way into what their own account no longer opens.
 */
export async function mayInvite(
  db: Db,
  roles: readonly Role[],
  { inviter, invited }: { inviter: Person; invited: Person },
): Promise<boolean> {
  const roleOf = ({ permission_id }: Person) => roles.find(({ id }) => id === permission_id);
  const [role, granted] = [roleOf(inviter), roleOf(invited)];
  if (!role || !granted || inviter.status !== 'active') return false;
  if (!role.rights.users.includes('create') || !mayGrant(role, granted)) return false;
  const { organizationIds } = await scopeOf(db, role, inviter);
  return organizationIds.includes(invited.organization_id);
}

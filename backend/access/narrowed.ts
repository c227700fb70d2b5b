import { forEachKey } from '../api/keys.ts';
import { areas } from './areas.ts';
import type { Role } from './roles.ts';

/** From the narrowest to the widest. */
const scopes: readonly Role['scope'][] = ['own programs', 'own organization', 'every organization'];

/** Whether a role's scope is no wider than another's. */
export const isWithinScope = (role: Role, other: Role) => scopes.indexOf(role.scope) <= scopes.indexOf(other.scope);

/** Returns a role that allows only what both roles allow, under the first one's name. */
export function narrowed(role: Role, by: Role): Role {
  if (role.id === by.id) return role;
  const { comments } = role;
  return {
    ...role,
    scope: isWithinScope(role, by) ? role.scope : by.scope,
    rights: forEachKey(areas, (area) => common(role.rights[area], by.rights[area])),
    editsShipmentsIn: common(role.editsShipmentsIn, by.editsShipmentsIn),
    comments: {
      write: comments.write && by.comments.write,
      ownOnly: Boolean(comments.ownOnly || by.comments.ownOnly),
      removeOthers: comments.removeOthers && by.comments.removeOthers,
      legacy: {
        write: comments.legacy.write && by.comments.legacy.write,
        remove: comments.legacy.remove && by.comments.legacy.remove,
      },
      sources: common(comments.sources, by.comments.sources),
    },
  };
}

/** Returns the values that are in both lists. */
export const common = <Value>(values: readonly Value[], others: readonly Value[]) =>
  values.filter((value) => others.includes(value));

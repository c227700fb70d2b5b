/** The roles of the matrix, which do not ship: without rights, with read rights, and with all rights. */
import { type Area, areas, type Right } from '../../../backend/access/areas.ts';
import { commentSources, type Role } from '../../../backend/access/roles.ts';

/** The rights of all areas. */
export const rights = [
  'read',
  'write',
  'create',
  'update',
  'delete',
  'archive',
  'assign_status',
  'generate_pdf',
  'set_approval',
  'send_for_review',
  'split',
  'assess',
  'receive',
  'deactivate',
  'share_program',
  'share_organization',
] as const satisfies readonly Right[];

/** Returns a role with the rights that `has` grants. */
export function roleWith(
  id: number,
  name: string,
  has: (area: Area, right: Right) => boolean,
  more?: Partial<Role>,
): Role {
  const granted = areas.map((area) => [area, rights.filter((right) => has(area, right))]);
  return {
    id,
    name,
    scope: 'own organization',
    rights: Object.fromEntries(granted),
    editsShipmentsIn: [],
    comments: { write: true, removeOthers: true, legacy: { write: false, remove: false }, sources: commentSources },
    ...more,
  };
}

const silent = { write: false, removeOthers: false, legacy: { write: false, remove: false }, sources: commentSources };

export const noRights = roleWith(100, 'No rights', () => false, { comments: silent });
export const reads = roleWith(101, 'Reads', (_area, right) => right === 'read', { comments: silent });
export const allRights = roleWith(102, 'All rights', () => true);
export const memberWithAllRights = roleWith(103, 'All rights, own programs', () => true, { scope: 'own programs' });

import { type Area, type Right, settingsPages } from '../access/areas.ts';
import type { Caller } from '../access/caller.ts';
import type { Role } from '../access/roles.ts';
import { peopleOnly } from '../api/errors.ts';

/** How long a link is valid with which a user sets another password, in minutes. */
export const linkMinutes = 30;

/** Returns the caller's session. @throws 403 for an API key, which never signed in */
export function sessionOf({ session }: Caller): NonNullable<Caller['session']> {
  if (!session) throw peopleOnly();
  return session;
}

/** The areas whose records have comments. */
const commentable: readonly Area[] = ['purchase_orders', 'order_items', 'commercial_invoices'];

/** Lists the parts of the application that the navigation offers to a role: views follow from rights. */
export function viewsOf(role: Role): string[] {
  const has = (area: Area, ...rights: Right[]) => rights.some((right) => role.rights[area].includes(right));
  const when = (condition: boolean, ...views: string[]) => (condition ? views : []);
  return [
    'dashboard',
    'userProfile',
    ...when(role.scope === 'every organization', 'organizations'),
    ...when(role.scope !== 'own programs', 'works.everybody'),
    ...settingsPages.flatMap(({ view, area }) => when(has(area, 'write', 'update'), view)),
    ...when(has('purchase_orders', 'read'), 'purchaseOrders', 'programOverview.pendingOrders'),
    ...when(
      has('commercial_invoices', 'read'),
      'shipments',
      'programOverview.approvalList',
      'programOverview.forThisWeek',
    ),
    ...when(has('order_items', 'read'), 'assessments', 'goodsReceipts', 'programOverview.urgentItems'),
  ];
}

const furtherRights: Partial<Record<Area, readonly Right[]>> = {
  purchase_orders: ['assign_status'],
  saved_views: ['share_program', 'share_organization'],
  order_items: ['assess', 'receive', 'split', 'assign_status', 'deactivate'],
  commercial_invoices: ['assign_status', 'generate_pdf', 'set_approval', 'send_for_review'],
  attachments: ['archive'],
};

/** Returns a role's rights in an area as `current_permission` shows them. */
export function areaPermissionOf(role: Role, area: Area) {
  const has = (right: Right) => role.rights[area].includes(right);
  const flags = (rights: readonly Right[]) => Object.fromEntries(rights.map((right) => [right, has(right)]));
  const base = {
    read: has('read'),
    write: has('write'),
    create: has('create'),
    update: has('update'),
    delete: has('delete'),
  };
  const statuses = area === 'commercial_invoices' ? [...role.editsShipmentsIn] : [];
  return {
    ...base,
    ...flags(furtherRights[area] ?? []),
    exceptions: { update: { statuses } },
    ...commentRights(role, area),
  };
}

function commentRights(role: Role, area: Area) {
  if (!commentable.includes(area)) return {};
  const read = role.rights[area].includes('read') && role.comments.sources.length > 0;
  const write = read && role.comments.write;
  const any = read && !role.comments.ownOnly;
  const { legacy, removeOthers } = role.comments;
  return {
    own_comment: { read, write, delete: write },
    legacy_comment: { read: any, write: any && legacy.write, delete: any && legacy.remove },
    any_comment: { read: any, write: false, delete: any && removeOthers },
  };
}

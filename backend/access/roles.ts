import { type Area, type Right, rightsOf } from './areas.ts';

/** The audiences of comments. */
export const commentSources = ['internal', 'external', 'vendor'] as const;
export type CommentSource = (typeof commentSources)[number];

/** A set of rights that users have by their `permission_id`. */
export interface Role {
  readonly id: number;
  readonly name: string;
  /** The organizations and programs that the role opens: all, all of the user's organization, or programs by membership. */
  readonly scope: 'every organization' | 'own organization' | 'own programs';
  readonly rights: Readonly<Record<Area, readonly Right[]>>;
  /** The shipment statuses in which this role, unlike others, may edit. */
  readonly editsShipmentsIn: readonly string[];
  readonly comments: {
    readonly write: boolean;
    /** Whether users with this role read only the comments that they wrote themselves. */
    readonly ownOnly?: boolean;
    readonly removeOthers: boolean;
    /** The rights over comments from the old SAP system, regardless of their author. */
    readonly legacy: { readonly write: boolean; readonly remove: boolean };
    readonly sources: readonly CommentSource[];
  };
}

const member = { scope: 'own programs', editsShipmentsIn: [] } as const;
const untouched = { write: false, remove: false } as const;
const readsComments = { write: false, removeOthers: false, legacy: untouched, sources: commentSources } as const;
const writesComments = { ...readsComments, write: true } as const;
const ownsComments = { ...writesComments, removeOthers: true } as const;

/** The roles that Lading ships, as the table of the README's "Roles" shows them. Ids are stored with users: never reuse one. */
export const shippedRoles: readonly Role[] = [
  {
    id: 1,
    name: 'System administrator',
    scope: 'every organization',
    editsShipmentsIn: [],
    comments: ownsComments,
    rights: rightsOf(0),
  },
  {
    id: 2,
    name: 'Organization administrator',
    scope: 'own organization',
    editsShipmentsIn: ['in_review'],
    comments: ownsComments,
    rights: rightsOf(1),
  },
  {
    id: 3,
    name: 'Program manager',
    ...member,
    editsShipmentsIn: ['in_review'],
    comments: ownsComments,
    rights: rightsOf(2),
  },
  {
    id: 4,
    name: 'Procurement officer',
    ...member,
    comments: writesComments,
    rights: rightsOf(3),
  },
  {
    id: 5,
    name: 'Logistics officer',
    ...member,
    comments: writesComments,
    rights: rightsOf(4),
  },
  {
    id: 6,
    name: 'Inventory clerk',
    ...member,
    comments: writesComments,
    rights: rightsOf(5),
  },
  {
    id: 7,
    name: 'Viewer',
    ...member,
    comments: readsComments,
    rights: rightsOf(6),
  },
];

/** Role ids that code refers to; the others are only data. */
export const roleId = { systemAdministrator: 1, organizationAdministrator: 2 } as const;

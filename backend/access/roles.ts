import { withText } from '../language/withText.ts';
import { type Area, type Right, rightsOf, type Scope } from './areas.ts';
import { accessMessages } from './messages.ts';

/** The audiences of comments. */
export const commentSources = ['internal', 'external', 'vendor'] as const;
export type CommentSource = (typeof commentSources)[number];

/** A set of rights that users have by their `permission_id`. */
export interface Role {
  readonly id: number;
  readonly name: string;
  readonly scope: Scope;
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
export const shippedRoles: readonly Role[] = withText(
  [
    {
      id: 1,
      scope: 'every organization',
      editsShipmentsIn: [],
      comments: ownsComments,
      rights: rightsOf(0),
    },
    {
      id: 2,
      scope: 'own organization',
      editsShipmentsIn: ['in_review'],
      comments: ownsComments,
      rights: rightsOf(1),
    },
    {
      id: 3,
      ...member,
      editsShipmentsIn: ['in_review'],
      comments: ownsComments,
      rights: rightsOf(2),
    },
    {
      id: 4,
      ...member,
      comments: writesComments,
      rights: rightsOf(3),
    },
    {
      id: 5,
      ...member,
      comments: writesComments,
      rights: rightsOf(4),
    },
    {
      id: 6,
      ...member,
      comments: writesComments,
      rights: rightsOf(5),
    },
    {
      id: 7,
      ...member,
      comments: readsComments,
      rights: rightsOf(6),
    },
  ],
  'name',
  ({ id }) => accessMessages.roles[id],
);

/** Role ids that code refers to; the others are only data. */
export const roleId = { systemAdministrator: 1, organizationAdministrator: 2 } as const;

import { type Area, managedAreas, type Right } from './areas.ts';
import type { Role } from './roles.ts';

const SCOPES: Readonly<Record<Role['scope'], string>> = {
  'every organization': 'In every organization',
  'own organization': 'In all programs of the organization',
  'own programs': 'In the programs that they belong to',
};

/** What a right lets people do, as the object of the verb. */
type Claim = readonly [what: string, area: Area, ...rights: Right[]];

const EDIT = 'create and edit';

/** The verbs of the sentence, each with what a role may do, in this order. A claim is made only if the role has the rights. */
const CLAIMS: readonly (readonly [verb: string, claims: readonly Claim[]])[] = [
  ['manage', managedAreas.map(([what, area]) => [what, area, 'create'])],
  [
    EDIT,
    [
      ['orders', 'purchase_orders', 'create', 'update'],
      ['items', 'order_items', 'create', 'update'],
      ['shipments', 'commercial_invoices', 'create', 'update'],
      ['documents', 'attachments', 'create', 'update'],
    ],
  ],
  ['assess and receive', [['goods', 'order_items', 'assess', 'receive']]],
  ['approve', [['invoices', 'commercial_invoices', 'set_approval']]],
];

const READABLE: readonly Claim[] = [
  ['orders', 'purchase_orders', 'read'],
  ['items', 'order_items', 'read'],
  ['shipments', 'commercial_invoices', 'read'],
  ['documents', 'attachments', 'read'],
];

/** Says in one sentence what a role may do, from its rights, so that the sentence is true of any role. */
export function describeRole(role: Role): string {
  const mayDo = ([, area, ...rights]: Claim) => rights.every((right) => role.rights[area].includes(right));
  const phrase = (verb: string, claims: readonly Claim[]) =>
    claims.length > 0 ? [`${verb} ${listed(claims.map(([what]) => what))}`] : [];
  const done = CLAIMS.map(([verb, claims]) => [verb, claims.filter(mayDo)] as const);
  const written = new Set(done.flatMap(([verb, claims]) => (verb === EDIT ? claims.map(([what]) => what) : [])));
  const readOnly = READABLE.filter((claim) => mayDo(claim) && !written.has(claim[0]));
  const does = done.flatMap(([verb, claims]) => phrase(verb, claims));
  const only = does.length === 0 ? ', and change nothing' : '';
  return `${SCOPES[role.scope]}, may ${[...does, ...phrase('read', readOnly)].join('; ')}${only}.`;
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

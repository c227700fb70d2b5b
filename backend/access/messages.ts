import { texts } from '../language/texts.ts';
import type { ManagedArea, Scope, WorkArea } from './areas.ts';

/** What a role may do, as the sentence about it says it. */
export interface Duties {
  readonly scope: Scope;
  readonly manages: readonly ManagedArea[];
  readonly edits: readonly WorkArea[];
  /** Whether it assesses and receives goods. */
  readonly handles: boolean;
  readonly approves: boolean;
  /** What it reads and does not edit. */
  readonly reads: readonly WorkArea[];
}

/** What people have to do with, as a sentence about a role names it. */
const words: Readonly<Record<ManagedArea | WorkArea, string>> = {
  organizations: 'organizations',
  users: 'people',
  programs: 'programs',
  api_keys: 'API keys',
  vendors: 'vendors',
  end_users: 'end users',
  groups: 'groups',
  couriers: 'couriers',
  purchase_orders: 'orders',
  order_items: 'items',
  commercial_invoices: 'shipments',
  attachments: 'documents',
};

const scopes: Readonly<Record<Scope, string>> = {
  'every organization': 'In every organization',
  'own organization': 'In all programs of the organization',
  'own programs': 'In the programs that they belong to',
};

const named = (verb: string, areas: readonly (keyof typeof words)[]) => {
  const names = areas.map((area) => words[area]);
  const last = names.at(-1);
  return names.length > 1 ? [`${verb} ${names.slice(0, -1).join(', ')} and ${last}`] : last ? [`${verb} ${last}`] : [];
};

/** The names of roles, what each may do, and what is wrong with a new password. */
export const accessMessages = texts('access', {
  roles: {
    1: 'System administrator',
    2: 'Organization administrator',
    3: 'Program manager',
    4: 'Procurement officer',
    5: 'Logistics officer',
    6: 'Inventory clerk',
    7: 'Viewer',
  },
  unknownRole: 'Unknown role',
  /** Says in one sentence what a role may do. */
  describe({ scope, manages, edits, handles, approves, reads }: Duties): string {
    const does = [
      ...named('manage', manages),
      ...named('create and edit', edits),
      ...(handles ? ['assess and receive goods'] : []),
      ...(approves ? ['approve invoices'] : []),
    ];
    const only = does.length === 0 ? ', and change nothing' : '';
    return `${scopes[scope]}, may ${[...does, ...named('read', reads)].join('; ')}${only}.`;
  },
  passwordTooShort: (least: number) => `Password should be of minimum ${least} characters length`,
  passwordTooLong: (most: number) => `Password should be of maximum ${most} characters length`,
  passwordTooPlain: 'Password must contain at least one lowercase, uppercase, number and special character',
});

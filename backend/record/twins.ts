import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** Records whose names count as one, although they were stored before names were compared so. */
export interface Twins {
  /** What they are, in the plural. */
  readonly kind: string;
  readonly organization: string;
  readonly records: readonly { readonly id: number; readonly name: string }[];
}

interface Kind {
  readonly kind: string;
  readonly table: string;
  readonly name: string;
  /** The columns within whose values a name is unique. */
  readonly within: readonly string[];
  /** The organization of a row `t`. */
  readonly organization?: string;
  /** The rows whose names are taken. */
  readonly only?: string;
}

const inOrganization = { within: ['organization_id'], organization: 't.organization_id' };
/** Sample data and the others are named apart. */
const apart = { ...inOrganization, within: ['organization_id', 'sample'] };
const kinds: readonly Kind[] = [
  { kind: 'organizations', table: 'organizations', name: 'name', within: [] },
  { kind: 'programs', table: 'programs', name: 'name', ...apart },
  { kind: 'users', table: 'users', name: 'email', within: [], organization: 't.organization_id' },
  { kind: 'vendors', table: 'vendors', name: 'name', ...apart },
  {
    kind: 'groups',
    table: 'groups',
    name: 'name',
    within: ['program_id'],
    organization: '(select organization_id from programs p where p.id = t.program_id)',
  },
  { kind: 'couriers', table: 'couriers', name: 'company_name', ...apart },
  { kind: 'airlines', table: 'airlines', name: 'prefix', ...apart },
  { kind: 'purchase orders', table: 'purchase_orders', name: 'order_number', ...apart },
  { kind: 'shipments', table: 'shipments', name: 'invoice_number', ...apart },
  {
    kind: 'substatuses',
    table: 'status_reasons',
    name: 'sub_status',
    ...inOrganization,
    within: ['organization_id', 'model', 'status'],
    only: 'not archived',
  },
  { kind: 'API keys', table: 'api_keys', name: 'name', ...inOrganization, only: 'revoked_at is null' },
];

/** Finds all records whose unique names count as one with another's. */
export async function findTwins(db: Db): Promise<Twins[]> {
  const found: Twins[] = [];
  for (const { kind, table, name, within, organization, only } of kinds) {
    const keys = [...within, 'identity'].map((column) => `t.${column}`).join(', ');
    const { rows } = await sql<{ organization: string | null; records: Twins['records'] }>`
      select
        min((select o.name from organizations o where o.id = ${sql.raw(organization ?? 't.id')})) as organization,
        jsonb_agg(jsonb_build_object('id', t.id, 'name', t.${sql.ref(name)}) order by t.id) as records
      from ${sql.table(table)} t
      where t.identity is not null ${sql.raw(only ? `and ${only}` : '')}
      group by ${sql.raw(keys)}
      having count(*) > 1
      order by min(t.id)`.execute(db);
    found.push(...rows.map((row) => ({ kind, organization: row.organization ?? '', records: row.records })));
  }
  return found;
}

/** Writes a name so that what cannot be seen in it can: `Al⟨U+200B⟩pha`. */
export const spelled = (name: string): string =>
  name.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|[\p{Default_Ignorable_Code_Point}\u2800\uff01-\uff5e]/gu, (sign) => {
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `⟨U+${code}⟩`;
  });

import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { recordTypes } from './recordTypes.ts';

/** Records whose names count as one, although they were stored before names were compared so. */
export interface Twins {
  /** What they are, in the plural. */
  readonly kind: string;
  readonly organization: string;
  readonly records: readonly { readonly id: number; readonly name: string }[];
}

/** Finds all records whose unique names count as one with another's. */
export async function findTwins(db: Db): Promise<Twins[]> {
  const found: Twins[] = [];
  for (const { plural: kind, table, unique } of recordTypes) {
    if (!unique) continue;
    const { column: name, within, organization, only } = unique;
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
  name.replace(
    /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|[\p{Default_Ignorable_Code_Point}\u2010\u2011\u2800\ufffc\uff01-\uff5e]/gu,
    (sign) => {
      const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      return `⟨U+${code}⟩`;
    },
  );

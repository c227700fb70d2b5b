/** Finds the records that a new one is likely a second of. */
import { sql } from 'kysely';
import { areaOf } from '../access/areas.ts';
import { type Caller, can, programsOf } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import { keysOf } from '../api/keys.ts';
import type { Db } from '../db/client.ts';

interface Searched {
  readonly table: string;
  /** What tells the record apart on screen. */
  readonly label: string;
  /** The texts that are compared; each has an index in the form of `twin_key`. */
  readonly texts: readonly string[];
  /** The name of the program that a record is in, where names repeat from program to program. */
  readonly program?: string;
  readonly isIn: 'organization' | 'programs';
  /** The rows that are compared. */
  readonly only?: string;
}

const fullName = "(t.first_name || ' ' || t.last_name)";

/** The record types whose likely twins can be searched for. */
const searched = {
  Vendor: { table: 'vendors', label: 't.name', texts: ['t.name', 't.ein'], isIn: 'organization' },
  Courier: { table: 'couriers', label: 't.company_name', texts: ['t.company_name'], isIn: 'organization' },
  EndUser: { table: 'end_users', label: 't.label', texts: ['t.label'], isIn: 'organization' },
  Group: {
    table: 'groups',
    label: 't.name',
    texts: ['t.name', 't.latin_name', 't.tax_number'],
    program: '(select p.name from programs p where p.id = t.program_id)',
    isIn: 'programs',
  },
  Program: { table: 'programs', label: 't.name', texts: ['t.name'], isIn: 'organization' },
  User: { table: 'users', label: fullName, texts: [fullName, 't.email'], isIn: 'organization', only: 'not t.service' },
} as const satisfies Record<string, Searched>;

/** A record type whose likely twins can be searched for. */
export type SearchedType = keyof typeof searched;
export const searchedTypes = keysOf(searched);

/** A record that is likely the same as one that is about to be made. */
export interface LikelyTwin {
  readonly id: number;
  readonly label: string;
  readonly program_name: string | null;
}

/** The maximum number of twins that are named. */
const MOST = 3;

/**
 * Finds at most three records of the caller's organization one of whose names or numbers counts as one of `texts`,
 * regardless of case, accents, punctuation and the legal form at the end. @throws 403 without read on such records
 */
export async function findLikelyTwins(
  db: Db,
  caller: Caller,
  type: SearchedType,
  texts: readonly string[],
): Promise<LikelyTwin[]> {
  if (!can(caller, areaOf[type], 'read')) throw forbidden();
  const { table, label, texts: columns, isIn, program, only }: Searched = searched[type];
  const wanted = sql.join(texts.map((text) => sql`twin_key(${text}::text)`));
  const own = sql`t.organization_id = ${caller.organizationId}`;
  const open = sql`t.program_id in (${sql.join(programsOf(caller))})`;
  const { rows } = await sql<LikelyTwin>`
    select t.id, ${sql.raw(label)} as label, ${sql.raw(program ?? 'null::text')} as program_name
    from ${sql.table(table)} t
    where ${isIn === 'organization' ? own : open}
      ${sql.raw(only ? `and ${only}` : '')}
      and (${sql.join(
        columns.map((column) => sql`twin_key(${sql.raw(column)}) in (${wanted})`),
        sql` or `,
      )})
    order by t.id
    limit ${MOST}`.execute(db);
  return rows;
}

/** Finds the records that a new one is likely a second of. */
import { sql } from 'kysely';
import { areaOf } from '../access/areas.ts';
import { type Caller, can, programsOf } from '../access/caller.ts';
import { forbidden, outOfReach } from '../api/errors.ts';
import { keysOf } from '../api/keys.ts';
import type { Db } from '../db/client.ts';
import { messages } from './messages.ts';

interface Searched {
  readonly table: string;
  /** What tells the record apart on screen. */
  readonly label: string;
  /** The texts that are compared; each has an index in the form of `twin_key`. */
  readonly texts: readonly string[];
  /** The name of the program that a record is in, where names repeat from program to program. */
  readonly program?: string;
  /** The program of a row, if the caller may open only the rows of some programs. */
  readonly programId?: string;
  /** The organization of a row; null if only the program says it. */
  readonly organizationId: string | null;
  /** The rows that are compared. */
  readonly only?: string;
}

const inOrganization = { organizationId: 't.organization_id' };
const fullName = "(t.first_name || ' ' || t.last_name)";

/** The record types whose likely twins can be searched for. */
const searched = {
  Vendor: { table: 'vendors', label: 't.name', texts: ['t.name', 't.ein'], ...inOrganization },
  Courier: { table: 'couriers', label: 't.company_name', texts: ['t.company_name'], ...inOrganization },
  EndUser: { table: 'end_users', label: 't.label', texts: ['t.label'], ...inOrganization },
  Group: {
    table: 'groups',
    label: 't.name',
    texts: ['t.name', 't.latin_name', 't.tax_number'],
    program: '(select p.name from programs p where p.id = t.program_id)',
    programId: 't.program_id',
    organizationId: null,
  },
  Program: { table: 'programs', label: 't.name', texts: ['t.name'], programId: 't.id', ...inOrganization },
  User: { table: 'users', label: fullName, texts: [fullName, 't.email'], only: 'not t.service', ...inOrganization },
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

/** What is about to be made. */
export interface Sought {
  readonly type: SearchedType;
  /** Its names and numbers. */
  readonly texts: readonly string[];
  /** Its organization; the caller's own by default. */
  readonly organizationId: number | undefined;
}

/** The maximum number of twins that are named. */
const MOST = 3;
/**
 * The longest text that is compared, in characters of its decomposed form (NFKD) without accents. One character can become 18 there, and
 * the time of a key grows with the square of the length.
 */
const LONGEST = 200;
/** The accents that `twin_key` drops; dropped here, they cost nothing there. */
const accents = /[\u0300-\u036f\u064b-\u065f\u0670]/g;

/**
 * Finds at most three records of an organization, among those the caller may open, one of whose names or numbers counts as
 * one of `texts`, regardless of case, accents, punctuation and the legal form at the end.
 * @throws 403 without the right to create such records, 422 on an organization that the caller may not see
 */
export async function findLikelyTwins(db: Db, caller: Caller, sought: Sought): Promise<LikelyTwin[]> {
  const { type, organizationId } = sought;
  if (!can(caller, areaOf[type], 'create')) throw forbidden();
  if (organizationId !== undefined && !caller.organizationIds.includes(organizationId)) {
    throw outOfReach('organization_id', messages.notFound);
  }
  const keys = await keysOfTexts(db, sought.texts);
  if (keys.length === 0) return [];
  const { table, label, texts: columns, program, only }: Searched = searched[type];
  const reach = withinReach(caller, searched[type], organizationId);
  // One index for each text: of an `or` over them, the planner computes the keys of every row.
  const found = sql.join(
    columns.map(
      (column) => sql`select t.id from ${sql.table(table)} t
        where ${reach} and twin_key(${sql.raw(column)}) in (${sql.join(keys)})`,
    ),
    sql` union `,
  );
  const { rows } = await sql<LikelyTwin>`
    select t.id, ${sql.raw(label)} as label, ${sql.raw(program ?? 'null::text')} as program_name
    from ${sql.table(table)} t
    where t.id in (${found}) ${sql.raw(only ? `and ${only}` : '')}
    order by t.id
    limit ${MOST}`.execute(db);
  return rows;
}

/** Returns the condition for the rows of an organization that the caller may open. */
function withinReach(caller: Caller, { programId, organizationId: column }: Searched, wanted: number | undefined) {
  const open = programId ? [sql`${sql.raw(programId)} in (${sql.join(programsOf(caller))})`] : [];
  if (column) return sql.join([...open, sql`${sql.raw(column)} = ${wanted ?? caller.organizationId}`], sql` and `);
  if (wanted === undefined) return sql.join(open, sql` and `);
  const ofWanted = sql`${sql.raw(programId ?? '')} in (select id from programs where organization_id = ${wanted})`;
  return sql.join([...open, ofWanted], sql` and `);
}

/** Returns the keys of texts, each computed once; texts that are too long have none. */
async function keysOfTexts(db: Db, texts: readonly string[]): Promise<string[]> {
  const short = texts
    .map((text) => text.normalize('NFKD').replace(accents, ''))
    .filter((text) => text.length <= LONGEST);
  if (short.length === 0) return [];
  const { rows } = await sql<{ key: string }>`select twin_key(t) as key from unnest(${short}::text[]) t`.execute(db);
  return rows.map(({ key }) => key);
}

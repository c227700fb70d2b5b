import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';

/** How many taken numbers are skipped before no number is offered. */
const mostTries = 50;

/** The number after one that ends in digits, as wide as it was: `PO-0099` → `PO-0100`; `1` after none, null when it has no digits at its end. */
function numberAfter(latest: string | null): string | null {
  if (latest === null) return '1';
  const [, prefix = '', digits] = latest.match(/^(.*?)(\d{1,15})$/) ?? [];
  if (!digits) return null;
  return prefix + String(Number(digits) + 1).padStart(digits.length, '0');
}

/** The first free number after the latest one; null when the latest has no digits at its end. */
async function freeNumberAfter(
  latest: string | null,
  isTaken: (number: string) => Promise<boolean>,
): Promise<string | null> {
  let offered = numberAfter(latest);
  for (let tries = 0; offered !== null && tries < mostTries; tries += 1) {
    if (!(await isTaken(offered))) return offered;
    offered = numberAfter(offered);
  }
  return null;
}

/** Records of programs with a number that is unique in the organization. */
export interface Numbered {
  readonly table: string;
  /** The column of the number. */
  readonly number: string;
  /** Which records count as the latest one. */
  readonly counted: RawBuilder<boolean>;
}

/**
 * The number offered for a new record of a program: the one after its latest, or the next that is free in its
 * organization; null when the latest one does not end in digits.
 * @throws 404 when the program does not exist or is not the caller's
 */
export async function offeredNumber(
  db: Db,
  caller: Caller,
  programId: number,
  { table, number, counted }: Numbered,
): Promise<string | null> {
  const [rows, column] = [sql.table(table), sql.ref(number)];
  const found = await sql<{ organization_id: number; latest: string | null }>`
    select organization_id, (
      select ${column} from ${rows} as numbered where program_id = programs.id and ${counted} order by id desc limit 1
    ) as latest
    from programs where id = ${programId} and id = any(${[...caller.programIds]}::bigint[])`.execute(db);
  const [program] = found.rows;
  if (!program) throw notFound();
  return freeNumberAfter(program.latest, async (offered) => {
    const used = await sql`select from ${rows}
      where organization_id = ${program.organization_id} and lower(btrim(${column})) = lower(${offered}::text) limit 1`;
    return (await used.execute(db)).rows.length > 0;
  });
}

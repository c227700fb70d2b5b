import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { compareKey } from '../db/identity.ts';

/** How many taken numbers are skipped before the offer is abandoned. */
const mostTries = 50;

/** Returns the next number, as wide: `PO-0100` after `PO-0099`; `1` after null; null after one without digits at its end. */
function numberAfter(latest: string | null): string | null {
  if (latest === null) return '1';
  const [, prefix = '', digits] = latest.match(/^(.*?)(\d{1,15})$/) ?? [];
  if (!digits) return null;
  return prefix + String(Number(digits) + 1).padStart(digits.length, '0');
}

/** Returns the first free number after the latest; null if that does not end in digits. */
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
  /** The records among which the latest one is found. */
  readonly counted: RawBuilder<boolean>;
  /** The number offered first in the sample program. */
  readonly firstSample: string;
}

/**
 * Returns the number offered for a new record of a program: the one after its latest, or the next that is free in its
 * organization; null if the latest does not end in digits.
 * @throws 404 when the program does not exist or is not the caller's
 */
export async function offeredNumber(
  db: Db,
  caller: Caller,
  programId: number,
  { table, number, counted, firstSample }: Numbered,
): Promise<string | null> {
  const [rows, column] = [sql.table(table), sql.ref(number)];
  const found = await sql<{ organization_id: number; sample: boolean; latest: string | null }>`
    select organization_id, sample, (
      select ${column} from ${rows} as numbered where program_id = programs.id and ${counted} order by id desc limit 1
    ) as latest
    from programs where id = ${programId} and id = any(${[...caller.programIds]}::bigint[])`.execute(db);
  const [program] = found.rows;
  if (!program) throw notFound();
  if (program.sample && program.latest === null) return firstSample;
  // Sample data and the others are numbered apart.
  return freeNumberAfter(program.latest, async (offered) => {
    const used = await sql`select from ${rows} where organization_id = ${program.organization_id}
      and sample = ${program.sample} and identity = ${compareKey(offered)} and twin >= 0 limit 1`;
    return (await used.execute(db)).rows.length > 0;
  });
}

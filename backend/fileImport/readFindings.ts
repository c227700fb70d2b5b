/** What is to be known of the rows of an import: why those that were not written were refused, and what others say otherwise. */
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { problemSays } from './directory.ts';
import type { ImportedField } from './kind.ts';
import { pagesOf } from './pages.ts';
import type { RowPlan } from './table.ts';

/** A row of which something is to be known. */
interface Finding {
  readonly row: number;
  readonly isRefused: boolean;
  /** What happens to it, or what is wrong, in a few words. */
  readonly says: string;
  /** The cells that are wrong, or have a note. */
  readonly cells: readonly { readonly field: string; readonly text: string; readonly reason: string }[];
}

/** Reads the rows that need attention or were refused, and those that are written with a note, in order, in pages. */
export async function* readFindings(
  db: Db,
  importId: number,
  fields: readonly ImportedField[],
): AsyncGenerator<Finding[]> {
  const pages = pagesOf((after, limit) =>
    db
      .selectFrom('file_import_rows')
      .select(['row', 'cells', 'plan', 'state', 'outcome', 'reason'])
      .where('import_id', '=', importId)
      .where('row', '>', after)
      .where((eb) =>
        eb.or([
          eb('state', '=', 'attention'),
          eb('outcome', '=', 'refused'),
          eb(sql<boolean>`plan ? 'noted'`, '=', true).and(
            eb.or([eb('outcome', 'is', null), eb('outcome', '=', 'done')]),
          ),
        ]),
      )
      .orderBy('row')
      .limit(limit)
      .execute(),
  );
  for await (const rows of pages) {
    yield rows.flatMap(({ row, plan, state, outcome, reason }) => {
      return plan === null
        ? []
        : findingOf({ row, plan, isRefused: state === 'attention' || outcome === 'refused', reason, fields });
    });
  }
}

interface Found {
  readonly row: number;
  readonly plan: RowPlan;
  readonly isRefused: boolean;
  /** Why it was refused as a whole, or its order; null if its cells say it. */
  readonly reason: string | null;
  readonly fields: readonly ImportedField[];
}

function findingOf({ row, plan: { says, cells }, isRefused, reason, fields }: Found): Finding {
  const own = cells.flatMap(({ field, text, problem = null, note = null }) => {
    const why = isRefused ? problem && problemSays(field, problem, fields) : note;
    return why === null ? [] : { field, text, reason: why };
  });
  return { row, isRefused, says: reason ?? says, cells: reason === null ? own : [] };
}

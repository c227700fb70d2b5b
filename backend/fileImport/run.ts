/** Applies an import and undoes it, in the background. */
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import { forbidden, rejectedTransition } from '../api/errors.ts';
import { startChosen } from '../backgroundWork/start.ts';
import type { Db } from '../db/client.ts';
import { noRight } from '../record/ability.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { importKinds, importWorks } from './kinds.ts';
import { readImport, readImportRow, standingOf } from './read.ts';
import { mayImport, whyNotApplied, whyNotUndone } from './rules.ts';
import type { FileImport, ImportUndo } from './schema.ts';
import { readWritten, type WrittenStored, workKeyOf } from './work.ts';

/**
 * Starts to write the rows that need no attention: each order with its items, or each other record, with the rights that the
 * caller has then.
 * @throws 409 `transition`, 403, 404, 503 while too much work of the organization is unfinished
 */
export const applyImport = (context: WriteContext, id: number): Promise<FileImport> =>
  started(context, id, false, unitsOf(id, sql`r.state in ('new', 'changed') and r.outcome is null`, sql`asc`));

/** Starts to take back what an import wrote and nobody has changed since, the last first. @throws as `applyImport` */
export const undoImport = (context: WriteContext, id: number): Promise<FileImport> =>
  started(
    context,
    id,
    true,
    unitsOf(id, sql`r.state in ('new', 'changed') and r.outcome in ('done', 'stays')`, sql`desc`),
  );

/** Selects what is written whole or not at all and has rows for which a condition holds, by its number. */
const unitsOf = (id: number, condition: RawBuilder<unknown>, direction: RawBuilder<unknown>) => sql<Unit>`
  select r.unit as id,
    coalesce(min(r.plan ->> 'label') filter (where r."row" = r.unit), min(r.plan ->> 'label'), '') as label
  from file_import_rows r where r.import_id = ${id} and r.unit is not null
  group by r.unit having bool_or(${condition}) order by r.unit ${direction}`;

interface Unit {
  readonly id: number;
  readonly label: string;
}

async function started(
  context: WriteContext,
  id: number,
  undo: boolean,
  units: ReturnType<typeof sql<Unit>>,
): Promise<FileImport> {
  const { db, caller } = context;
  const { found, kind } = await readImportRow(db, caller, importKinds, id, true);
  if (!mayImport(caller, kind)) throw forbidden(noRight());
  const standing = await standingOf(db, found);
  const reason = undo ? whyNotUndone(standing) : whyNotApplied(standing);
  if (reason) throw rejectedTransition(reason);
  const { rows } = await units.execute(db);
  const work = await startChosen(context, importWorks, {
    kind: workKeyOf(kind),
    place: { organization_id: found.organization_id, program_id: found.program_id },
    change: { import_id: id, undo },
    rows: rows.map((unit) => ({ ...unit, program_id: found.program_id })),
  });
  await db
    .updateTable('file_imports')
    .set({
      ...(undo
        ? { state: 'undoing', undo_work_id: work.id }
        : { state: 'applying', work_id: work.id, undo_work_id: null }),
      ...newVersion,
    })
    .where('id', '=', id)
    .execute();
  return readImport(db, caller, importKinds, id);
}

/** The most rows that are named for a reason. */
const MOST_ROWS = 20;

/** Returns what undoing an import would do now; null if it has not been applied. @throws 404 */
export async function readUndo(db: Db, caller: Caller, id: number): Promise<ImportUndo | null> {
  const { found, kind } = await readImportRow(db, caller, importKinds, id);
  if (found.state === 'open') return null;
  const rows = await readWritten(db, id);
  const reasons = await kind.whyStay({ db, caller, importId: id }, rows);
  const going = rows.filter((_row, index) => reasons[index] === null);
  const made = await db
    .selectFrom('file_import_made')
    .select('record_id')
    .where('import_id', '=', id)
    .where('record_type', '=', 'PurchaseOrder')
    .where('back', 'is', null)
    .execute();
  const orders = new Set(made.map(({ record_id }) => record_id));
  const goesWith = going.flatMap(({ unitRecordId }) =>
    unitRecordId !== null && orders.has(unitRecordId) ? [unitRecordId] : [],
  );
  // A row that says only something of an order is no record of its own.
  const isBack = ({ recordId, unitRecordId, back }: WrittenStored) =>
    recordId === null ? !orders.has(unitRecordId ?? 0) : back !== null;
  const byReason = Map.groupBy(
    rows.flatMap(({ row }, index) => ({ row, reason: reasons[index] ?? null })),
    ({ reason }) => reason,
  );
  byReason.delete(null);
  return {
    goes: going.filter(({ recordId, back }) => recordId !== null && back === null).length,
    goes_orders: new Set(goesWith).size,
    back: going.filter(isBack).length,
    stays: [...byReason].map(([reason, each]) => ({
      reason: reason ?? '',
      count: each.length,
      rows: each.slice(0, MOST_ROWS).map(({ row }) => row),
    })),
  };
}

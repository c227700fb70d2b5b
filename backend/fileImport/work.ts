/** The work in the background that applies an import and undoes it: a row of the work is an order, or a record. */
import { sql } from 'kysely';
import { z } from 'zod';
import { HttpError } from '../api/errors.ts';
import { id } from '../api/validate.ts';
import { refusalOf } from '../backgroundWork/refusal.ts';
import type { Performed, WorkContext, WorkKind } from '../backgroundWork/rules.ts';
import type { Db } from '../db/client.ts';
import type { Announcement } from '../live/broadcast.ts';
import { withinSavepoint } from '../record/checkEach.ts';
import { anyOf } from '../record/listOrder.ts';
import type { ImportedField, ImportKind, MadeRecord, UnitToWrite, WriteContext, WrittenRow } from './kind.ts';
import { removeMadeNames } from './made.ts';
import { messages } from './messages.ts';
import { placeOf, type ReadImport, readImportRow } from './read.ts';
import type { RowOutcome, RowPlan, RowState } from './table.ts';

const change = z.object({ import_id: id, undo: z.boolean() });

/** Returns the key of the work of a kind of import. */
export const workKeyOf = ({ key }: Pick<ImportKind, 'key'>): string => `${key}_import`;

/** Returns the kind of work that applies and undoes imports of a kind. */
export const importWork = (kind: ImportKind): WorkKind => ({
  key: workKeyOf(kind),
  type: kind.type,
  // Whoever reads such records may not yet write them.
  access: kind.access.filter(([, right]) => right !== 'read'),
  atOnce: kind.atOnce,
  change,
  named: async () => [],
  // It is started by an import, never for a list.
  list: () => new z.ZodError([{ code: 'custom', path: [], message: messages.notPreviewed, input: undefined }]),
  perform: async (context, units, asked) => {
    const { import_id: importId, undo } = change.parse(asked);
    const found = await openImport(context, kind, importId);
    if (found instanceof HttpError) {
      const refusal = refusalOf(found);
      if (!undo) await refuseUnits(context.db, importId, units, refusal.reason);
      return units.map(() => ({ outcome: 'refused', ...refusal }) as const);
    }
    const own: WriteContext = { ...context, importId, place: await placeOf(context.db, found) };
    const performed = undo ? await undoUnits(own, kind, units) : await applyUnits(own, kind, units);
    await context.db
      .updateTable('file_imports')
      .set({ ...(undo ? {} : { applied_at: sql<Date>`now()` }), updated_at: sql<Date>`now()` })
      .where('id', '=', importId)
      .execute();
    return performed;
  },
});

/** Reads an import whose work goes on, or returns why its person may no longer do that. */
async function openImport({ db, caller }: WorkContext, kind: ImportKind, id: number): Promise<ReadImport | HttpError> {
  try {
    return (await readImportRow(db, caller, [kind], id)).found;
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return error;
    throw error;
  }
}

interface StoredRow {
  readonly row: number;
  readonly unit: number;
  readonly state: RowState;
  readonly plan: RowPlan;
  readonly outcome: RowOutcome | null;
}

/** Reads the rows of units, by unit. */
async function readUnits(db: Db, importId: number, units: readonly number[]): Promise<Map<number, StoredRow[]>> {
  const rows = await db
    .selectFrom('file_import_rows')
    .select(['row', 'unit', 'state', 'plan', 'outcome'])
    .where('import_id', '=', importId)
    .where('unit', '=', anyOf(units))
    .orderBy('row')
    .execute();
  // A row of a unit has been planned.
  return Map.groupBy(rows as StoredRow[], ({ unit }) => unit);
}

async function applyUnits(context: WriteContext, kind: ImportKind, units: readonly number[]): Promise<Performed[]> {
  const { db, importId } = context;
  const stored = await readUnits(db, importId, units);
  const toWrite = units.flatMap((unit): UnitToWrite[] => {
    const all = stored.get(unit) ?? [];
    const rows = all.filter(({ outcome, state }) => outcome === null && (state === 'new' || state === 'changed'));
    const plan = all.find(({ row }) => row === unit)?.plan.unit ?? null;
    return rows.length > 0 ? [{ unit, plan, rows }] : [];
  });
  const results = await kind.write(context, toWrite);
  const fields = await kind.fields(context);
  const written: WrittenRow[] = [];
  const made: MadeRecord[] = [];
  const performed = new Map<number, Performed>();
  for (const [index, { unit, rows }] of toWrite.entries()) {
    const result = results[index];
    if (!result) continue;
    if ('rejected' in result) {
      const { rejected, row: reason } = result;
      const refusal = { ...refusalOf(rejected), ...inWords(rejected, fields) };
      await noteRefused(db, importId, rows, ({ row }) =>
        reason === null || reason === row ? refusal.reason : messages.refusedWith(reason, refusal.reason),
      );
      performed.set(unit, { outcome: 'refused', ...refusal });
      continue;
    }
    made.push(...result.made);
    written.push(...result.rows, ...unchangedIn(stored.get(unit) ?? [], result.rows));
    performed.set(unit, { outcome: 'changed', version: 0, back: null });
  }
  await noteWritten(db, importId, written);
  await noteMade(db, importId, made);
  return units.map((unit) => performed.get(unit) ?? { outcome: 'unchanged', version: 0 });
}

const fieldErrors = z.record(z.string(), z.array(z.string()));

/** Returns the reason of a rejection with the names that the fields of the import have, if it is one of fields. */
function inWords({ body }: HttpError, fields: readonly ImportedField[]): { readonly reason?: string } {
  const { data } = fieldErrors.safeParse(body.errors);
  const named = Object.entries(data ?? {}).map(([key, texts]) => {
    const label = fields.find((field) => field.key === key)?.label();
    return label === undefined ? null : texts.map((text) => messages.ofField(label, text));
  });
  return named.length === 0 || named.includes(null) ? {} : { reason: named.flat().join('. ') };
}

/** Returns the rows of a unit that stay as they are, with their order, so that they count with it. */
function unchangedIn(stored: readonly StoredRow[], written: readonly WrittenRow[]): WrittenRow[] {
  const unitRecordId = written.find((row) => row.unitRecordId !== null)?.unitRecordId ?? null;
  return stored.flatMap(({ row, state, outcome, plan }) =>
    state === 'unchanged' && outcome === null
      ? [{ row, recordId: plan.recordId, unitRecordId, version: plan.version ?? 0, back: null }]
      : [],
  );
}

/** Notes what was written. */
async function noteWritten(db: Db, importId: number, written: readonly WrittenRow[]): Promise<void> {
  if (written.length === 0) return;
  const again = await noteAgain(db, importId, written);
  const sent = written.map(({ row, recordId, unitRecordId, version, back }) => {
    return { row, record_id: recordId, unit_record_id: unitRecordId, version, back: again.has(row) ? {} : back };
  });
  await sql`
    update file_import_rows r set outcome = 'done', reason = null, record_id = w.record_id,
      unit_record_id = w.unit_record_id, version = w.version, back = w.back
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as w ("row" integer, record_id bigint,
      unit_record_id bigint, version integer, back jsonb)
    where r.import_id = ${importId} and r."row" = w."row"`.execute(db);
}

/**
 * Notes at earlier rows what records that they wrote were before rows that change them again: each record has one row that
 * gives it back, in whichever order they are undone.
 * @returns the rows that change again what the import wrote
 */
async function noteAgain(db: Db, importId: number, written: readonly WrittenRow[]): Promise<Set<number>> {
  const changed = written.filter(({ back }) => back !== null);
  if (changed.length === 0) return new Set();
  const sent = changed.map(({ row, recordId, version, back }) => ({ row, record_id: recordId, version, back }));
  const { rows } = await sql<{ row: number }>`
    update file_import_rows r set version = w.version, back = w.back || r.back
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as w ("row" integer, record_id bigint, version integer, back jsonb)
    where r.import_id = ${importId} and r.record_id = w.record_id and r."row" <> w."row" and r.outcome = 'done'
      and r.state in ('new', 'changed')
    returning w."row"`.execute(db);
  return new Set(rows.map(({ row }) => row));
}

/** Notes why rows were refused. */
async function noteRefused<Refused extends { readonly row: number }>(
  db: Db,
  importId: number,
  rows: readonly Refused[],
  reasonOf: (row: Refused) => string,
): Promise<void> {
  const sent = rows.map((row) => ({ row: row.row, reason: reasonOf(row) }));
  await sql`
    update file_import_rows r set outcome = 'refused', reason = w.reason
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as w ("row" integer, reason text)
    where r.import_id = ${importId} and r."row" = w."row"`.execute(db);
}

/** Refuses whatever of units was to be written. */
async function refuseUnits(db: Db, importId: number, units: readonly number[], reason: string): Promise<void> {
  await db
    .updateTable('file_import_rows')
    .set({ outcome: 'refused', reason })
    .where('import_id', '=', importId)
    .where('unit', '=', anyOf(units))
    .where('state', 'in', ['new', 'changed'])
    .where('outcome', 'is', null)
    .execute();
}

/** Notes records besides those of the rows. Of one that the import wrote already, the values before that are kept. */
async function noteMade(db: Db, importId: number, made: readonly MadeRecord[]): Promise<void> {
  if (made.length === 0) return;
  await db
    .insertInto('file_import_made')
    .values(
      made.map(({ type, id: record_id, label, version, back }) => {
        return {
          import_id: importId,
          record_type: type,
          record_id,
          label,
          version,
          back: back && JSON.stringify(back),
        };
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['import_id', 'record_type', 'record_id']).doUpdateSet({
        version: sql`excluded.version`,
        back: sql`excluded.back || file_import_made.back`,
      }),
    )
    .execute();
}

/** A row that was written, as it is stored. */
export type WrittenStored = WrittenRow & { readonly unit: number };

/** Reads the rows of an import that were written and are not taken back. @param units only those of these units */
export async function readWritten(db: Db, importId: number, units?: readonly number[]): Promise<WrittenStored[]> {
  const rows = await db
    .selectFrom('file_import_rows')
    .select(['row', 'unit', 'record_id', 'unit_record_id', 'version', 'back'])
    .where('import_id', '=', importId)
    .where('outcome', 'in', ['done', 'stays'])
    .where('state', 'in', ['new', 'changed'])
    .$if(units !== undefined, (query) => query.where('unit', '=', anyOf(units ?? [])))
    .orderBy('row')
    .execute();
  return rows.map(({ row, unit, record_id, unit_record_id, version, back }) => {
    return {
      row,
      unit: unit ?? row,
      recordId: record_id,
      unitRecordId: unit_record_id,
      version: version ?? 0,
      back,
    };
  });
}

/** Takes units back all at once; if one cannot be taken back, one after the other. */
async function undoUnits(context: WriteContext, kind: ImportKind, units: readonly number[]): Promise<Performed[]> {
  const rows = Map.groupBy(await readWritten(context.db, context.importId, units), ({ unit }) => unit);
  const all = units.map((unit) => rows.get(unit) ?? []);
  const together = await takeBack(context, kind, all);
  const reasons = together instanceof HttpError ? await takeEachBack(context, kind, all) : together;
  await noteUndone(context.db, context.importId, reasons);
  await removeMadeNames(context);
  return all.map((its): Performed => {
    const staying = its.flatMap(({ row }) => reasons.get(row) ?? []);
    // What somebody did, rather than that it concerns the others, too.
    const reason = staying.find((each) => each !== messages.stays.withItem) ?? staying[0];
    if (reason !== undefined && staying.length === its.length) {
      return { outcome: 'refused', code: 'transition', reason };
    }
    return { outcome: 'changed', version: 0, back: null };
  });
}

/** Why rows stay; null for those that were taken back. */
type Reasons = ReadonlyMap<number, string | null>;

/** Takes units back, or none of them. @returns a rejection if one of them cannot be taken back */
async function takeBack(
  context: WriteContext,
  kind: ImportKind,
  units: readonly (readonly WrittenStored[])[],
): Promise<Reasons | HttpError> {
  const rows = units.flat();
  const announced: Announcement[] = [];
  const own = { ...context, announce: (announcement: Announcement) => void announced.push(announcement) };
  try {
    const reasons = await withinSavepoint(context.db, () => kind.takeBack(own, rows));
    for (const announcement of announced) context.announce(announcement);
    return new Map(rows.map(({ row }, index) => [row, reasons[index] ?? null]));
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return error;
    throw error;
  }
}

/** Takes units back one after the other: one that cannot be taken back stays whole. */
async function takeEachBack(
  context: WriteContext,
  kind: ImportKind,
  units: readonly (readonly WrittenStored[])[],
): Promise<Reasons> {
  const all = new Map<number, string | null>();
  for (const rows of units) {
    const reasons = await takeBack(context, kind, [rows]);
    const refusal = reasons instanceof HttpError ? refusalOf(reasons).reason : null;
    for (const { row } of rows) {
      all.set(row, reasons instanceof HttpError ? refusal : (reasons.get(row) ?? null));
    }
  }
  return all;
}

async function noteUndone(db: Db, importId: number, reasons: Reasons): Promise<void> {
  const sent = [...reasons].map(([row, reason]) => ({ row, outcome: reason === null ? 'undone' : 'stays', reason }));
  await sql`
    update file_import_rows r set outcome = w.outcome, reason = w.reason
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as w ("row" integer, outcome text, reason text)
    where r.import_id = ${importId} and r."row" = w."row"`.execute(db);
}

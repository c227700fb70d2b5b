/** The work in the background that applies an import and undoes it: a row of the work is an order, or a record. */
import { sql } from 'kysely';
import { z } from 'zod';
import { id } from '../api/validate.ts';
import { refusalOf } from '../backgroundWork/refusal.ts';
import type { Performed, WorkKind } from '../backgroundWork/rules.ts';
import type { Db } from '../db/client.ts';
import { anyOf } from '../record/listOrder.ts';
import type { ImportKind, MadeRecord, RowToTakeBack, UnitToWrite, WriteContext, WrittenRow } from './kind.ts';
import { messages } from './messages.ts';
import { placeOf } from './read.ts';
import { mayImport } from './rules.ts';
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
    const found = await context.db.selectFrom('file_imports').selectAll().where('id', '=', importId).executeTakeFirst();
    if (!found || !mayImport(context.caller, kind)) {
      return units.map(() => ({ outcome: 'refused', code: 'not_found', reason: messages.noLongerPlanned }) as const);
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
  const written: WrittenRow[] = [];
  const made: MadeRecord[] = [];
  const performed = new Map<number, Performed>();
  for (const [index, { unit, rows }] of toWrite.entries()) {
    const result = results[index];
    if (!result) continue;
    made.push(...result.made);
    if ('rejected' in result) {
      const refusal = refusalOf(result.rejected);
      for (const { row } of rows) written.push({ row, refused: refusal.reason });
      performed.set(unit, { outcome: 'refused', ...refusal });
      continue;
    }
    written.push(...result.rows, ...unchangedIn(stored.get(unit) ?? [], result.rows));
    const refused = result.rows.find((row) => 'refused' in row);
    const isRefused = refused && result.rows.every((row) => 'refused' in row);
    performed.set(
      unit,
      isRefused
        ? { outcome: 'refused', code: 'invalid', reason: refused.refused }
        : { outcome: 'changed', version: 0, back: null },
    );
  }
  await noteWritten(db, importId, written);
  await noteMade(db, importId, made);
  return units.map((unit) => performed.get(unit) ?? { outcome: 'unchanged', version: 0 });
}

/** Returns the rows of a unit that stay as they are, with their order, so that they count with it. */
function unchangedIn(stored: readonly StoredRow[], written: readonly WrittenRow[]): WrittenRow[] {
  const order = written.find((row) => !('refused' in row) && row.unitRecordId !== null);
  const unitRecordId = order && 'unitRecordId' in order ? order.unitRecordId : null;
  return stored.flatMap(({ row, state, outcome, plan }) =>
    state === 'unchanged' && outcome === null
      ? [{ row, recordId: plan.recordId, unitRecordId, version: plan.version ?? 0, back: null }]
      : [],
  );
}

async function noteWritten(db: Db, importId: number, written: readonly WrittenRow[]): Promise<void> {
  const sent = written.map((row) =>
    'refused' in row
      ? { row: row.row, outcome: 'refused', reason: row.refused }
      : {
          ...{ row: row.row, outcome: 'done', record_id: row.recordId, unit_record_id: row.unitRecordId },
          ...{ version: row.version, back: row.back },
        },
  );
  await sql`
    update file_import_rows r set outcome = w.outcome, reason = w.reason, record_id = w.record_id,
      unit_record_id = w.unit_record_id, version = w.version, back = w.back
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as w ("row" integer, outcome text, reason text,
      record_id bigint, unit_record_id bigint, version integer, back jsonb)
    where r.import_id = ${importId} and r."row" = w."row"`.execute(db);
}

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
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A row that was written, as it is stored. */
export type WrittenStored = RowToTakeBack & { readonly unit: number };

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

async function undoUnits(context: WriteContext, kind: ImportKind, units: readonly number[]): Promise<Performed[]> {
  const performed: Performed[] = [];
  for (const unit of units) performed.push(await undoUnit(context, kind, unit));
  return performed;
}

async function undoUnit(context: WriteContext, kind: ImportKind, unit: number): Promise<Performed> {
  const { db, importId } = context;
  const rows = await readWritten(db, importId, [unit]);
  const reasons = await kind.whyStay(context, rows);
  const going = rows.filter((_row, index) => reasons[index] === null);
  const order = await madeOrder(db, importId, rows[0]?.unitRecordId ?? null);
  const taken = await kind.takeBack(context, order, going);
  const stays = new Map<number, string>();
  for (const [index, { row }] of rows.entries()) {
    const reason = reasons[index] ?? taken[going.findIndex((each) => each.row === row)];
    if (reason) stays.set(row, reason);
  }
  const sent = rows.map(({ row }) => ({ row, outcome: stays.has(row) ? 'stays' : 'undone', reason: stays.get(row) }));
  await sql`
    update file_import_rows r set outcome = w.outcome, reason = w.reason
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as w ("row" integer, outcome text, reason text)
    where r.import_id = ${importId} and r."row" = w."row"`.execute(db);
  const [reason] = stays.values();
  if (reason !== undefined && stays.size === rows.length) return { outcome: 'refused', code: 'transition', reason };
  return { outcome: 'changed', version: 0, back: null };
}

async function madeOrder(db: Db, importId: number, orderId: number | null): Promise<MadeRecord | null> {
  if (orderId === null) return null;
  const made = await db
    .selectFrom('file_import_made')
    .select(['label', 'version', 'back'])
    .where('import_id', '=', importId)
    .where('record_type', '=', 'PurchaseOrder')
    .where('record_id', '=', orderId)
    .executeTakeFirst();
  return made ? { type: 'PurchaseOrder', id: orderId, ...made } : null;
}

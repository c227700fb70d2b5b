import { sql } from 'kysely';
import { type Caller, programsOf } from '../access/caller.ts';
import { forbidden, notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { noRight } from '../record/ability.ts';
import { readPage } from '../record/list.ts';
import type { ImportedField, ImportKind, ImportPlace } from './kind.ts';
import { conventionsIn, heldOf, questionsOf, type Told } from './mapping.ts';
import { abilitiesOf, mayImport, type Standing, stateNow } from './rules.ts';
import type { FileImport, FileImportListQuery, ImportCounts } from './schema.ts';
import type { FileImportRow, MappedColumn } from './table.ts';

/** The most rows outside of the table that are named. */
const MOST_LEFT = 100;

/** An import, with whether it has work that has not ended. */
export type ReadImport = FileImportRow & { readonly is_running: boolean };

const isRunning = sql<boolean>`exists (
  select 1 from works w where w.id = coalesce(i.undo_work_id, i.work_id) and w.finished_at is null)`;

/** Selects the imports in a caller's organizations and programs. */
function visible(db: Db, caller: Caller) {
  return db
    .selectFrom('file_imports as i')
    .where('i.organization_id', 'in', caller.organizationIds)
    .where((eb) => eb.or([eb('i.program_id', 'is', null), eb('i.program_id', 'in', programsOf(caller))]));
}

/**
 * Reads the row of an import. @param lock locks it until the transaction ends: of two that do, the second sees what the first
 * did, the work that it started included
 * @throws 404 when it is not the caller's, 403 without the rights of its kind
 */
export async function readImportRow(
  db: Db,
  caller: Caller,
  kinds: readonly ImportKind[],
  id: number,
  lock = false,
): Promise<{ found: ReadImport; kind: ImportKind }> {
  // By a statement of its own: one that waits for the lock reads other tables as they were before.
  if (lock) await db.selectFrom('file_imports').select('id').where('id', '=', id).forUpdate().execute();
  const row = await visible(db, caller)
    .selectAll('i')
    .select(isRunning.as('is_running'))
    .where('i.id', '=', id)
    .executeTakeFirst();
  const kind = kinds.find(({ key }) => key === row?.kind);
  if (!row || !kind) throw notFound();
  if (!mayImport(caller, kind)) throw forbidden(noRight());
  return { found: { ...row, state: stateNow(row, row.is_running) }, kind };
}

/** Reads one import. @throws 404 when it does not exist or is not the caller's */
export async function readImport(
  db: Db,
  caller: Caller,
  kinds: readonly ImportKind[],
  id: number,
): Promise<FileImport> {
  const { found, kind } = await readImportRow(db, caller, kinds, id);
  return toRecord(db, caller, kind, found);
}

/** The columns of an import that do not grow with its file. */
const SMALL = [
  ...(['i.id', 'i.organization_id', 'i.program_id', 'i.purchase_order_id', 'i.user_id', 'i.kind', 'i.state'] as const),
  ...(['i.file_name', 'i.file_key', 'i.file_size', 'i.content_type', 'i.sheet', 'i.reading', 'i.columns'] as const),
  ...(['i.remembers', 'i.mapping_name', 'i.counts', 'i.sums', 'i.work_id', 'i.undo_work_id'] as const),
  ...(['i.lock_version', 'i.created_at', 'i.updated_at', 'i.applied_at'] as const),
];

/** What a list says of the file: no merged cells, and only the first of what is left out of the table. */
const shortFile = sql<FileImportRow['file']>`jsonb_set(i.file, '{sheets}', (
  select coalesce(jsonb_agg(s.sheet - 'merges' order by s.place), '[]')
  from jsonb_array_elements(i.file -> 'sheets') with ordinality s (sheet, place)))`;
const shortShape = sql<FileImportRow['shape']>`jsonb_set(
  i.shape, '{left}', jsonb_path_query_array(i.shape, ${sql.lit(`$.left[0 to ${MOST_LEFT - 1}]`)}))`;

/** Reads one page of imports, newest first. @throws 422 as `readPage` does */
export function readImports(db: Db, caller: Caller, kinds: readonly ImportKind[], query: FileImportListQuery) {
  const { filters = {}, program_id, ids } = query;
  const own = kinds.filter((kind) => mayImport(caller, kind)).map(({ key }) => key);
  const matching = visible(db, caller)
    .where(sql<boolean>`i.kind = any(${own}::text[])`)
    .$if(filters.kind !== undefined, (rows) => rows.where('i.kind', '=', filters.kind ?? 'vendors'))
    .$if(filters.purchase_order_id !== undefined, (rows) =>
      rows.where('i.purchase_order_id', '=', filters.purchase_order_id ?? 0),
    )
    .$if(program_id !== undefined, (rows) => rows.where('i.program_id', '=', program_id ?? 0))
    .$if(ids !== undefined, (rows) => rows.where('i.id', 'in', [0, ...(ids ?? [])]));
  return readPage(db, { ...query, pagination: true }, matching, async ({ limit, offset }) => {
    const rows = await matching
      .select(SMALL)
      .select([isRunning.as('is_running'), shortFile.as('file'), shortShape.as('shape')])
      .orderBy('i.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    const records: FileImport[] = [];
    for (const row of rows) {
      const kind = kinds.find(({ key }) => key === row.kind);
      const found = { ...row, answers: [], state: stateNow(row, row.is_running) };
      if (kind) records.push(await toRecord(db, caller, kind, found));
    }
    return records;
  });
}

/** Returns where the records of an import are made. */
export async function placeOf(
  db: Db,
  { organization_id: organizationId, program_id: programId, purchase_order_id: orderId }: FileImportRow,
): Promise<ImportPlace> {
  const program =
    programId === null
      ? undefined
      : await db.selectFrom('programs').select('sample').where('id', '=', programId).executeTakeFirst();
  return { organizationId, programId, orderId, sample: program?.sample ?? false };
}

/** What becomes of a row now: one that was refused needs attention, and so does one that was not reached. */
export const effectiveState = (found: Pick<FileImportRow, 'state'>) => sql<string>`case
  when r.outcome = 'refused' then 'attention'
  when ${found.state !== 'open'} and r.outcome is null and r.state in ('new', 'changed') then 'attention'
  else r.state end`;

interface Counted extends ImportCounts {
  /** Rows that were written, and that were refused. */
  readonly written: number;
  readonly refused: number;
}

async function countRows(db: Db, found: FileImportRow): Promise<Counted> {
  const state = effectiveState(found);
  const count = (condition: ReturnType<typeof sql>) => sql`(count(*) filter (where ${condition}))::int`;
  const orders = (condition: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from units where is_written and ${condition})`;
  // An order says in its first row whether it is new. A join of the rows with these would be planned for one row, as nothing is
  // known of rows that were just stored, and take minutes for ten thousand.
  const { rows } = await sql<Counted>`
    with units as (
      select bool_or(r.makes_unit) filter (where r."row" = r.unit) as is_new,
        bool_or(r.state in ('new', 'changed') and coalesce(r.outcome, 'done') = 'done') as is_written
      from file_import_rows r where r.import_id = ${found.id} and r.state is not null group by r.unit)
    select count(*)::int as rows,
      ${count(sql`${state} = 'new'`)} as new, ${count(sql`${state} = 'changed'`)} as changed,
      ${count(sql`${state} = 'unchanged'`)} as unchanged, ${count(sql`${state} = 'attention'`)} as attention,
      ${count(sql`${state} = 'left_out'`)} as left_out,
      ${orders(sql`is_new`)} as new_orders, ${orders(sql`not is_new`)} as changed_orders,
      ${count(sql`r.state in ('new', 'changed') and r.outcome is null`)} as ready,
      ${count(sql`r.outcome in ('done', 'stays') and r.state in ('new', 'changed')`)} as written,
      ${count(sql`r.outcome = 'refused'`)} as refused
    from file_import_rows r where r.import_id = ${found.id} and r.state is not null`.execute(db);
  return rows[0] as Counted; // an aggregate without groups has one row
}

/** Returns how far an import is, for the rules. */
export async function standingOf(db: Db, found: FileImportRow): Promise<Standing> {
  const { ready, written } = await countRows(db, found);
  return { state: found.state, ready: found.counts?.isPreviewed ? ready : 0, written };
}

async function toRecord(db: Db, caller: Caller, kind: ImportKind, found: FileImportRow): Promise<FileImport> {
  const place = await placeOf(db, found);
  const fields = await kind.fields({ db, place });
  const { written, refused, ...counts } = await countRows(db, found);
  const conventions = conventionsIn(found, fields);
  const isPreviewed = found.counts?.isPreviewed === true;
  const { shape, file } = found;
  return {
    id: found.id,
    organization_id: found.organization_id,
    program_id: found.program_id,
    purchase_order_id: found.purchase_order_id,
    user_id: found.user_id,
    kind: found.kind,
    state: found.state,
    file_name: found.file_name,
    file_size: Number(found.file_size),
    format: file.format,
    sheets: file.sheets.map(({ name, rows, columns, hidden }) => ({ name, rows, columns, hidden })),
    sheet: found.sheet,
    headings_row: shape.headingsRow,
    first_row: shape.firstRow,
    last_row: shape.lastRow,
    total_row: shape.totalRow,
    left_rows: shape.left.slice(0, MOST_LEFT).map(({ from, to, kind: why }) => ({ from, to, kind: why })),
    numbers: shownConvention(conventions.decimal),
    dates: shownConvention(conventions.dateOrder),
    questions: questionsOf(found, fields),
    columns: found.columns.map(shownColumn),
    fields: fields.map(shownField),
    remembers: found.remembers,
    mapping_name: found.mapping_name,
    counts: isPreviewed ? counts : null,
    sums: isPreviewed && found.sums ? { ...found.sums, differences: [...found.sums.differences] } : null,
    refused,
    work_id: found.work_id,
    undo_work_id: found.undo_work_id,
    lock_version: found.lock_version,
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
    applied_at: found.applied_at?.toISOString() ?? null,
    abilities: abilitiesOf(caller, kind, { state: found.state, ready: isPreviewed ? counts.ready : 0, written }),
  };
}

function shownConvention(told: Told<string>): FileImport['numbers'] {
  const { chosen, value, remembered, decidedBy, examples } = told;
  return {
    value: heldOf(told),
    decided_by: chosen === null ? decidedBy : null,
    chosen: chosen !== null,
    remembered: chosen === null && value === null && remembered !== null,
    examples: [...examples],
  };
}

const shownColumn = ({ total: _, examples, others, asks, ...column }: MappedColumn): FileImport['columns'][number] => ({
  ...column,
  asks: asks === true,
  examples: [...examples],
  others: [...others],
});

const shownField = ({ key, label, kind, required, compareOnly }: ImportedField): FileImport['fields'][number] => ({
  key,
  label: label(),
  kind,
  required: required ?? false,
  compare_only: compareOnly ?? false,
});

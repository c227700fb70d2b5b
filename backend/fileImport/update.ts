/** How the file of an import is read, and what its columns become. */
import { type FieldMessages, invalid, rejectedTransition } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { requireNewest } from '../history/versioned.ts';
import { newVersion } from '../record/write.ts';
import { readRows as readUnpacked } from '../tableFile/unpacked.ts';
import { type ImportContext, insertRows, requireSheet, storedRows, toChange } from './change.ts';
import type { ImportedField, ImportKind } from './kind.ts';
import { importKinds } from './kinds.ts';
import { mappingOf, recalledOf, stillAsking } from './mapping.ts';
import { headingsKey, readMapping, remembering } from './mappings.ts';
import { messages } from './messages.ts';
import { placeOf, readImport } from './read.ts';
import type { FileImport, FileImportUpdate } from './schema.ts';
import type { FileImportRow, ImportKindKey, MappedColumn, StoredSheet } from './table.ts';
import { withUnpacked } from './unpack.ts';

/** Sets how the file is read and what its columns become. @throws 409 `stale` with the import as it is now, 422, 404 */
export async function updateImport(context: ImportContext, id: number, input: FileImportUpdate): Promise<FileImport> {
  const { db, caller } = context;
  const { found, kind } = await toChange(context, id);
  const shown = input.lock_version === undefined ? null : await readImport(db, caller, importKinds, id);
  requireNewest(input.lock_version, found, () => shown);
  const place = await placeOf(db, found);
  const fields = await kind.fields({ db, place });
  let next: FileImportRow = found;
  if (input.sheet !== undefined && input.sheet !== found.sheet)
    next = await onOtherSheet(context, found, kind, input.sheet);
  if (input.headings_row !== undefined) next = await withHeadings(context, next, kind, input.headings_row);
  if (input.last_row !== undefined) next = endingAt(next, input.last_row);
  if (input.mapping_id !== undefined) next = await withMapping(db, next, fields, kind.key, input.mapping_id);
  const reading = {
    ...next.reading,
    decimal: input.decimal_sign ?? next.reading.decimal,
    dateOrder: input.date_order ?? next.reading.dateOrder,
  };
  await db
    .updateTable('file_imports')
    .set({
      sheet: next.sheet,
      shape: JSON.stringify(next.shape),
      reading: JSON.stringify(reading),
      columns: JSON.stringify(withFields(next.columns, input.columns ?? [], fields)),
      answers: JSON.stringify(next.answers),
      remembers: input.remembers ?? next.remembers,
      mapping_name: input.mapping_name === undefined ? next.mapping_name : input.mapping_name,
      ...(isOnlyOfMapping(input) ? {} : { counts: null, sums: null }),
      ...newVersion,
    })
    .where('id', '=', id)
    .execute();
  return readImport(db, caller, importKinds, id);
}

/** Whether a change is only about what is kept for the next file. */
const isOnlyOfMapping = ({ lock_version: _, remembers: _r, mapping_name: _m, ...others }: FileImportUpdate): boolean =>
  Object.keys(others).length === 0;

async function onOtherSheet(context: ImportContext, found: FileImportRow, kind: ImportKind, sheet: number) {
  const chosen = requireSheet(found.file.sheets, sheet);
  if (found.state !== 'open') throw rejectedTransition(messages.whyNot.applied);
  const { db } = context;
  return withUnpacked(context, found, async ({ folder }) => {
    await insertRows(db, found.id, readUnpacked(folder, sheet));
    return remapped(context, { ...found, sheet }, kind, chosen, undefined);
  });
}

function withHeadings(context: ImportContext, found: FileImportRow, kind: ImportKind, headingsRow: number | null) {
  if (found.state !== 'open') throw rejectedTransition(messages.whyNot.applied);
  return remapped(context, found, kind, requireSheet(found.file.sheets, found.sheet), headingsRow);
}

/** Finds out anew where the table is and what its columns may become. */
async function remapped(
  { db }: ImportContext,
  found: FileImportRow,
  kind: ImportKind,
  sheet: StoredSheet,
  headingsRow: number | null | undefined,
): Promise<FileImportRow> {
  const fields = await kind.fields({ db, place: await placeOf(db, found) });
  const remembered = await remembering(db, found.organization_id, kind.key);
  const rows = storedRows(db, found.id);
  const { shape, reading, columns } = await mappingOf({ sheet, rows, fields, remembered, headingsRow });
  return { ...found, shape, reading, columns };
}

/** @throws 422 for a row that is not of the table */
function endingAt(found: FileImportRow, lastRow: number): FileImportRow {
  if (lastRow < (found.shape.firstRow ?? 1)) throw invalid({ last_row: [messages.noRow] });
  return { ...found, shape: { ...found.shape, lastRow } };
}

/** Takes the columns of a mapping. What it does not know stays, but for a field that it gives to another column. */
async function withMapping(
  db: Db,
  found: FileImportRow,
  fields: readonly ImportedField[],
  kind: ImportKindKey,
  id: number,
): Promise<FileImportRow> {
  const known = await readMapping(db, found.organization_id, kind, id);
  const headings = found.columns.map(({ heading }) => heading);
  const recalled = recalledOf(known.fields, headings, fields, true);
  const taken = new Set(recalled.flatMap((said) => said?.field ?? []));
  const columns = found.columns.map(({ asks: _, ...column }, at): MappedColumn => {
    const said = recalled[at];
    if (!said) {
      const isTaken = column.field !== null && taken.has(column.field);
      return isTaken ? { ...column, field: null, from: null, others: [column.field ?? '', ...column.others] } : column;
    }
    const { field, among } = said;
    if (among.length > 0) return { ...column, field: null, from: null, others: among, asks: true };
    return { ...column, field, from: field === null ? null : 'remembered' };
  });
  return {
    ...found,
    columns: stillAsking(columns),
    reading: { ...found.reading, remembered: known.reading },
    answers: [...known.answers],
    // A name belongs to one set of headings: this file is remembered by its own.
    mapping_name: known.headings === headingsKey(headings) ? known.name : null,
  };
}

/** Returns the columns with the fields that a person chose. @throws 422 for two columns of one field, whoever gave it to them */
function withFields(
  columns: readonly MappedColumn[],
  chosen: NonNullable<FileImportUpdate['columns']>,
  fields: readonly ImportedField[],
): MappedColumn[] {
  const errors: FieldMessages = {};
  const after = columns.map((column): MappedColumn => {
    const choice = chosen.find((each) => each.column === column.column);
    if (!choice) return column;
    const { asks: _, ...plain } = column;
    return { ...plain, field: choice.field, from: choice.field === null ? null : 'person' };
  });
  for (const [index, { column, field }] of chosen.entries()) {
    const at = `columns.${index}`;
    if (!columns.some((each) => each.column === column)) errors[at] = [messages.noColumn];
    const known = fields.find(({ key }) => key === field);
    if (field !== null && !known) errors[at] = [messages.noField];
  }
  for (const { key, label } of fields) {
    const having = after.filter(({ field }) => field === key);
    if (having.length < 2) continue;
    const index = chosen.findIndex(({ column }) => having.some((each) => each.column === column));
    errors[index < 0 ? 'columns' : `columns.${index}`] = [messages.twoColumns(label())];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return stillAsking(after);
}

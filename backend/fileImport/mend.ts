/** What a person mends in an import before it is applied. */
import { forbidden, invalid, outOfReach, rejectedTransition } from '../api/errors.ts';
import { noRight } from '../record/ability.ts';
import { newVersion } from '../record/write.ts';
import { type ImportContext, toChange } from './change.ts';
import type { ImportKind } from './kind.ts';
import { importKinds } from './kinds.ts';
import { messages } from './messages.ts';
import { readNamed } from './names.ts';
import { asAsked, preview } from './preview.ts';
import { placeOf, readImport, readImportRow, standingOf } from './read.ts';
import { mayImport, whyNotDiscarded } from './rules.ts';
import type { FileImport, FileImportAnswers, FileImportMend } from './schema.ts';
import type { FileImportRow, NameAnswer } from './table.ts';

/** Finds out what an import would do. @throws 409 `transition`, 422 while something must be answered, 404 */
export async function previewImport(context: ImportContext, id: number): Promise<FileImport> {
  const { found, kind } = await toChange(context, id);
  return previewed(context, found, kind);
}

async function previewed(context: ImportContext, found: FileImportRow, kind: ImportKind): Promise<FileImport> {
  const { db, caller } = context;
  await preview(context, found, kind, await placeOf(db, found));
  await db.updateTable('file_imports').set(newVersion).where('id', '=', found.id).execute();
  return readImport(db, caller, importKinds, found.id);
}

/** Mends rows, or leaves them out, and finds out anew what the import would do. @throws 409 `transition`, 422, 404 */
export async function mendImport(context: ImportContext, id: number, { rows }: FileImportMend): Promise<FileImport> {
  const { db } = context;
  const { found, kind } = await toChange(context, id);
  if (found.counts === null) throw rejectedTransition(messages.notPreviewed);
  const known = await db
    .selectFrom('file_import_rows')
    .select(['row', 'mended', 'left_out'])
    .where('import_id', '=', id)
    .where(
      'row',
      'in',
      rows.map(({ row }) => row),
    )
    .where('state', 'is not', null)
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '=', 'refused')]))
    .execute();
  for (const [index, { row, cells = [], left_out }] of rows.entries()) {
    const before = known.find((each) => each.row === row);
    if (!before) throw invalid({ [`rows.${index}`]: [messages.noRow] });
    const mended = { ...before.mended };
    for (const { field, text } of cells) {
      if (!found.columns.some((column) => column.field === field))
        throw invalid({ [`rows.${index}`]: [messages.noField] });
      if (text === null) delete mended[field];
      else mended[field] = text;
    }
    await db
      .updateTable('file_import_rows')
      .set({ mended: JSON.stringify(mended), left_out: left_out ?? before.left_out })
      .where('import_id', '=', id)
      .where('row', '=', row)
      .execute();
  }
  return previewed(context, found, kind);
}

/** Answers which records names mean, and finds out anew what the import would do. @throws 409 `transition`, 422, 404 */
export async function answerImport(
  context: ImportContext,
  id: number,
  { answers }: FileImportAnswers,
): Promise<FileImport> {
  const { db } = context;
  const { found, kind } = await toChange(context, id);
  if (found.counts === null) throw rejectedTransition(messages.notPreviewed);
  const place = await placeOf(db, found);
  const fields = await kind.fields({ db, place });
  let all: readonly NameAnswer[] = found.answers;
  for (const [index, { field: key, text: sent, choice, record_id = null }] of answers.entries()) {
    const text = asAsked(sent);
    const field = fields.find((each) => each.key === key);
    if (!field) throw invalid({ [`answers.${index}`]: [messages.noField] });
    const isOfNames = choice === 'use' || choice === 'create';
    if (isOfNames && !field.names) throw invalid({ [`answers.${index}`]: [messages.noRecords] });
    const isKnown =
      field.names && record_id !== null && (await readNamed(db, place, field.names, [record_id])).has(record_id);
    if (choice === 'use' && !isKnown) throw outOfReach(`answers.${index}`, messages.problems.notFound);
    all = all.filter((each) => each.field !== key || each.text !== text);
    if (choice !== null) all = [...all, { field: key, text, choice, id: choice === 'use' ? record_id : null }];
  }
  await db
    .updateTable('file_imports')
    .set({ answers: JSON.stringify(all) })
    .where('id', '=', id)
    .execute();
  return previewed(context, { ...found, answers: [...all] }, kind);
}

/** Discards an import that was not applied, with its file. @throws 409 `transition`, 404 */
export async function discardImport(context: ImportContext, id: number): Promise<void> {
  const { db, caller } = context;
  const { found, kind } = await readImportRow(db, caller, importKinds, id, true);
  if (!mayImport(caller, kind)) throw forbidden(noRight());
  const reason = whyNotDiscarded(await standingOf(db, found));
  if (reason) throw rejectedTransition(reason);
  await db.deleteFrom('file_imports').where('id', '=', id).execute();
}

/** What a person mends in an import before it is applied. */
import { forbidden, invalid, outOfReach, rejectedTransition } from '../api/errors.ts';
import { noRight } from '../record/ability.ts';
import { type ImportContext, toChange } from './change.ts';
import { importKinds } from './kinds.ts';
import { messages } from './messages.ts';
import { namedTables } from './namedTables.ts';
import { readNamed, whyNotMade } from './names.ts';
import { previewInSteps, type ToPreview } from './preview.ts';
import { asAsked } from './previewRows.ts';
import { placeOf, readImport, readImportRow, standingOf } from './read.ts';
import { mayImport, whyNotDiscarded } from './rules.ts';
import type { FileImport, FileImportAnswers, FileImportMend } from './schema.ts';
import type { NameAnswer } from './table.ts';

/**
 * Finds out what an import would do, after something of it is mended, if anything.
 * @param creates as in `previewInSteps`
 * @throws 409 `transition`, 422 while something must be answered, 404
 */
export async function previewImport(
  context: ImportContext,
  id: number,
  mend: (own: ImportContext) => Promise<ToPreview> = (own) => toChange(own, id),
  creates = false,
): Promise<FileImport> {
  await previewInSteps(context, mend, creates);
  return readImport(context.db, context.caller, importKinds, id);
}

/** Mends rows, or leaves them out, before the import is previewed anew. @throws 409 `transition`, 422, 404 */
export async function mendImport(context: ImportContext, id: number, { rows }: FileImportMend): Promise<ToPreview> {
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
  return { found, kind };
}

/**
 * Answers which records names mean, before the import is previewed anew.
 * @throws 409 `transition`, 422, 403 without the right to have a record made, 404
 */
export async function answerImport(
  context: ImportContext,
  id: number,
  { answers }: FileImportAnswers,
): Promise<ToPreview> {
  const { db, caller } = context;
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
    const reason =
      choice === 'create' && field.names ? whyNotMade(caller, field.names, namedTables[field.names]) : null;
    if (reason) throw forbidden(reason);
    if (choice === 'use' && !isKnown) throw outOfReach(`answers.${index}`, messages.problems.notFound);
    all = all.filter((each) => each.field !== key || each.text !== text);
    if (choice !== null) all = [...all, { field: key, text, choice, id: choice === 'use' ? record_id : null }];
  }
  await db
    .updateTable('file_imports')
    .set({ answers: JSON.stringify(all) })
    .where('id', '=', id)
    .execute();
  return { found: { ...found, answers: [...all] }, kind };
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

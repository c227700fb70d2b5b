/** The rows of an import that were refused, as a file: its own columns, with the reason beside each row. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Caller } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { attachmentHeader, fileNameOf } from '../files/contentDisposition.ts';
import { harmless } from '../files/send.ts';
import type { SendFile } from '../http/route.ts';
import { LANGUAGES } from '../language/languages.ts';
import { languageNow } from '../language/texts.ts';
import { type Cell, csvOf } from '../spreadsheet/cells.ts';
import { FORMATS } from '../spreadsheet/list.ts';
import { workbookStream } from '../spreadsheet/workbook.ts';
import { importKinds } from './kinds.ts';
import { readingOf } from './mapping.ts';
import { messages } from './messages.ts';
import { effectiveState, placeOf, readImportRow } from './read.ts';
import { textFileCell, workbookCell } from './refusedCells.ts';
import type { refusedFormats } from './schema.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const WIDTH = 20;
const REASON_WIDTH = 60;

/** Returns the file of the rows of an import that need attention or were refused, ready to be mended and imported again. @throws 404 */
export async function refusedFile(
  db: Db,
  caller: Caller,
  id: number,
  format: (typeof refusedFormats)[number],
): Promise<SendFile> {
  const { found, kind } = await readImportRow(db, caller, importKinds, id);
  const rows = await db
    .selectFrom('file_import_rows as r')
    .select(['r.row', 'r.cells', 'r.mended', 'r.plan', 'r.reason'])
    .where('r.import_id', '=', id)
    .where('r.state', 'is not', null)
    .where(effectiveState(found), '=', 'attention')
    .orderBy('r.row')
    .execute();
  if (rows.length === 0) throw notFound();
  const text = (value: string): Cell => ({ text: value, look: 'text' });
  const heads = [...found.columns.map(({ heading }) => heading), messages.refusedFile.reason];
  const fields = await kind.fields({ db, place: await placeOf(db, found) });
  const reading = readingOf(found, fields);
  const write = format === 'csv' ? textFileCell : workbookCell;
  const columns = found.columns.map(({ column, field: key }) => ({
    column,
    field: fields.find((field) => field.key === key),
  }));
  const lines = rows.map(({ cells, mended, plan, reason }) => {
    const own = columns.map(({ column, field }) => {
      const typed = field && mended[field.key];
      return write(
        field,
        typed === undefined ? (cells[column] ?? { text: '' }) : { text: typed, typed: true },
        reading,
      );
    });
    return [...own, text(reason ?? plan?.says ?? '')];
  });
  const name = fileNameOf(messages.refusedFile.name(found.file_name.replace(/\.[^.]{1,5}$/, '')), format);
  return async (response) => {
    response.set({
      ...harmless,
      'content-type': FORMATS[format],
      'content-disposition': attachmentHeader(name),
      'cache-control': 'no-store',
    });
    const file =
      format === 'csv'
        ? Readable.from([BYTE_ORDER_MARK, csvOf(heads.map(text)), ...lines.map(csvOf)])
        : workbookStream({
            names: { rows: messages.refusedFile.sheet, about: messages.refusedFile.about },
            isRightToLeft: LANGUAGES[languageNow()].direction === 'rtl',
            heads,
            widths: heads.map((_head, place) => (place === heads.length - 1 ? REASON_WIDTH : WIDTH)),
            rows: Readable.from([lines]),
            about: () => [[messages.refusedFile.file, found.file_name]],
          });
    await pipeline(file, response);
  };
}

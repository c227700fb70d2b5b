/** The rows of an import that were refused, as a file: its own columns, with the reason beside each row. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { attachmentHeader, fileNameOf } from '../files/contentDisposition.ts';
import { harmless } from '../files/send.ts';
import type { SendFile, SignedInCall } from '../http/route.ts';
import { LANGUAGES } from '../language/languages.ts';
import { languageNow } from '../language/texts.ts';
import { type Cell, csvOf } from '../spreadsheet/cells.ts';
import { FORMATS } from '../spreadsheet/list.ts';
import { fromSnapshot, inSameContext } from '../spreadsheet/send.ts';
import { workbookStream } from '../spreadsheet/workbook.ts';
import { BYTE_ORDER_MARK } from '../tableFile/csvText.ts';
import { importKinds } from './kinds.ts';
import { readingOf } from './mapping.ts';
import { messages } from './messages.ts';
import { pagesOf } from './pages.ts';
import { effectiveState, placeOf, readImportRow } from './read.ts';
import { textFileCell, workbookCell } from './refusedCells.ts';
import type { refusedFormats } from './schema.ts';
import type { FileImportRow } from './table.ts';

const WIDTH = 20;
const REASON_WIDTH = 60;

/**
 * Returns the file of the rows of an import that need attention or were refused, ready to be mended and imported again. They are
 * read in pages while it is sent.
 * @throws 404 if there are none
 */
export async function refusedFile(
  { db, caller, services: { database } }: Pick<SignedInCall<unknown, unknown, unknown>, 'db' | 'caller' | 'services'>,
  id: number,
  format: (typeof refusedFormats)[number],
): Promise<SendFile> {
  const { found, kind } = await readImportRow(db, caller, importKinds, id);
  if ((await refusedRows(db, found, 0, 1)).length === 0) throw notFound();
  const heads = [...found.columns.map(({ heading }) => heading), messages.refusedFile.reason];
  const fields = await kind.fields({ db, place: await placeOf(db, found) });
  const reading = readingOf(found, fields);
  const write = format === 'csv' ? textFileCell : workbookCell;
  const columns = found.columns.map(({ column, field: key }) => ({
    column,
    field: fields.find((field) => field.key === key),
  }));
  const line: Line = ({ cells, mended, reason, says }) => {
    const own = columns.map(({ column, field }) => {
      const typed = field && mended[field.key];
      return write(
        field,
        typed === undefined ? (cells[column] ?? { text: '' }) : { text: typed, typed: true },
        reading,
      );
    });
    return [...own, text(reason ?? says ?? '')];
  };
  const name = fileNameOf(messages.refusedFile.name(found.file_name.replace(/\.[^.]{1,5}$/, '')), format);
  return (response) =>
    fromSnapshot(database, async (snapshot) => {
      response.set({
        ...harmless,
        'content-type': FORMATS[format],
        'content-disposition': attachmentHeader(name),
        'cache-control': 'no-store',
      });
      const pieces = inSameContext(linesOf(snapshot, found, line));
      const file =
        format === 'csv'
          ? Readable.from(csvFile(heads, pieces))
          : workbookStream({
              names: { rows: messages.refusedFile.sheet, about: messages.refusedFile.about },
              isRightToLeft: LANGUAGES[languageNow()].direction === 'rtl',
              heads,
              widths: heads.map((_head, place) => (place === heads.length - 1 ? REASON_WIDTH : WIDTH)),
              rows: pieces,
              about: AsyncLocalStorage.bind(() => [[messages.refusedFile.file, found.file_name]]),
            });
      await pipeline(file, response);
    });
}

/** Reads the rows after one that need attention or were refused, in order. */
function refusedRows(db: Db, found: FileImportRow, after: number, limit: number) {
  return db
    .selectFrom('file_import_rows as r')
    .select(['r.row', 'r.cells', 'r.mended', 'r.reason', sql<string | null>`r.plan ->> 'says'`.as('says')])
    .where('r.import_id', '=', found.id)
    .where('r.row', '>', after)
    .where('r.state', 'is not', null)
    .where(effectiveState(found), '=', 'attention')
    .orderBy('r.row')
    .limit(limit)
    .execute();
}

const text = (value: string): Cell => ({ text: value, look: 'text' });

/** Returns what the file says of a row. */
type Line = (row: Awaited<ReturnType<typeof refusedRows>>[number]) => Cell[];

async function* linesOf(db: Db, found: FileImportRow, line: Line): AsyncGenerator<Cell[][]> {
  for await (const rows of pagesOf((after, limit) => refusedRows(db, found, after, limit))) yield rows.map(line);
}

async function* csvFile(heads: readonly string[], pieces: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvOf(heads.map(text));
  for await (const lines of pieces) yield lines.map(csvOf).join('');
}

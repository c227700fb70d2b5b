/** What the writes of an import share. */
import { sql } from 'kysely';
import { forbidden, invalid, rejectedTransition } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import type { Services } from '../http/route.ts';
import { noRight } from '../record/ability.ts';
import type { WriteContext } from '../record/write.ts';
import type { Row } from '../tableFile/types.ts';
import type { ImportKind } from './kind.ts';
import { importKinds } from './kinds.ts';
import { messages } from './messages.ts';
import { pagesOf } from './pages.ts';
import { type ReadImport, readImportRow, standingOf } from './read.ts';
import { mayImport, mostRows, whyNotChanged } from './rules.ts';
import type { StoredSheet } from './table.ts';
import type { UnpackContext } from './unpack.ts';

/** The context of writes to imports, with the store of their files. */
export type ImportContext = WriteContext &
  UnpackContext & {
    readonly services: WriteContext['services'] & UnpackContext['services'] & Pick<Services, 'config' | 'database'>;
  };

/** @throws 422 for a sheet that the file does not have, or that has too many rows */
export function requireSheet(sheets: readonly StoredSheet[], place: number): StoredSheet {
  const sheet = sheets[place];
  if (!sheet) throw invalid({ sheet: [messages.noSheet] });
  if (sheet.rows > mostRows) throw invalid({ file: [messages.tooManyRows(mostRows)] });
  if (sheet.rows === 0) throw invalid({ file: [messages.noRows] });
  return sheet;
}

/** Stores the rows of a sheet, in place of those of another. */
export async function insertRows(db: Db, id: number, rows: AsyncIterable<readonly Row[]>): Promise<void> {
  await db.deleteFrom('file_import_rows').where('import_id', '=', id).execute();
  for await (const batch of rows) {
    const sent = JSON.stringify(batch.map(({ row, cells, problem }) => ({ row, cells, problem })));
    await sql`
      insert into file_import_rows (import_id, "row", cells, problem)
      select ${id}, r."row", r.cells, r.problem
      from jsonb_to_recordset(${sent}::jsonb) as r ("row" integer, cells jsonb, problem text)`.execute(db);
  }
}

/** Returns the rows of an import's sheet, in pages. */
export function storedRows(db: Db, id: number): AsyncGenerator<readonly Row[]> {
  return pagesOf((after, limit) =>
    db
      .selectFrom('file_import_rows')
      .select(['row', 'cells'])
      .where('import_id', '=', id)
      .where('row', '>', after)
      .orderBy('row')
      .limit(limit)
      .execute(),
  );
}

/** Locks an import to be changed. @throws 404, 403, 409 `transition` unless it may be changed now */
export async function toChange(
  { db, caller }: ImportContext,
  id: number,
): Promise<{ found: ReadImport; kind: ImportKind }> {
  const { found, kind } = await readImportRow(db, caller, importKinds, id, true);
  if (!mayImport(caller, kind)) throw forbidden(noRight());
  const reason = whyNotChanged(await standingOf(db, found));
  if (reason) throw rejectedTransition(reason);
  return { found, kind };
}

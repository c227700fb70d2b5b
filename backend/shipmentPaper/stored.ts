import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import type { Db, OpenDatabase } from '../db/client.ts';
import { type FileStore, onStore } from '../files/store.ts';
import type { Processes } from '../turns/children.ts';
import type { Turn } from '../turns/fairQueue.ts';
import { type PaperJob, paperPrinter } from './print.ts';
import type { PrintedContent, ShipmentPaperFileTable, ShipmentPaperTable } from './table.ts';

/** A revision of a shipment's papers. */
export type IssuedPaper = Selectable<ShipmentPaperTable>;

interface StoredContext {
  readonly database: OpenDatabase;
  readonly files: FileStore;
  readonly processes: Processes;
}

/**
 * Returns the key of the file of an issued paper in a language. The first print makes it from what was frozen when the revision
 * was issued, and keeps it: of two first prints at once, one is kept and both get it.
 * @throws as `paperPrinter`, and 503 if the store fails
 */
export async function storedPaper(
  { database, files, processes }: StoredContext,
  paper: IssuedPaper,
  { kind, language }: Pick<PaperJob, 'kind' | 'language'>,
  turn: Turn,
): Promise<string> {
  const { db } = database;
  const file = { paper_id: paper.id, kind, language };
  const known = await keyOf(db, file);
  if (known) return known;
  const { papers, limit } = printedOf(paper);
  const issue = { revision: paper.revision, replaces: await replacedBy(db, paper) };
  const job = { kind, language, papers, limit, now: paper.at, today: paper.issued_on, issue };
  const bytes = await paperPrinter.print(job, processes, turn);
  const key = `${randomUUID()}.pdf`;
  const path = join(files.incoming, key);
  await onStore(mkdir(files.incoming, { recursive: true }));
  await onStore(writeFile(path, bytes));
  await onStore(files.keep(key, path));
  const kept = await db
    .insertInto('shipment_paper_files')
    .values({ ...file, file_key: key })
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_key')
    .executeTakeFirst();
  if (kept) return key;
  // Somebody else kept theirs first. What cannot be removed now is an orphan; the cleanup removes it.
  await Promise.allSettled([files.remove(key)]);
  return (await keyOf(db, file)) ?? key;
}

async function keyOf(
  db: Db,
  { paper_id, kind, language }: Omit<ShipmentPaperFileTable, 'file_key'>,
): Promise<string | null> {
  const files = db.selectFrom('shipment_paper_files').select('file_key').where('paper_id', '=', paper_id);
  const [file] = await files.where('kind', '=', kind).where('language', '=', language).execute();
  return file?.file_key ?? null;
}

/** Returns what a revision prints. One that was issued before packages could be listed has none. */
export const printedOf = ({ printed: { papers, limit } }: IssuedPaper): PrintedContent => ({
  papers: { ...papers, packages: papers.packages ?? [] },
  limit,
});

/** Returns the revision before this one; null for the first. */
async function replacedBy(db: Db, { shipment_id, revision }: IssuedPaper) {
  const papers = db.selectFrom('shipment_papers').select(['revision', 'issued_on']);
  const before = papers.where('shipment_id', '=', shipment_id).where('revision', '=', revision - 1);
  return (await before.executeTakeFirst()) ?? null;
}

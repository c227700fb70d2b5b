/** Imports a file from the terminal or a tool, as the screen does: read, mapped, previewed, then applied. */
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '../access/caller.ts';
import { HttpError } from '../api/errors.ts';
import { cancelWork } from '../backgroundWork/start.ts';
import type { Db } from '../db/client.ts';
import { retried } from '../db/retried.ts';
import type { ImportContext } from '../fileImport/change.ts';
import { createImport } from '../fileImport/create.ts';
import { importKinds, importWorks } from '../fileImport/kinds.ts';
import { readNamedMappings } from '../fileImport/mappings.ts';
import { discardImport, previewImport } from '../fileImport/mend.ts';
import { readImport } from '../fileImport/read.ts';
import { readFindings } from '../fileImport/readFindings.ts';
import { fileField } from '../fileImport/routes.ts';
import { applyImport } from '../fileImport/run.ts';
import type { FileImport } from '../fileImport/schema.ts';
import { shippedFor } from '../fileImport/shippedMappings.ts';
import type { ImportKindKey } from '../fileImport/table.ts';
import { updateImport } from '../fileImport/update.ts';
import { receiveUpload } from '../files/field.ts';
import { imagesIn } from '../files/image.ts';
import { tablesIn } from '../files/tables.ts';
import type { Upload } from '../files/upload.ts';
import type { Services } from '../http/route.ts';
import type { Announcement } from '../live/broadcast.ts';
import { keepSamples } from '../record/sample.ts';
import { organizationKey } from '../turns/sharedWork.ts';
import type { ImportSummary, Report } from './events.ts';
import { messages } from './messages.ts';
import { ImportRejection } from './rejection.ts';
import { tableMessages } from './tableMessages.ts';

/** A file to import, and how. */
export interface FileRun {
  readonly services: Services;
  /** In whose name, and with whose rights. */
  readonly caller: Caller;
  readonly file: { readonly name: string; readonly content: Readable };
  readonly kind: ImportKindKey;
  readonly into: { readonly program_id?: number; readonly purchase_order_id?: number };
  /** The name of the mapping that is taken; that of a file with these headings if undefined. */
  readonly mapping: string | undefined;
  /** Makes records of names that are not found; otherwise their rows are refused. */
  readonly creates: boolean;
  /** Reports what would happen, and keeps nothing. */
  readonly dryRun: boolean;
  readonly signal: AbortSignal;
  readonly report: Report;
}

const LOOK_MS = 200;

/** The imports that run in this process. */
const running = new Set<Promise<unknown>>();

/** Resolves when the imports that run in this process have ended; one that is stopped ends what it has begun. */
export const importsEnded = async (): Promise<void> => void (await Promise.allSettled(running));

/**
 * Imports a file by the code of the screen, and returns what became of it. Rows that cannot be written stay out and are reported;
 * the import stays on the screen, where they can be mended. A dry run, and a file that is refused, leave nothing.
 * @throws ImportRejection for a file that cannot be imported as it is, HttpError 403 without the rights
 */
export async function importTable(run: FileRun): Promise<Omit<ImportSummary, 'organization'>> {
  const imported = importWhole(run);
  running.add(imported);
  try {
    return await imported;
  } finally {
    running.delete(imported);
  }
}

async function importWhole(run: FileRun): Promise<Omit<ImportSummary, 'organization'>> {
  const { services, caller, report, signal } = run;
  const { db } = services.database;
  const made = await created(run);
  const { id } = made;
  let before: FileImport;
  try {
    await othersEnded(run);
    before = await previewed(run, made);
  } catch (error) {
    await write(run, (context) => discardImport(context, id));
    throw rejectionOf(error);
  }
  await report({ type: 'reading', rows: before.counts?.rows ?? 0 });
  // What changes nothing, and leaves nothing to be mended, is no import that anybody looks for.
  const isIdle = before.counts?.ready === 0 && before.counts.attention === 0;
  const isApplied = !run.dryRun && !signal.aborted && (before.counts?.ready ?? 0) > 0;
  if (isApplied) await apply(run, id);
  const after = isApplied ? await readImport(db, caller, importKinds, id) : before;
  const kind = importKinds.find(({ key }) => key === run.kind);
  const counted = (await kind?.countMade?.(db, id, isApplied)) ?? null;
  const reported = await reportRows(run, after);
  if (run.dryRun || isIdle) await write(run, (context) => discardImport(context, id));
  const isNew = !run.dryRun && counted !== null && counted.programs > 0;
  return {
    type: 'imported',
    ...{ dry_run: run.dryRun, stopped: signal.aborted, kind: run.kind, mapping: made.mapping_name, made: counted },
    ...reported,
    counts: after.counts ?? EMPTY,
    sums: after.sums,
    left: before.columns.flatMap(({ field, heading, filled }) => (field === null && filled > 0 ? [heading] : [])),
    notes: isNew ? [messages.noMembers(counted.programs)] : [],
  };
}

const EMPTY: NonNullable<FileImport['counts']> = {
  ...{ rows: 0, new: 0, changed: 0, unchanged: 0, attention: 0, left_out: 0, ready: 0 },
  ...{ new_orders: 0, changed_orders: 0 },
};

/** Waits until other imports of the organization have ended: what they write is then known, such as those that a crash has interrupted. */
async function othersEnded({ services, caller, report, signal }: FileRun): Promise<void> {
  while (!signal.aborted) {
    const other = await services.database.db
      .selectFrom('works')
      .select(['total', 'changed', 'unchanged', 'refused'])
      .where('organization_id', '=', caller.organizationId)
      .where(
        'kind',
        'in',
        importWorks.map(({ key }) => key),
      )
      .where('finished_at', 'is', null)
      .orderBy('id')
      .executeTakeFirst();
    if (!other) return;
    const { total: of, changed, unchanged, refused } = other;
    await report({ type: 'waiting', orders: changed + unchanged + refused, of });
    await pause(LOOK_MS);
  }
}

const turnOf = ({ caller, signal }: FileRun) => ({ key: organizationKey(caller), gone: signal });

/** Runs a write in a transaction of its own, and announces it. */
async function write<Result>(run: FileRun, work: (context: ImportContext) => Promise<Result>): Promise<Result> {
  const { services, caller } = run;
  const announcements: Announcement[] = [];
  const announce = (announcement: Announcement) => void announcements.push(announcement);
  // What has begun is ended: a stop counts between writes.
  const gone = new AbortController().signal;
  const inTransaction = async (db: Db) => {
    announcements.length = 0;
    await keepSamples(db, caller.organizationIds);
    return work({ db, caller, services, announce, gone });
  };
  const result = await retried(() => services.database.db.transaction().execute(inTransaction));
  for (const announcement of announcements) services.broadcaster.publish(announcement);
  return result;
}

/** Receives the file, and finds out what its columns become. */
async function created(run: FileRun): Promise<FileImport> {
  const { services, file } = run;
  const { files, processes, work } = services;
  const turn = turnOf(run);
  const receiver = {
    folder: files.incoming,
    images: imagesIn(turn, work.images, processes),
    tables: tablesIn(turn, work.tables, { processes, folder: files.incoming }),
  };
  let upload: Upload | null = null;
  try {
    const received = await receiveUpload(fileField, receiver, file.content, file.name);
    upload = received;
    const input = { kind: run.kind, file: received, ...run.into };
    return await received.storeThen(files, () => write(run, (context) => createImport(context, input)));
  } catch (error) {
    throw rejectionOf(error);
  } finally {
    await upload?.discard();
  }
}

/** Takes the mapping, and previews. @throws ImportRejection, HttpError */
async function previewed(run: FileRun, made: FileImport): Promise<FileImport> {
  const { services, caller } = run;
  // A preview has transactions of its own.
  const context: ImportContext = {
    ...{ db: services.database.db, caller, services, gone: run.signal },
    announce: (announcement) => services.broadcaster.publish(announcement),
  };
  const mapped = await withMapping(run, made);
  const [question] = mapped.questions;
  if (question) throw new ImportRejection(tableMessages.question[question](questionTexts(mapped, question)));
  return services.work.tables.run(turnOf(run), () => previewImport(context, made.id, undefined, run.creates));
}

/**
 * Takes the mapping. Nothing of it is remembered: a mapping is made on the screen, and that records are made of names is said
 * each time.
 */
async function withMapping(run: FileRun, made: FileImport): Promise<FileImport> {
  const id = await mappingNamed(run, made);
  const input = { remembers: false, ...(id !== null && { mapping_id: id }) };
  return write(run, (context) => updateImport(context, made.id, input));
}

/** Returns the mapping that is to be taken; null if it is taken already, or none is named. @throws ImportRejection if there is none */
async function mappingNamed({ services, kind, mapping }: FileRun, made: FileImport): Promise<number | null> {
  if (mapping === undefined) return null;
  const plain = (name: string) => name.trim().toLowerCase();
  const shipped = shippedFor(
    kind,
    made.columns.map(({ heading }) => heading),
  );
  if ([made.mapping_name, shipped?.name].some((name) => plain(name ?? '') === plain(mapping))) return null;
  const known = await readNamedMappings(services.database.db, [made.organization_id], kind);
  const found = known.find(({ name }) => plain(name) === plain(mapping));
  const names = known.map(({ name }) => name);
  if (!found) throw new ImportRejection(tableMessages.unknownMapping(mapping, names), 'mapping');
  return found.id;
}

function questionTexts({ columns, numbers, dates }: FileImport, question: FileImport['questions'][number]): string[] {
  if (question === 'columns') return columns.filter(({ asks }) => asks).map(({ heading }) => heading);
  return (question === 'numbers' ? numbers : dates).examples.map(({ text }) => text);
}

/** Applies the import, and waits until that has ended. A stop ends it after what is being written. */
async function apply(run: FileRun, id: number): Promise<void> {
  const { services, report, signal } = run;
  const { db } = services.database;
  const { work_id } = await write(run, (context) => applyImport(context, id));
  let isStopped = false;
  for (;;) {
    const work = await db
      .selectFrom('works')
      .select(['total', 'changed', 'unchanged', 'refused', 'state', 'reason', 'finished_at'])
      .where('id', '=', work_id ?? 0)
      .executeTakeFirstOrThrow();
    await report({ type: 'importing', orders: work.changed + work.unchanged + work.refused, of: work.total });
    if (work.state === 'failed') throw new ImportRejection(work.reason ?? messages.failed);
    if (work.finished_at !== null) return;
    if (signal.aborted && !isStopped) {
      isStopped = true;
      await stopped(run, work_id ?? 0);
    }
    await pause(LOOK_MS);
  }
}

/** Cancels the work, unless it has ended meanwhile. */
async function stopped(run: FileRun, id: number): Promise<void> {
  try {
    await write(run, (context) => cancelWork(context, importWorks, id));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409) throw error;
  }
}

/** Reports the rows that were not written, each with the first of its cells that is wrong, and what is to be known of others. */
async function reportRows({ services, report, kind: key }: FileRun, { id, columns, ...place }: FileImport) {
  const { db } = services.database;
  const found = {
    organizationId: place.organization_id,
    programId: place.program_id,
    orderId: place.purchase_order_id,
  };
  const kind = importKinds.find((each) => each.key === key);
  const fields = (await kind?.fields({ db, place: { ...found, sample: false } })) ?? [];
  const counts = { refused_rows: 0, noted_rows: 0 };
  for await (const rows of readFindings(db, id, fields)) {
    for (const { row, isRefused, says, cells } of rows) {
      counts[isRefused ? 'refused_rows' : 'noted_rows'] += 1;
      for (const cell of cells) {
        const column = columns.find(({ field }) => field === cell.field)?.heading ?? null;
        await report({ type: isRefused ? 'refused' : 'noted', row, column, value: cell.text, reason: cell.reason });
      }
      if (cells.length === 0) await report({ type: 'refused', row, column: null, value: null, reason: says });
    }
  }
  return counts;
}

/** Returns why a file is refused, as a sentence; other errors are returned as they are. */
function rejectionOf(error: unknown): unknown {
  if (!(error instanceof HttpError) || error.status !== 422) return error;
  const { errors } = error.body as { errors?: Readonly<Record<string, readonly string[]>> };
  return new ImportRejection(
    Object.values(errors ?? {})
      .flat()
      .join('\n') || error.message,
  );
}

/**
 * Files from strangers are read in a process of its own, with a limit of memory and a deadline. The caller gives turns, so that
 * nobody's files keep others waiting (`turns/fairQueue.ts`), and removes the folder.
 */
import { ChildFailure, childKind, nicer, type Processes } from '../turns/children.ts';
import type { ImportKind } from './fields.ts';
import { type Refusal, rejection, TableFileRejection } from './rejection.ts';
import type { ExaminedSheet, TableFile } from './types.ts';
import type { Unpacking } from './unpack.ts';

/** A sheet of an unpacked file to look through. */
export interface Examining {
  readonly folder: string;
  /** Its place in the file, from 0. */
  readonly sheet: number;
  /** What it is imported as, which tells what its headings may be. */
  readonly importKind: ImportKind;
  /** The row of headings as a person says, null if there is none; otherwise it is found. */
  readonly headingsRow?: number | null;
}

export type TableJob = ({ readonly kind: 'unpack' } & Unpacking) | ({ readonly kind: 'examine' } & Examining);
export type TableResult = { readonly done: TableFile | ExaminedSheet } | { readonly refused: Refusal };

const tableChildren = childKind<TableJob, TableResult>({
  module: new URL('./tableChild.ts', import.meta.url),
  // A file that needs too much passes the limit of all memory first, which ends the process without a dump of its heap.
  heapMb: 640,
  memoryMb: 512,
  nicer: nicer.long,
  jobMs: 60_000,
  graceMs: 200,
  idleMs: 30_000,
});

/** Unpacks a file into a folder. @throws TableFileRejection when it is no table, or too much to read; the reason of `gone` */
export async function unpackInChild(file: Unpacking, processes: Processes, gone: AbortSignal): Promise<TableFile> {
  // The answer to this kind of job.
  return (await inChild({ kind: 'unpack', ...file }, processes, gone)) as TableFile;
}

/** Looks through a sheet of an unpacked file. @throws TableFileRejection when that is too much; the reason of `gone` */
export async function examineInChild(
  sheet: Examining,
  processes: Processes,
  gone: AbortSignal,
): Promise<ExaminedSheet> {
  return (await inChild({ kind: 'examine', ...sheet }, processes, gone)) as ExaminedSheet;
}

async function inChild(job: TableJob, processes: Processes, gone: AbortSignal): Promise<TableFile | ExaminedSheet> {
  const result = await processes.of(tableChildren).run(job, gone).catch(refuseTooMuch);
  if ('refused' in result) throw new TableFileRejection(result.refused);
  return result.done;
}

function refuseTooMuch(error: unknown): never {
  if (error instanceof ChildFailure && error.why === 'time') throw rejection('tooSlow');
  if (error instanceof ChildFailure && error.why === 'memory') throw rejection('tooMuchMemory');
  throw error;
}

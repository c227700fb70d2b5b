/**
 * Files from strangers are read in a process of its own, with a limit of memory and a deadline. The caller gives turns, so that
 * nobody's files keep others waiting (`turns/fairQueue.ts`), and removes the folder.
 */
import { ChildFailure, childKind, type Processes } from '../turns/children.ts';
import type { Turn } from '../turns/fairQueue.ts';
import { type Refusal, rejection, TableFileRejection } from './rejection.ts';
import type { TableFile } from './types.ts';
import type { Unpacking } from './unpack.ts';

/** What a process answers: what is in the file, or why it is not read. */
export type TableResult = { readonly done: TableFile } | { readonly refused: Refusal };

const tableChildren = childKind<Unpacking, TableResult>({
  module: new URL('./tableChild.ts', import.meta.url),
  // A file that needs too much passes the limit of all memory first, which ends the process without a dump of its heap.
  heapMb: 640,
  memoryMb: 512,
  isLong: true,
  jobMs: 60_000,
  graceMs: 200,
  idleMs: 30_000,
});

/** Unpacks a file into a folder. @throws TableFileRejection when it is no table, or too much to read; the reason of the turn's `gone` */
export async function unpackInChild(file: Unpacking, processes: Processes, turn: Turn): Promise<TableFile> {
  const result = await processes.of(tableChildren).run(file, turn).catch(refuseTooMuch);
  if ('refused' in result) throw new TableFileRejection(result.refused);
  return result.done;
}

function refuseTooMuch(error: unknown): never {
  if (error instanceof ChildFailure && error.why === 'time') throw rejection('tooSlow');
  if (error instanceof ChildFailure && error.why === 'memory') throw rejection('tooMuchMemory');
  throw error;
}

/** Reads tables that people send, in other processes: XLSX, ODS and text. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackInChild } from '../tableFile/inChild.ts';
import { TableFileRejection } from '../tableFile/rejection.ts';
import type { TableFile, TableFormat } from '../tableFile/types.ts';
import { type UnpackedSheet, unpackedFile } from '../tableFile/unpacked.ts';
import type { Processes } from '../turns/children.ts';
import type { FairQueue, Turn } from '../turns/fairQueue.ts';

/** A table whose rows are in a folder, from which they are read in batches. */
export interface UnpackedTable {
  readonly folder: string;
  readonly contentType: string;
  readonly file: Omit<TableFile, 'sheets'> & { readonly sheets: readonly UnpackedSheet[] };
}

/** Reads the tables of one request. */
export interface Tables {
  /**
   * Unpacks a file into a new folder of incoming files, which the caller removes.
   * @throws 503 `busy` if too many wait, and the reason of the turn's `gone`
   */
  unpack(path: string, filename: string): Promise<UnpackedTable | { readonly refused: string }>;
}

const CONTENT_TYPES: Readonly<Record<TableFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
};

/** Reads tables in a caller's turns. @param folder that of incoming files */
export function tablesIn(
  turn: Turn,
  queue: FairQueue,
  { processes, folder: incoming }: { readonly processes: Processes; readonly folder: string },
): Tables {
  return {
    unpack: async (file, name) => {
      const folder = join(incoming, `${randomUUID()}.table`);
      await mkdir(folder, { recursive: true });
      try {
        await queue.run(turn, () => unpackInChild({ file, name, folder }, processes, turn));
        const unpacked = await unpackedFile(folder);
        return { folder, contentType: CONTENT_TYPES[unpacked.format], file: unpacked };
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        if (error instanceof TableFileRejection) return { refused: error.message };
        throw error;
      }
    },
  };
}

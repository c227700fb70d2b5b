import type { Readable } from 'node:stream';
import { HttpError } from '../api/errors.ts';

/** Part of a file: its first and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A stored file that is open: `read` it or `close` it, once. */
export interface StoredFile {
  /** In bytes. */
  readonly size: number;
  /** The bytes, or a part of them. The stream closes the file when it ends, also early. */
  read(range?: ByteRange): Promise<Readable>;
  close(): Promise<void>;
}

/** Where uploaded files are kept. Keys are made by us, never by who uploads, and a stored file is never changed. */
export interface FileStore {
  /** A folder of this machine for files that are coming in. */
  readonly incoming: string;
  /** Takes a whole file out of `incoming`. Once it resolves, the bytes survive whatever the store survives. */
  keep(key: string, path: string): Promise<void>;
  /** Opens a file; null when there is none. */
  open(key: string): Promise<StoredFile | null>;
  /** Removes a file; one that is not there is fine. */
  remove(key: string): Promise<void>;
  /** The keys of the files that were stored before a moment. */
  keysBefore(moment: Date): AsyncIterable<string>;
  /** Whether files can be kept and read right now. */
  ready(): Promise<boolean>;
}

/** The store failed or is unreachable. The original error is the `cause`; answers only say that it failed. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';

  constructor(cause: unknown) {
    super('The file store failed', { cause });
  }
}

/** Awaits work on a store. A full disk stays as it is; any other failure becomes `StoreUnavailable`. */
export async function onStore<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
    throw isFull || error instanceof HttpError ? error : new StoreUnavailable(error);
  }
}

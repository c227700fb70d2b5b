import type { Readable } from 'node:stream';
import { HttpError } from '../api/errors.ts';

/** Part of a file: its first and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** An open stored file: `read` it or `close` it, once. */
export interface StoredFile {
  /** In bytes. */
  readonly size: number;
  /** Returns the bytes, or a part of them. The stream closes the file when it ends, even early. */
  read(range?: ByteRange): Promise<Readable>;
  close(): Promise<void>;
}

/** The store of uploaded files. We generate the keys, never uploaders, and a stored file never changes. */
export interface FileStore {
  /** A local folder for incoming files. */
  readonly incoming: string;
  /** Moves a complete file out of `incoming`. Once it resolves, the bytes survive whatever the store survives. */
  keep(key: string, path: string): Promise<void>;
  /** Opens a file; returns null if it does not exist. */
  open(key: string): Promise<StoredFile | null>;
  /** Removes a file, if it exists. */
  remove(key: string): Promise<void>;
  /** Returns the keys of the files that were stored before a time. */
  keysBefore(moment: Date): AsyncIterable<string>;
  /** Whether files can be kept and read right now. */
  ready(): Promise<boolean>;
}

/** The store failed or is unreachable. The original error is the `cause`; responses only say that the store failed. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';

  constructor(cause: unknown) {
    super('The file store failed', { cause });
  }
}

/** Awaits work on a store. The error of a full disk is passed on as is; any other failure becomes `StoreUnavailable`. */
export async function onStore<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
    throw isFull || error instanceof HttpError ? error : new StoreUnavailable(error);
  }
}

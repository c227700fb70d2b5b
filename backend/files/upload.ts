import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { HttpError } from '../api/errors.ts';
import type { FileStore } from './store.ts';
import type { UnpackedTable } from './tables.ts';

/** The keys of an upload's bytes in the store, for the row that refers to them. */
export interface StoredKeys {
  readonly file: string;
  readonly thumb: string | null;
}

/** An accepted file, still in the incoming folder. */
export interface AcceptedFile {
  readonly filename: string;
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
  /** The hash of the bytes as sent. */
  readonly sha256: string;
  readonly path: string;
  readonly thumbPath: string | null;
  /** The ending of the key if the bytes are our own encoding. */
  readonly keyEnding: '' | '.png' | '.jpg';
  /** The rows of a table, in a folder of incoming files. */
  readonly unpacked: UnpackedTable | null;
}

/** An accepted file between the form that it came with and the row that will refer to it. */
export class Upload {
  readonly file: AcceptedFile;
  readonly #keys: StoredKeys;
  #isClaimed = false;

  constructor(file: AcceptedFile) {
    this.file = file;
    this.#keys = { file: randomUUID() + file.keyEnding, thumb: file.thumbPath && `${randomUUID()}.webp` };
  }

  /** Returns the keys for the row that refers to them. A file whose keys are not claimed is removed. */
  claim(): StoredKeys {
    this.#isClaimed = true;
    return this.#keys;
  }

  /** Returns what identifies the file in a retry of the request: idempotency hashes this. */
  toJSON() {
    return { filename: this.file.filename, sha256: this.file.sha256 };
  }

  /**
   * Stores the bytes, then runs the transaction that refers to them: a row never refers to missing bytes. The bytes are
   * removed again if no row refers to them, because the write was rejected or was a retry.
   */
  async storeThen<Result>(store: FileStore, work: () => Promise<Result>): Promise<Result> {
    let isWorking = false;
    try {
      await this.#keep(store);
      isWorking = true;
      const result = await work();
      if (!this.#isClaimed) await this.#remove(store);
      return result;
    } catch (error) {
      // Only an HttpError was certainly thrown before the commit. After any other failure the cleanup decides.
      if (!isWorking || error instanceof HttpError) await this.#remove(store);
      throw error;
    }
  }

  /** Removes files that have not been stored. */
  async discard(): Promise<void> {
    const { path, thumbPath, unpacked } = this.file;
    await rm(path, { force: true });
    if (thumbPath) await rm(thumbPath, { force: true });
    if (unpacked) await rm(unpacked.folder, { recursive: true, force: true });
  }

  async #keep(store: FileStore): Promise<void> {
    const { path, thumbPath } = this.file;
    const { file, thumb } = this.#keys;
    await store.keep(file, path);
    if (thumb && thumbPath) await store.keep(thumb, thumbPath);
  }

  async #remove(store: FileStore): Promise<void> {
    const { file, thumb } = this.#keys;
    // A file that cannot be removed now is an orphan; the cleanup removes it.
    await Promise.allSettled([store.remove(file), thumb && store.remove(thumb)]);
  }
}

/** The archive of a workbook: its parts by name, read as streams, none larger than allowed. */
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { rejection, TableFileRejection } from './rejection.ts';

const MB = 1024 * 1024;
/** The most parts of a workbook: one with many pictures has hundreds. */
const MOST_PARTS = 10_000;

/** An open archive. */
export interface Archive {
  has(part: string): boolean;
  /** Yields the bytes of a part. @throws TableFileRejection when it is missing, damaged, encrypted, or larger than allowed */
  read(part: string): AsyncGenerator<Uint8Array>;
  close(): void;
}

/** Opens an archive. @throws TableFileRejection when it is damaged */
export async function openArchive(file: string, unpackedBytes: number): Promise<Archive> {
  const zip = await orDamaged(openPromise(file, { autoClose: false }));
  try {
    return archiveOf(zip, await partsOf(zip), unpackedBytes);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function partsOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_PARTS) throw rejection('archive');
  const parts = new Map<string, Entry>();
  const entries = zip.eachEntry();
  for (let next = await orDamaged(entries.next()); !next.done; next = await orDamaged(entries.next())) {
    parts.set(keyOf(next.value.fileName), next.value);
  }
  return parts;
}

function archiveOf(zip: ZipFile, parts: ReadonlyMap<string, Entry>, unpackedBytes: number): Archive {
  return {
    has: (part) => parts.has(keyOf(part)),
    close: () => zip.close(),
    async *read(part) {
      const entry = parts.get(keyOf(part));
      if (!entry) throw rejection('damaged');
      if (entry.isEncrypted()) throw rejection('password');
      // The sizes are true: yauzl ends a part that holds more or less than it says.
      if (entry.uncompressedSize > unpackedBytes) throw rejection('unpacksTooLarge', Math.round(unpackedBytes / MB));
      const stream = await orDamaged(zip.openReadStreamPromise(entry));
      const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
      try {
        for (let next = await orDamaged(chunks.next()); !next.done; next = await orDamaged(chunks.next()))
          yield next.value;
      } finally {
        stream.destroy();
      }
    },
  };
}

/** Names of parts are compared without case, as Office does. */
const keyOf = (part: string) => part.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

async function orDamaged<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof TableFileRejection) throw error;
    throw rejection('damaged');
  }
}

/** ZIP archives of stored files, streamed: one file is open at a time, and none is read into memory. */
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { attachmentHeader } from './contentDisposition.ts';
import { type FileCall, harmless } from './send.ts';
import type { FileStore } from './store.ts';

/** How long an archive may take (ms): until then, it has one of the turns that all organizations share. */
const MOST_MS = 3_600_000;

/** A file of an archive. */
interface Entry {
  /** Its path in the archive; no other entry has it, ignoring case. */
  readonly name: string;
  /** The key of its bytes in the file store. */
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly stored: Date;
}

/** An archive to be sent. */
export interface Zip {
  readonly filename: string;
  readonly entries: readonly Entry[];
}

/**
 * Sends an archive. Its length is sent first, so that a broken transfer never looks whole; files are stored as they are, because
 * most of them are compressed already.
 */
export async function sendZip(
  { request, response, services, gone }: FileCall & { readonly gone: AbortSignal },
  zip: Zip,
): Promise<void> {
  const whole = new PassThrough();
  const file = zipFile(zip, services.files, whole);
  response.set({
    ...harmless,
    'content-type': 'application/zip',
    'content-disposition': attachmentHeader(zip.filename),
    'cache-control': 'no-store',
    ...(file.length !== null && { 'content-length': String(file.length) }),
  });
  if (request.method === 'HEAD') {
    whole.destroy();
    return void response.end();
  }
  response.setTimeout(services.silenceMs, () => response.destroy());
  file.begin();
  try {
    await pipeline(whole, response, { signal: AbortSignal.any([gone, AbortSignal.timeout(MOST_MS)]) });
  } catch (error) {
    // Whoever wanted the archive has left: nothing has failed.
    if (!gone.aborted) throw error;
  }
}

/** Declares an archive, and returns its length in bytes, if it can be told before, and the function that writes it. */
function zipFile({ entries }: Zip, files: FileStore, whole: PassThrough) {
  const archive = new ZipFile();
  let started = () => {};
  const start = new Promise<void>((resolve) => {
    started = resolve;
  });
  const fail = (error: unknown) => whole.destroy(error instanceof Error ? error : new Error(String(error)));
  archive.on('error', fail);
  /** The bytes of the file that is being written. */
  let now: Readable | null = null;
  // Whoever has left needs no more of it.
  whole.once('close', () => now?.destroy());
  for (const { name, key, size, stored } of entries) {
    archive.addReadStreamLazy(name, { compress: false, size, mtime: stored }, (done) => {
      const open = async () => {
        await start;
        const found = await files.open(key);
        if (!found) throw new Error(`The file store lacks ${key}`);
        if (whole.destroyed) return found.close();
        const bytes = await found.read();
        bytes.once('error', fail);
        if (whole.destroyed) return void bytes.destroy();
        now = bytes;
        done(null, bytes);
      };
      open().catch(fail);
    });
  }
  let length: number | null = null;
  // Its types lack the length that the library calls back with, at once, as all sizes are known.
  archive.end({ forceZip64Format: false, comment: '' }, ((total: number) => {
    length = total > 0 ? total : null;
  }) as () => void);
  archive.outputStream.pipe(whole);
  return { length, begin: started };
}

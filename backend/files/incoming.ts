import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tooLarge } from '../api/errors.ts';
import { onStore } from './store.ts';

/** A completely received file, not inspected yet. */
export interface Incoming {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
}

/**
 * Streams an upload into a separate file, with constant memory. A failure leaves no file behind.
 * @param limit the maximum number of bytes, and the message for a larger upload
 * @throws 413 at the first byte beyond the limit, and the stream's own errors
 */
export async function receive(
  folder: string,
  content: Readable,
  limit: { maxBytes: number; tooLarge: () => string },
): Promise<Incoming> {
  await onStore(mkdir(folder, { recursive: true }));
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > limit.maxBytes) throw tooLarge(limit.tooLarge());
      hash.update(chunk);
      yield chunk;
    }
  }
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(content, measured, file);
  } catch (error) {
    // An early failure must wait for the file to open, or `rm` would run before it is created.
    if (!file.closed) await new Promise<void>((resolve) => file.once('close', resolve));
    await rm(path, { force: true });
    throw error;
  }
  return { path, size, sha256: hash.digest('base64url') };
}

/** Writes bytes that we generated, such as a thumbnail, next to the incoming files. */
export async function place(folder: string, bytes: Uint8Array): Promise<string> {
  await onStore(mkdir(folder, { recursive: true }));
  const path = join(folder, randomUUID());
  try {
    await onStore(writeFile(path, bytes, { flag: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return path;
}

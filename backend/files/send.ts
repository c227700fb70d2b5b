import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { errorMessages } from '../api/errorMessages.ts';
import { HttpError, notFound } from '../api/errors.ts';
import { attachmentHeader } from './contentDisposition.ts';
import type { ByteRange, FileStore } from './store.ts';

/** A stored file to be sent. */
export interface Sent {
  readonly key: string;
  readonly contentType: string;
  /** The name to save the file under; null for images that we encoded, which browsers may show. */
  readonly filename: string | null;
}

/** The call whose response is a file. */
export interface FileCall {
  readonly request: Request;
  readonly response: Response;
  readonly services: {
    readonly files: FileStore;
    /** How long a downloading client may be silent (ms). */
    readonly silenceMs: number;
  };
}

/** Headers that keep a browser from running anything in a file. */
export const harmless = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Streams a stored file, or the part of it that `Range` requests, as the response (RFC 9110).
 * @throws 404 if the store has no such file, 416 if the part is not in the file
 */
export async function sendFile(
  { request, response, services }: FileCall,
  { key, contentType, filename }: Sent,
): Promise<void> {
  const stored = await services.files.open(key);
  if (!stored) throw notFound();
  // Stored files are immutable, so the key is the ETag.
  response.set({ etag: `"${key}"`, 'accept-ranges': 'bytes' });
  const range = rangeOf(request, stored.size);
  if (request.fresh || request.method === 'HEAD' || range === 'outside') await stored.close();
  if (range === 'outside') throw outside(stored.size);
  if (request.fresh) return void response.status(304).end();
  const { start, end } = range ?? { start: 0, end: stored.size - 1 };
  const bytes = request.method === 'HEAD' ? null : await stored.read(range);
  if (filename !== null) response.set('content-disposition', attachmentHeader(filename));
  // Pictures are requested often: browsers may cache them, but must revalidate, because access can end.
  else response.set('cache-control', 'private, no-cache');
  response.set({ ...harmless, 'content-type': contentType, 'content-length': String(end - start + 1) });
  if (range) response.status(206).set('content-range', `bytes ${start}-${end}/${stored.size}`);
  if (!bytes) return void response.end();
  // The client disconnected: pipeline would reject without closing the file.
  if (response.destroyed) return void bytes.destroy();
  response.setTimeout(services.silenceMs, () => response.destroy());
  try {
    await pipeline(bytes, response);
  } catch (error) {
    // The client closed the connection early; that is no failure.
    if (!isPremature(error)) throw error;
  }
}

/** Returns the requested part; undefined for the whole file, also for multiple ranges or a range of another version. */
function rangeOf(request: Request, size: number): ByteRange | 'outside' | undefined {
  const condition = request.get('if-range');
  if (condition !== undefined && condition !== request.res?.get('etag')) return undefined;
  const ranges = request.range(size);
  if (ranges === -1) return 'outside';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

const outside = (size: number) =>
  new HttpError(
    416,
    { error: errorMessages.outsideFile, code: 'bad_request' },
    { headers: { 'content-range': `bytes */${size}` } },
  );

function isPremature(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

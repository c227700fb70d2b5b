/**
 * A folder of built files, kept in memory and served compressed: a client is a few megabytes, and each file is compressed
 * once. Files with a hash in their name never change; pages are asked for again each time.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** The files of a folder, ready to be sent. */
export interface BuiltFiles {
  /** The page at the folder's root; null when nothing is built. */
  readonly page: string | null;
  /** Sends the file of this path; false when there is none. */
  send(path: string, request: Request, response: Response): boolean;
}

interface BuiltFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

type Encoding = 'br' | 'gzip';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};
// The rest is compressed in itself.
const COMPRESSIBLE = /^(text|application\/(json|manifest|wasm)|image\/svg|font\/ttf)/;
const HASHED = /-[\w-]{8,}\.\w+$/;
const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 8 }),
};

/** Reads all files of a folder into memory; none where there is no such folder. */
export function builtFiles(folder: string): BuiltFiles {
  const files = new Map<string, BuiltFile>();
  for (const entry of existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, path).split(sep).join('/')}`, loaded(path));
  }
  return {
    page: files.get('/index.html')?.bytes.toString('utf8') ?? null,
    send(path, request, response) {
      const file = files.get(path);
      if (!file) return false;
      void answer(file, request, response);
      return true;
    },
  };
}

function loaded(path: string): BuiltFile {
  const bytes = readFileSync(path);
  return {
    bytes,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    cache: HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    compressed: new Map(),
  };
}

async function answer(file: BuiltFile, request: Request, response: Response): Promise<void> {
  const compressible = COMPRESSIBLE.test(file.type) && file.bytes.length > 1024;
  const encoding = compressible ? preferred(request) : null;
  response.setHeader('content-type', file.type);
  response.setHeader('cache-control', file.cache);
  response.setHeader('etag', encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag);
  if (compressible) response.setHeader('vary', 'accept-encoding');
  if (request.fresh) return void response.status(304).end();
  const bytes = encoding ? await compressedOnce(file, encoding) : file.bytes;
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function preferred(request: Request): Encoding | null {
  const best = request.acceptsEncodings('br', 'gzip', 'identity');
  return best === 'br' || best === 'gzip' ? best : null;
}

function compressedOnce(file: BuiltFile, encoding: Encoding): Promise<Buffer> {
  const known = file.compressed.get(encoding);
  if (known !== undefined) return known;
  const made = compress[encoding](file.bytes);
  file.compressed.set(encoding, made);
  return made;
}

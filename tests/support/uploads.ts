/** Forms with a file, as the web client sends them to `/files`, and a backend's response to them. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { TestGateway, Who } from './gateway.ts';
import type { StubApi } from './stubApi.ts';
import type { Stubbed } from './stubbed.ts';

const BOUNDARY = 'lading-test-boundary';
/** The header that a page of another site cannot send. */
export const PREFLIGHT = { 'apollo-require-preflight': 'true' };

/** A form as it is sent. */
export interface Form {
  body: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Returns a form with one file of these bytes. */
export function fileForm(file: Uint8Array, field = 'attachment[file]'): Form {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="paper.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...PREFLIGHT } };
}

/** Returns a document as api/v1 responds with it. */
export const documentRow = (id = 7, more: object = {}) => ({
  id,
  parent: { type: 'Vendor', id: 3 },
  document_type: 'mta_incoming',
  description: null,
  number: 'N-1',
  expiry_date: '2027-01-31',
  file: {
    filename: 'paper.pdf',
    content_type: 'application/pdf',
    size: 9,
    url: `/api/v1/vendors/3/attachments/${id}/file`,
    thumb_url: null,
  },
  status: 'valid',
  status_alias: 'Valid',
  archived: false,
  user_id: 1,
  lock_version: 1,
  created_at: '2026-11-20T05:49:00.000Z',
  updated_at: '2026-11-20T05:49:00.000Z',
  abilities: [{ action: 'update', allowed: true, reason: null }],
  ...more,
});

/** The uploads that have reached the stub. */
export interface Taken {
  /** The complete uploads: their sizes, hashes and headers. */
  readonly whole: Array<{ bytes: number; sha256: string; headers: IncomingMessage['headers'] }>;
  /** When the connections of incomplete uploads broke (`performance.now()`). */
  readonly broken: number[];
  /** The number of uploads in flight. */
  running: number;
}

/** Makes the stub accept uploads for a vendor: reads each as it arrives and responds with 201, or 401 to a dead token. */
export function acceptUploads(api: StubApi, path = 'vendors/3/attachments', method = 'POST'): Taken {
  const taken: Taken = { whole: [], broken: [], running: 0 };
  api.onRaw(method, path, ({ headers }, { request, response }) => {
    if (!api.sessions.isLive(headers.authorization)) {
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"Sign in","code":"unauthorized"}');
      return void request.resume();
    }
    const hash = createHash('sha256');
    let bytes = 0;
    taken.running += 1;
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
      hash.update(piece);
    });
    request.once('end', () => {
      taken.whole.push({ bytes, sha256: hash.digest('hex'), headers });
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: documentRow() }));
    });
    request.once('close', () => {
      taken.running -= 1;
      if (!request.complete) taken.broken.push(performance.now());
    });
    // `complete` tells how the request ended.
    request.on('error', () => {});
  });
  return taken;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The path of the uploads of these tests. */
export const ATTACHMENTS = '/files/vendors/3/attachments';
/** The bytes of a small document. */
export const PAPER = Buffer.from('%PDF-1.7\n paper');

/** Returns calls of a gateway's `/files`, with the stub's token unless `who` is given. */
export function fileCalls({ api, gateway, token }: Stubbed) {
  const own: Who = { token };
  return {
    /** Uploads a form; returns the response, which is JSON. */
    async send(
      path = ATTACHMENTS,
      { method = 'POST', form = fileForm(PAPER), who = own, headers = {}, to = gateway } = {},
    ) {
      const response = await to.fetch(path, { method, body: form.body, headers: { ...form.headers, ...headers } }, who);
      const body = (await response.json()) as Record<string, unknown>;
      return { status: response.status, headers: response.headers, body };
    },
    get: (path: string, headers: Record<string, string> = {}, who = own) => gateway.fetch(path, { headers }, who),
    /** Makes the stub respond to a call of a live session with bytes. */
    serve(path: string, body: string | Buffer, headers: Record<string, string> = {}, status = 200, method = 'GET') {
      api.onRaw(method, path, ({ headers: asked }, { response }) => {
        if (!api.sessions.isLive(asked.authorization)) return void response.writeHead(401).end('{}');
        response.writeHead(status, { 'content-type': 'application/pdf', ...headers }).end(body);
      });
    },
  };
}

/** A form with a document of the largest allowed size. */
export const largeForm = fileForm(Buffer.alloc(20 * 1024 * 1024, 'lading'));

/** Opens an upload whose bytes the test writes itself. Without a length, it is chunked. */
export function openUpload(gateway: Pick<TestGateway, 'url'>, token: string, length?: number): ClientRequest {
  const lengths = length !== undefined && { 'content-length': length };
  const headers = { ...largeForm.headers, authorization: `Bearer ${token}`, ...lengths };
  const opened = request(gateway.url + ATTACHMENTS, { method: 'POST', headers });
  // Connections are cut on purpose.
  opened.on('error', () => {});
  opened.flushHeaders();
  return opened;
}

/** Opens a large upload and sends its first byte: before that, it does not reach the backend. */
export function beginUpload(gateway: TestGateway, token: string): ClientRequest {
  const begun = openUpload(gateway, token, largeForm.body.length);
  begun.write(largeForm.body.subarray(0, 1));
  return begun;
}

/** Waits for the response to an upload. */
export async function answerTo(upload: ClientRequest) {
  const [response] = (await once(upload, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: (await json(response)) as Record<string, unknown> };
}

/** Returns the number of files that are in flight upstream, or wait for their turn. */
export async function filesRunning(gateway: TestGateway): Promise<number> {
  const lines = (await gateway.metrics.metrics()).split('\n');
  const figures = lines.filter((line) => /upstream_(running|waiting)\{route="files/.test(line));
  return figures.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Uploads and downloads single files: streamed, never stored and never parsed. */
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { messages } from '../messages.ts';
import { result } from '../record/result.ts';
import { authorized } from '../rest/authorized.ts';
import type { Shared } from '../rest/shared.ts';
import { parsed } from '../upstream/attempt.ts';
import type { Client } from '../upstream/client.ts';
import { reasonOf } from '../upstream/deadline.ts';
import { RestError } from '../upstream/error.ts';
import type { Path } from '../upstream/path.ts';
import { type Streamed, textOf } from '../upstream/stream.ts';
import { originOf } from './request.ts';
import { type SessionParts, sessionOf } from './requestSession.ts';
import { counted, drain, watchOver } from './transfer.ts';

/** The dependencies of transfers. */
export interface TransferParts extends SessionParts {
  readonly client: Client;
  readonly shared: Shared;
}

/** The response to an upload, in the shape of a mutation's payload. */
export interface UploadAnswer {
  /** The record's name in the payload. */
  readonly name: string;
  /** Converts api/v1's response (`{ data }`, our names) to the client's record. @throws RestError UPSTREAM_BAD_RESPONSE */
  recordOf(body: unknown): object;
  /** Returns further fields of the payload of a successful upload, from the same response. */
  besides?(body: unknown): object;
  /** api/v1's field paths (camelCase) with their different names for clients. */
  readonly names?: Readonly<Record<string, string>>;
}

interface Upload {
  readonly method: 'POST' | 'PATCH' | 'PUT';
  readonly path: Path;
  /** The query string. */
  readonly search?: string;
  /** The maximum size of a file (bytes). */
  readonly most: number;
  readonly answer: UploadAnswer;
}

interface Download {
  readonly path: Path;
  /** Whether the backend generates the file on request: a POST in api/v1, which may take long. */
  readonly made?: boolean;
  /** Whether the backend writes the file anew for each request: it may begin late, and no part of it can be asked for. */
  readonly written?: boolean;
  /** Whether the file is an image that the backend encoded: browsers may render it. Everything else is an attachment. */
  readonly drawn?: boolean;
  /** The query for api/v1, which the route has checked. */
  readonly search?: string;
  /** Whether `?v=` names a version, which never changes and may be cached. */
  readonly versions?: boolean;
}

/** Response headers that are passed on. */
const PASSED = [
  ...['accept-ranges', 'content-disposition', 'content-encoding', 'content-length', 'content-range', 'content-type'],
  ...['etag', 'last-modified', 'file-rows', 'file-estimate'],
];
const RASTER = /^image\/(avif|gif|jpeg|png|webp)$/i;
const VERSION = /^[\w.-]{1,64}$/;

/** Transfers files between clients and the backend. */
export function transfers({ config, settings, client, shared, refresher }: TransferParts) {
  const limits = settings.files;

  /**
   * @throws RestError. After a 401 the token is refreshed, but the upload is not retried: part of the body is consumed. The
   *   response carries the new cookie, and the client retries with its idempotency key.
   */
  async function upload(
    request: Request,
    response: Response,
    { method, path, search, most, answer }: Upload,
  ): Promise<void> {
    const session = sessionOf({ config, settings, refresher }, request, response);
    if (settings.protections.csrf && session.kind === 'browser' && !hasPreflight(request)) {
      throw new RestError('FORBIDDEN', messages.preflightNeeded);
    }
    const limit = most + limits.formBytes;
    const headers = headersOfForm(request, limit);

    const { signal: outer, ...origin } = originOf(request, response, { languages: config.languages, ms: null });
    const { idleMs } = limits;
    // Either the client stopped sending, or the backend stopped reading or does not respond.
    const whoStalls = () =>
      !request.complete && body.readableLength + body.writableLength === 0
        ? new RestError('BAD_USER_INPUT', messages.tooSlow, { status: 408 })
        : new RestError('UPSTREAM_TIMEOUT', messages.timeout);
    const { signal, touch, stop } = watchOver({ outer, firstMs: idleMs, idleMs, why: whoStalls });
    const body = counted(touch, limit, tooLarge);
    // The call reports errors of the body.
    body.on('error', () => {});
    let status = 200;
    let besides: object = {};

    async function send(): Promise<object> {
      request.pipe(body);
      await begun(body, signal);
      const streamed = await authorized({ credentials: session, shared, signal, again: () => false }, (token, repeat) =>
        client.stream({ method, path, search, headers, body, token, repeat, signal, ...origin }),
      );
      status = streamed.status;
      const read = await readAnswer(streamed, limits.answerBytes, answer);
      besides = read.besides;
      return read.record;
    }

    try {
      const { record, errors, current } = await result<'record', object, unknown>('record', send, answer.names);
      if (errors.length > 0) status = errors.some(({ code }) => code === 'INVALID') ? 422 : 409;
      response.status(status).json({
        [answer.name]: record,
        ...besides,
        errors,
        current: current ? answer.recordOf({ data: current }) : null,
      });
      drain(request, limits);
    } finally {
      stop();
    }
  }

  /** @throws RestError */
  async function download(request: Request, response: Response, file: Download): Promise<void> {
    const session = sessionOf({ config, settings, refresher }, request, response);
    const { signal: outer, ...origin } = originOf(request, response, { languages: config.languages, ms: null });
    const { signal, touch, stop } = watchOver({
      outer,
      firstMs: file.made || file.written ? limits.firstByteMs : limits.idleMs,
      idleMs: limits.idleMs,
      why: () => new RestError('UPSTREAM_TIMEOUT', messages.timeout),
    });
    const { path, made = false, written = false } = file;
    const call = {
      path,
      signal,
      ...origin,
      search: file.search ?? (file.drawn ? versionOf(request) : ''),
      method: made ? ('POST' as const) : ('GET' as const),
      headers: made || written ? { accept: '*/*' } : { accept: '*/*', ...partOf(request) },
      idempotencyKey: null,
      repeatable: !made,
    };
    try {
      const streamed = await authorized({ credentials: session, shared, signal }, (token, repeat) =>
        client.stream({ ...call, token, repeat }),
      );
      passOn(streamed, file, request, response);
      if (streamed.status === 416) {
        streamed.body.destroy();
        throw new RestError('BAD_USER_INPUT', messages.outsideRange, { status: 416 });
      }
      await pipeline(streamed.body, counted(touch), response);
    } finally {
      stop();
    }
  }

  return { upload, download };
}

/** Whether a request has a header that another site's page cannot send without a preflight; Apollo Client sends one. */
const hasPreflight = (request: Request) =>
  Boolean(request.get('apollo-require-preflight') || request.get('x-apollo-operation-name'));

const tooLarge = () => new RestError('TOO_LARGE', messages.tooLarge);

/** Returns the headers of a form. @throws RestError for anything else, or a form of more than `most` bytes */
function headersOfForm(request: Request, most: number): Record<string, string> {
  const type = request.get('content-type') ?? '';
  if (!/^multipart\/form-data *;/i.test(type)) {
    throw new RestError('BAD_USER_INPUT', messages.formNeeded, { status: 415 });
  }
  const length = request.get('content-length');
  if (length === undefined) return { 'content-type': type };
  if (Number(length) > most) throw tooLarge();
  return { 'content-type': type, 'content-length': length };
}

/** Waits for the first bytes: a client that sends none occupies no slot of the bulkhead. @throws RestError */
async function begun(body: Readable, signal: AbortSignal): Promise<void> {
  try {
    await once(body, 'readable', { signal });
  } catch (error) {
    throw error instanceof RestError ? error : reasonOf(signal);
  }
}

/** Reads an upload's response. @throws RestError OUTCOME_UNKNOWN for an unreadable response */
async function readAnswer({ body }: Streamed, most: number, answer: UploadAnswer) {
  try {
    const value = parsed(await textOf(body, most))?.value;
    return { record: answer.recordOf(value), besides: answer.besides?.(value) ?? {} };
  } catch (cause) {
    throw new RestError('OUTCOME_UNKNOWN', messages.outcomeUnknown, { cause });
  }
}

/** Returns the headers for ranges and for revalidation. */
function partOf(request: Request): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of ['range', 'if-range', 'if-none-match']) {
    const value = request.get(name);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

function versionOf(request: Request): string {
  const { v } = request.query;
  return typeof v === 'string' && VERSION.test(v) ? `?v=${v}` : '';
}

/** Sends status and headers. */
function passOn({ status, headers }: Streamed, file: Download, request: Request, response: Response): void {
  response.status(status);
  if (status !== 304) response.setHeader('content-type', 'application/octet-stream');
  for (const name of PASSED) {
    const value = headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  const shown = file.drawn && RASTER.test(String(headers['content-type']));
  if (!shown && !/^attachment\b/i.test(String(headers['content-disposition']))) {
    response.setHeader('content-disposition', 'attachment');
  }
  if (file.versions && versionOf(request) !== '') {
    response.setHeader('cache-control', 'private, max-age=31536000, immutable');
  }
}

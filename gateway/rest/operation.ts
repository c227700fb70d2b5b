/**
 * Calls api/v1 for one operation: with the session's token, equal reads sent once, writes with their idempotency key. Knows
 * nothing about records; the collections do.
 */

import { hash } from 'node:crypto';
import type { Writable } from '../base/writable.ts';
import { messages } from '../messages.ts';
import type { Answer, LimitHeaders } from '../upstream/attempt.ts';
import type { Call, Method } from '../upstream/call.ts';
import type { Client } from '../upstream/client.ts';
import { ANSWERED } from '../upstream/deadline.ts';
import { type Code, inOurNames, RestError } from '../upstream/error.ts';
import type { Path } from '../upstream/path.ts';
import { authorized, type Credentials } from './authorized.ts';
import { type Query, queryString } from './query.ts';
import type { Shared } from './shared.ts';

/** The values that upstream calls pass on from the request that caused them. */
export interface Origin {
  readonly requestId: string;
  readonly timeZone: string | null;
  /** The language that the request asks for; null if it names none that is offered. */
  readonly language: string | null;
  readonly idempotencyKey: string | null;
  readonly address: string | null;
  /** Aborted when the response is sent, the caller disconnects, or the deadline has passed. Writes in flight continue. */
  readonly signal: AbortSignal;
}

/** The dependencies of the REST API of one operation. */
export interface OperationParts {
  readonly client: Client;
  readonly shared: Shared;
  readonly session: Credentials;
  readonly origin: Origin;
  /** The maximum number of reads that it may send. */
  readonly reads: number;
}

/** Options of a read. */
export interface Reading {
  readonly query?: Query;
  /** Fields (in snake_case) whose object keys are data, not names. */
  readonly dataKeys?: ReadonlySet<string>;
  /** Whether a backend may lack it: the result is then undefined. */
  readonly optional?: boolean;
  /** Whether to read anew and uncounted: for subscriptions, which outlive the validity of what they read. */
  readonly again?: boolean;
  /** api/v1's parameters (camelCase, with dots) with their different names in the schema, for rejections. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The calls to api/v1 of one operation. */
export interface Rest {
  /** Whether anything was read or written, so that the result may be specific to this caller. */
  readonly asked: boolean;
  /** Whether the backend has accepted the session in a call of this operation. */
  readonly accepted: boolean;
  /** The number of calls that it has sent to the backend. */
  readonly calls: number;
  /** The rate limit headers of the last response that had them. */
  readonly limits: LimitHeaders | null;
  /**
   * Reads a path; equal reads share one call until the next write.
   * @throws RestError, TOO_LARGE for one read more than an operation may send
   */
  read(path: Path, reading?: Reading): Promise<unknown>;
  /** Reads a list that is the same for every caller, mostly from the cache. @throws RestError */
  readShared<Value>(path: Path, make: (body: unknown) => Value, reading?: Reading): Value | Promise<Value>;
  /** Writes, and discards earlier reads. @throws RestError, with `rejection` for 409 and 422 */
  write(
    method: Exclude<Method, 'GET'>,
    path: Path,
    body?: unknown,
    query?: Query,
    how?: Pick<Call, 'isLong'>,
  ): Promise<unknown>;
  /** Calls without the session's token: sign-in, password reset, set-up. @throws RestError */
  sendWithoutToken(method: 'GET' | 'POST' | 'PUT', path: Path, body?: unknown): Promise<Answer>;
  /** Sets the response path that the next writes belong to; their idempotency key is derived from it. */
  writingFor(responsePath: string): void;
  /** Registers a function that is called after every write. */
  onWrite(forget: () => void): void;
}

/** Creates the calls to api/v1 of one operation, with nothing read yet. */
export function restOfOperation({ client, shared, session: credentials, origin, reads: most }: OperationParts): Rest {
  const reads = new Map<string, Promise<unknown>>();
  const forgetters: Array<() => void> = [];
  let responsePath = '';
  let sent = 0;

  const onLimits = (told: LimitHeaders) => {
    rest.limits = told;
  };
  const common = () => {
    const { requestId, timeZone, language, address } = origin;
    return { requestId, timeZone, language, address, onLimits };
  };

  async function send(
    call: Omit<Call, 'token' | 'repeat' | 'requestId' | 'timeZone' | 'language' | 'address' | 'onLimits'>,
    signal = origin.signal,
  ): Promise<unknown> {
    try {
      const answer = await authorized({ credentials, shared, signal }, (token, repeat) => {
        rest.calls += 1;
        return client.send({ ...call, ...common(), token, repeat });
      });
      rest.accepted = true;
      return answer.body;
    } catch (error) {
      // The backend rejects writes only of sessions that it knows.
      if (error instanceof RestError && error.rejection) rest.accepted = true;
      throw error;
    }
  }

  async function get(path: Path, search: string, reading: Reading, signal = origin.signal): Promise<unknown> {
    if (!reading.again) sent += 1;
    try {
      if (sent > most) throw new RestError('TOO_LARGE', messages.tooManyReads);
      return await send({ method: 'GET', path, search, dataKeys: reading.dataKeys, repeatable: true, signal }, signal);
    } catch (error) {
      // graphql-js abandons the rest of a list when one row fails: a later failure would be an unhandled rejection.
      if (signal.reason === ANSWERED) return new Promise(() => {});
      if (!(error instanceof RestError)) throw error;
      if (reading.optional && UNREADABLE.has(error.code)) return undefined;
      throw inOurNames(error, reading.names);
    }
  }

  const rest: Writable<Rest> = {
    asked: false,
    accepted: false,
    calls: 0,
    limits: null,
    read(path, reading = {}) {
      rest.asked = true;
      const search = queryString(reading.query);
      const key = path + search;
      if (reading.again) return get(path, search, reading);
      const known = reads.get(key);
      if (known !== undefined) return known;
      const answer = get(path, search, reading);
      reads.set(key, answer);
      return answer;
    },
    readShared(path, make, reading = {}) {
      rest.asked = true;
      const search = queryString(reading.query);
      const key = `${origin.language ?? ''} ${path}${search}`;
      return shared.get(key, credentials.token, async (behind) =>
        // A refresh of the cache outlives this response; the call has its own deadline.
        make(await (behind ? get(path, search, reading, new AbortController().signal) : rest.read(path, reading))),
      );
    },
    async write(method, path, body, query, how = {}) {
      rest.asked = true;
      const idempotencyKey = origin.idempotencyKey && keyAt(origin.idempotencyKey, responsePath);
      try {
        return await send({
          method,
          path,
          search: queryString(query),
          body,
          idempotencyKey,
          listener: origin.signal,
          ...how,
        });
      } finally {
        reads.clear();
        for (const forget of forgetters) forget();
      }
    },
    sendWithoutToken(method, path, body) {
      rest.calls += 1;
      return client.send({ ...common(), method, path, body });
    },
    writingFor(path) {
      responsePath = path;
    },
    onWrite(forget) {
      forgetters.push(forget);
    },
  };
  return rest;
}

/** The longest key that api/v1 accepts. */
const LONGEST_KEY = 255;

/** Returns the key of one write of an operation; a key that would be too long is hashed. */
function keyAt(key: string, responsePath: string): string {
  const own = `${key}:${responsePath}`;
  return own.length <= LONGEST_KEY ? own : hash('sha256', own, 'base64url');
}

const UNREADABLE = new Set<Code>(['NOT_FOUND', 'FORBIDDEN', 'UPSTREAM_BAD_RESPONSE']);

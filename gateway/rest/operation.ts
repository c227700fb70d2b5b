/**
 * api/v1 as one operation sees it: with the session's token, each equal read sent once, writes with their idempotency
 * key. Knows nothing of records; the collections do.
 */
import { ANSWERED } from '../deadline.ts';
import { messages } from '../messages.ts';
import type { Answer } from './attempt.ts';
import { authorized, type Credentials } from './authorized.ts';
import type { Call, Client, Method } from './client.ts';
import { type Code, inOurNames, RestError } from './error.ts';
import type { Path } from './path.ts';
import { type Query, queryString } from './query.ts';
import type { Shared } from './shared.ts';

/** What a request brings that its upstream calls carry on. */
export interface Origin {
  readonly requestId: string;
  readonly timeZone: string | null;
  readonly idempotencyKey: string | null;
  readonly address: string | null;
  /** Aborted when the answer is out, nobody waits for it any more, or it takes too long. Writes that were sent are not taken back. */
  readonly signal: AbortSignal;
}

/** What one operation asks api/v1 with. */
export interface OperationParts {
  readonly client: Client;
  readonly shared: Shared;
  readonly session: Credentials;
  readonly origin: Origin;
  /** How many reads it may send. */
  readonly reads: number;
}

/** What a read may say besides its path. */
export interface Reading {
  readonly query?: Query;
  /** Fields (in snake_case) whose object has keys that are data. */
  readonly dataKeys?: ReadonlySet<string>;
  /** The backend may be without it: where there is nothing to read, the answer is undefined. */
  readonly optional?: boolean;
  /** api/v1's parameters (camelCase, with dots) that the schema calls something else, for what a refusal says. */
  readonly names?: Readonly<Record<string, string>>;
}

/** api/v1 for one operation. */
export interface Rest {
  /** Whether the backend has let the session in, by a call of this operation. */
  readonly letIn: boolean;
  /**
   * Reads; equal reads of the operation share one call until something is written.
   * @throws RestError, TOO_LARGE for one read more than an operation may send
   */
  read(path: Path, reading?: Reading): Promise<unknown>;
  /** Reads what is the same for everybody, mostly without a call. @throws RestError */
  readShared<Value>(path: Path, make: (body: unknown) => Value, reading?: Reading): Value | Promise<Value>;
  /** Writes; what was read before is forgotten. @throws RestError, with `refusal` for 409 and 422 */
  write(method: Exclude<Method, 'GET'>, path: Path, body?: unknown, query?: Query): Promise<unknown>;
  /** Calls without the session's token: signing in, and setting a forgotten password. @throws RestError */
  knock(method: 'POST' | 'PUT', path: Path, body: unknown): Promise<Answer>;
  /** Says where in the answer the next writes belong; their idempotency key is made from it. */
  writingFor(responsePath: string): void;
  /** `forget` is called after every write. */
  onWrite(forget: () => void): void;
}

/** api/v1 for one operation, with nothing read yet. */
export function restOfOperation({ client, shared, session: credentials, origin, reads: most }: OperationParts): Rest {
  const reads = new Map<string, Promise<unknown>>();
  const forgetters: Array<() => void> = [];
  let responsePath = '';
  let sent = 0;
  let letIn = false;

  const common = () => ({ requestId: origin.requestId, timeZone: origin.timeZone, address: origin.address });

  async function send(
    call: Omit<Call, 'token' | 'repeat' | 'requestId' | 'timeZone' | 'address'>,
    signal = origin.signal,
  ): Promise<unknown> {
    try {
      const answer = await authorized({ credentials, shared, signal }, (token, repeat) =>
        client.send({ ...call, ...common(), token, repeat }),
      );
      letIn = true;
      return answer.body;
    } catch (error) {
      // A refusal is the backend's answer to somebody that it knows.
      if (error instanceof RestError && error.refusal) letIn = true;
      throw error;
    }
  }

  async function get(path: Path, search: string, reading: Reading, signal = origin.signal): Promise<unknown> {
    sent += 1;
    try {
      if (sent > most) throw new RestError('TOO_LARGE', messages.tooManyReads);
      return await send({ method: 'GET', path, search, dataKeys: reading.dataKeys, repeatable: true, signal }, signal);
    } catch (error) {
      // graphql-js forgets the rest of a list when one of its rows fails: a failure that comes later has no one to catch it.
      if (signal.reason === ANSWERED) return new Promise(() => {});
      if (!(error instanceof RestError)) throw error;
      if (reading.optional && UNREADABLE.has(error.code)) return undefined;
      throw inOurNames(error, reading.names);
    }
  }

  const rest: Rest = {
    get letIn() {
      return letIn;
    },
    read(path, reading = {}) {
      const search = queryString(reading.query);
      const key = path + search;
      const known = reads.get(key);
      if (known !== undefined) return known;
      const answer = get(path, search, reading);
      reads.set(key, answer);
      return answer;
    },
    readShared(path, make, reading = {}) {
      const search = queryString(reading.query);
      return shared.get(path + search, credentials.token, async (behind) =>
        // What is renewed for everybody does not end with this answer; the call's own deadline ends it.
        make(await (behind ? get(path, search, reading, new AbortController().signal) : rest.read(path, reading))),
      );
    },
    async write(method, path, body, query) {
      const idempotencyKey = origin.idempotencyKey && `${origin.idempotencyKey}:${responsePath}`;
      try {
        return await send({
          method,
          path,
          search: queryString(query),
          body,
          idempotencyKey,
          listener: origin.signal,
        });
      } finally {
        reads.clear();
        for (const forget of forgetters) forget();
      }
    },
    knock: (method, path, body) => client.send({ ...common(), method, path, body }),
    writingFor(path) {
      responsePath = path;
    },
    onWrite(forget) {
      forgetters.push(forget);
    },
  };
  return rest;
}

const UNREADABLE = new Set<Code>(['NOT_FOUND', 'FORBIDDEN', 'UPSTREAM_BAD_RESPONSE']);

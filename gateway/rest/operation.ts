/**
 * api/v1 as one operation sees it: with the session's token, each equal read sent once, writes with their idempotency
 * key. Knows nothing of records; the collections do.
 */
import { reasonOf } from '../deadline.ts';
import { messages } from '../messages.ts';
import type { Answer } from './attempt.ts';
import type { Call, Client, Method } from './client.ts';
import { RestError } from './error.ts';
import type { Path } from './path.ts';
import { type Query, queryString } from './query.ts';
import type { Shared } from './shared.ts';

/** What the REST calls of an operation need of its session. */
export interface Credentials {
  /** The token to send; null before signing in. */
  readonly token: string | null;
  /** True once the session was found to be over. */
  readonly ended: boolean;
  /** True when the caller does not have this token yet: using it must not spend the old one. */
  readonly renewed: boolean;
  /** Makes sure of a token that lasts, before the first call. */
  prepare(): Promise<void>;
  /** After a 401: true when there is another token to try. */
  renew(refused: string | null): Promise<boolean>;
  /** A new token came with an answer. */
  replace(token: string): void;
}

/** What a request brings that its upstream calls carry on. */
export interface Origin {
  readonly requestId: string;
  readonly timeZone: string | null;
  readonly idempotencyKey: string | null;
  readonly address: string | null;
  /** Aborted when nobody waits for the answer any more, or it takes too long. Writes that were sent are not taken back. */
  readonly signal: AbortSignal;
}

export interface Reading {
  readonly query?: Query;
  /** Fields (in snake_case) whose object has keys that are data. */
  readonly dataKeys?: ReadonlySet<string>;
}

export interface Rest {
  /** Reads; equal reads of the operation share one call until something is written. @throws RestError */
  read(path: Path, reading?: Reading): Promise<unknown>;
  /** Reads what is the same for everybody, mostly without a call. @throws RestError */
  readShared<Value>(path: Path, make: (body: unknown) => Value, reading?: Reading): Value | Promise<Value>;
  /** Writes; what was read before is forgotten. @throws RestError, with `refusal` for 409 and 422 */
  write(method: Exclude<Method, 'GET'>, path: Path, body?: unknown): Promise<unknown>;
  /** Calls without the session's token: signing in. */
  knock(method: 'POST' | 'PUT', path: Path, body: unknown): Promise<Answer>;
  /** Says where in the answer the next writes belong; their idempotency key is made from it. */
  writingFor(responsePath: string): void;
  /** `forget` is called after every write. */
  onWrite(forget: () => void): void;
}

export function restOfOperation(client: Client, shared: Shared, credentials: Credentials, origin: Origin): Rest {
  const reads = new Map<string, Promise<unknown>>();
  const forgetters: Array<() => void> = [];
  let responsePath = '';

  const common = () => ({ requestId: origin.requestId, timeZone: origin.timeZone, address: origin.address });

  async function send(call: Omit<Call, 'token' | 'repeat' | 'requestId' | 'timeZone' | 'address'>): Promise<unknown> {
    await credentials.prepare();
    for (let renewals = 0; ; renewals += 1) {
      if (credentials.ended) throw new RestError('REQUEST_CANCELLED', messages.cancelled);
      if (origin.signal.aborted) throw reasonOf(origin.signal);
      const token = credentials.token;
      if (!token) throw new RestError('UNAUTHENTICATED', messages.unauthenticated);
      try {
        const answer = await client.send({ ...call, ...common(), token, repeat: credentials.renewed });
        shared.letIn(token);
        if (answer.token && answer.token !== token) credentials.replace(answer.token);
        return answer.body;
      } catch (error) {
        const refused = error instanceof RestError && error.code === 'UNAUTHENTICATED';
        if (refused) shared.turnedAway(token);
        if (!refused || renewals > 0 || !(await credentials.renew(token))) throw error;
      }
    }
  }

  const rest: Rest = {
    read(path, { query, dataKeys } = {}) {
      const search = queryString(query);
      const key = path + search;
      const known = reads.get(key);
      if (known !== undefined) return known;
      const answer = send({ method: 'GET', path, search, dataKeys, repeatable: true, signal: origin.signal });
      reads.set(key, answer);
      return answer;
    },
    readShared: (path, make, reading) =>
      shared.get(path, credentials.token, async () => make(await rest.read(path, reading))),
    async write(method, path, body) {
      const idempotencyKey = origin.idempotencyKey && `${origin.idempotencyKey}:${responsePath}`;
      try {
        return await send({ method, path, body, idempotencyKey, listener: origin.signal });
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

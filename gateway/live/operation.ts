/** Session and origin of operations over sockets. */
import { randomUUID } from 'node:crypto';
import type { Session } from '../access/session.ts';
import type { Origin } from '../rest/operation.ts';
import type { Deadline } from '../upstream/deadline.ts';
import type { Caller } from './connections.ts';

/** The session of an operation on a socket: it can neither refresh its token nor sign in or out. */
export class SocketSession implements Session {
  readonly kind = 'socket';
  readonly ended = false;
  readonly renewed = false;
  token: string | null;

  constructor(token: string | null) {
    this.token = token;
  }

  async prepare(): Promise<void> {}

  async renew(): Promise<boolean> {
    return false;
  }

  replace(token: string): void {
    this.token = token;
  }

  begin(): never {
    throw new Error('Nobody signs in over a socket');
  }

  end(): never {
    throw new Error('Nobody signs out over a socket');
  }
}

/** The origin of an operation on a socket. Its request id is generated on first use: most subscription events need none. */
export class SocketOrigin implements Origin {
  readonly idempotencyKey: string | null;
  readonly #caller: Caller;
  readonly #deadline: Pick<Deadline, 'signal'>;
  #requestId: string | null;

  constructor(caller: Caller, deadline: Pick<Deadline, 'signal'>, idempotencyKey: string | null) {
    this.idempotencyKey = idempotencyKey;
    this.#caller = caller;
    this.#deadline = deadline;
    this.#requestId = caller.requestId;
  }

  get requestId(): string {
    this.#requestId ??= randomUUID();
    return this.#requestId;
  }

  get timeZone(): string | null {
    return this.#caller.timeZone;
  }

  get language(): string | null {
    return this.#caller.language;
  }

  get address(): string | null {
    return this.#caller.address;
  }

  get signal(): AbortSignal {
    return this.#deadline.signal;
  }
}

/** What upstream calls know of an operation that came over a socket. */
import { randomUUID } from 'node:crypto';
import type { Deadline } from '../deadline.ts';
import type { Session } from '../http/session.ts';
import type { Origin } from '../rest/operation.ts';
import type { Caller } from './connections.ts';

/** The session of an operation on a socket, which can neither renew its token nor sign in or out. */
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

/** Where an operation on a socket comes from. Most events of subscriptions ask for nothing, and need no id of their own. */
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

  get address(): string | null {
    return this.#caller.address;
  }

  get signal(): AbortSignal {
    return this.#deadline.signal;
  }
}

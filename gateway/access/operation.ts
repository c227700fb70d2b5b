import type { Origin, Rest } from '../rest/operation.ts';
import type { Shared } from '../rest/shared.ts';
import type { Session } from './session.ts';

/** The inputs of an operation besides its document, over HTTP or a socket. */
export interface Operation {
  readonly session: Session;
  readonly origin: Origin;
  /** Lists that are identical for every caller. */
  readonly shared: Shared;
  /** The maximum number of reads that the operation may send to the backend. */
  readonly reads: number;
  /** Adds to the log line of this request. */
  readonly note: (notes: { operation?: string | null; errors?: string[] }) => void;
  /** Ends the session: at the backend by `call`, and here even if that fails. Returns whether the backend ended it. */
  readonly signOut: (call: () => Promise<void>) => Promise<boolean>;
  /** Returns the successor of the token in the `Authorization` header; null without a token, or if its session has ended. */
  readonly renewBearer: () => Promise<string | null>;
}

/** The part of an operation's context that HTTP and sockets know; concepts add their collections. */
export interface OperationContext extends Operation {
  readonly rest: Rest;
}

import type { Origin, Rest } from '../rest/operation.ts';
import type { Shared } from '../rest/shared.ts';
import type { Session } from './session.ts';

/** What an operation brings besides its document, over HTTP or over a socket. */
export interface Operation {
  readonly session: Session;
  readonly origin: Origin;
  /** Lists that are the same for everybody. */
  readonly shared: Shared;
  /** How many reads the operation may send to the backend. */
  readonly reads: number;
  /** Adds to the log line of this request. */
  readonly note: (notes: { operation?: string | null; errors?: string[] }) => void;
  /** Ends the session: at the backend by `call`, and in this process even if that fails. True when the backend ended it. */
  readonly signOut: (call: () => Promise<void>) => Promise<boolean>;
  /** The successor of the token in the `Authorization` header; null without a token, or when its session is over. */
  readonly renewBearer: () => Promise<string | null>;
}

/** The context of an operation as far as HTTP and sockets know it; concepts add their collections. */
export interface OperationContext extends Operation {
  readonly rest: Rest;
}

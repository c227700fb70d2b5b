/** The types of a call to api/v1, and of what its observers receive. */
import type { Readable } from 'node:stream';
import type { LimitHeaders } from './attempt.ts';
import type { RestError } from './error.ts';
import type { Path } from './path.ts';

/** The HTTP methods that api/v1 knows. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call to api/v1. `headersOf` builds its headers from these fields and from nothing else. */
export interface Call {
  readonly method: Method;
  readonly path: Path;
  /** The query string, as `queryString` writes it. */
  readonly search?: string;
  readonly body?: unknown;
  readonly token?: string | null;
  /** Whether the call is idempotent and may be retried if its response is lost: reads and a few writes. */
  readonly repeatable?: boolean;
  /** Whether it works on a whole file, and has longer for it. */
  readonly isLong?: boolean;
  /** Whether this is the gateway's own repeat right after a token refresh (`X-Repeat: 1`). */
  readonly repeat?: boolean;
  /** Whether it only asks, once more, if a session holds: the backend does not log each (`X-Session-Watch: 1`). */
  readonly watch?: boolean;
  readonly requestId?: string;
  readonly timeZone?: string | null;
  /** The language of the response's texts; null for the backend's own. */
  readonly language?: string | null;
  readonly idempotencyKey?: string | null;
  /** The user's IP address, for the backend's rate limits. */
  readonly address?: string | null;
  /** Fields (in snake_case) whose object keys are data, not names. */
  readonly dataKeys?: ReadonlySet<string>;
  /** Called if the response reports how much of a limit is used up. */
  readonly onLimits?: (limits: LimitHeaders) => void;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
  /** Aborted when a write's caller has disconnected. The write continues; the observer's `onAbandonedWrite` reports its end. */
  readonly listener?: AbortSignal;
}

/** A call whose request or response body is a stream. */
export interface StreamCall extends Omit<Call, 'body' | 'dataKeys' | 'listener'> {
  /** Additional request headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Readable;
  readonly signal: AbortSignal;
}

/** A finished call, for log and metrics. */
export interface EndedCall {
  readonly method: Method;
  readonly path: string;
  readonly route: string;
  readonly requestId: string | undefined;
  readonly attempts: number;
  readonly ms: number;
  /** Null if the call succeeded. */
  readonly error: RestError | null;
}

/** Observes the calls between gateway and backend. */
export interface Observer {
  onEnd?(call: EndedCall): void;
  /** Called when a write ends after its caller has disconnected. */
  onAbandonedWrite?(call: EndedCall): void;
  /** Called when a call gets 503 because too many wait for the same route. */
  onShed?(route: string): void;
  /** Called when the circuit breaker opens or closes. */
  onBreaker?(isOpen: boolean): void;
}

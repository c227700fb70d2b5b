/** What a call to api/v1 is, and what observers hear of it. */
import type { Readable } from 'node:stream';
import type { LimitHeaders } from './attempt.ts';
import type { RestError } from './error.ts';
import type { Path } from './path.ts';

/** The HTTP methods that api/v1 knows. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call to api/v1. `headersOf` makes its headers from these fields and from nothing else. */
export interface Call {
  readonly method: Method;
  readonly path: Path;
  /** The query string, as `queryString` writes it. */
  readonly search?: string;
  readonly body?: unknown;
  readonly token?: string | null;
  /** Idempotent: may be sent again when its answer is lost. True for reads and a few writes. */
  readonly repeatable?: boolean;
  /** The gateway's own repeat right after a token refresh (`X-Repeat: 1`). */
  readonly repeat?: boolean;
  readonly requestId?: string;
  readonly timeZone?: string | null;
  readonly idempotencyKey?: string | null;
  /** The IP address of the person, for the backend's rate limits. */
  readonly address?: string | null;
  /** Fields (in snake_case) whose object keys are data, not names. */
  readonly dataKeys?: ReadonlySet<string>;
  /** Called when the answer says how far a limit is used up. */
  readonly onLimits?: (limits: LimitHeaders) => void;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
  /** Aborted when the caller of a write has left. The write goes on; the observer hears that nobody got the answer. */
  readonly listener?: AbortSignal;
}

/** A call whose body is a stream, or whose answer is. */
export interface StreamCall extends Omit<Call, 'body' | 'dataKeys' | 'listener'> {
  /** Further request headers, names in lower case. */
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
  /** Null when it succeeded. */
  readonly error: RestError | null;
}

/** Hears of what happens between gateway and backend. */
export interface Observer {
  onEnd?(call: EndedCall): void;
  /** A write ended after its caller had left. */
  onUnheard?(call: EndedCall): void;
  /** A call got 503 because too many wait for the same route. */
  onShed?(route: string): void;
  /** The circuit breaker opened or closed. */
  onBreaker?(isOpen: boolean): void;
}

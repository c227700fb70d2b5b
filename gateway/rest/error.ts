import { messages } from '../messages.ts';

/** The closed set of `extensions.code`; docs/api.md says what a caller does about each. */
export type Code =
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'TOO_LARGE'
  | 'RATE_LIMITED'
  | 'REQUEST_CANCELLED'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_BAD_RESPONSE'
  | 'OUTCOME_UNKNOWN'
  | 'INTERNAL';

/** Why a write was refused (409, 422), by api/v1's field names in camelCase with dots. */
export interface Refusal {
  readonly kind: 'INVALID' | 'STALE' | 'TRANSITION' | 'IN_PROGRESS';
  readonly fields: ReadonlyArray<{ field: string; message: string }>;
  /** With STALE the record as it is now, in camelCase. */
  readonly current: unknown;
}

interface RestErrorDetails {
  readonly refusal?: Refusal;
  readonly status?: number;
  /** In seconds. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** An api/v1 call that did not succeed. graphql-js copies `extensions` to the error that the caller sees. */
export class RestError extends Error {
  override name = 'RestError';
  readonly code: Code;
  readonly refusal: Refusal | null;
  /** The HTTP status that it was made of; null where there was no answer. */
  readonly status: number | null;
  readonly extensions: { code: Code; retryAfter?: number };

  constructor(code: Code, message: string, more: RestErrorDetails = {}) {
    super(message, { cause: more.cause });
    this.code = code;
    this.refusal = more.refusal ?? null;
    this.status = more.status ?? null;
    this.extensions = more.retryAfter === undefined ? { code } : { code, retryAfter: more.retryAfter };
  }
}

/** api/v1's answers that are not a success, as codes; 409 and 422 are refusals of a write. */
const codes: Record<number, Code> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'UPSTREAM_TIMEOUT',
  409: 'BAD_USER_INPUT',
  413: 'TOO_LARGE',
  415: 'BAD_USER_INPUT',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  502: 'UPSTREAM_UNAVAILABLE',
  503: 'UPSTREAM_UNAVAILABLE',
  504: 'UPSTREAM_TIMEOUT',
  507: 'UPSTREAM_UNAVAILABLE',
};

/** What is said when the answer itself has no text, and always for 5xx, whose texts never leave the gateway. */
const texts: Partial<Record<Code, string>> = {
  BAD_USER_INPUT: messages.malformed,
  UNAUTHENTICATED: messages.unauthenticated,
  FORBIDDEN: messages.forbidden,
  NOT_FOUND: messages.notFound,
  TOO_LARGE: messages.tooLarge,
  RATE_LIMITED: messages.rateLimited,
  UPSTREAM_UNAVAILABLE: messages.unavailable,
  UPSTREAM_TIMEOUT: messages.timeout,
  UPSTREAM_BAD_RESPONSE: messages.badResponse,
};

/**
 * The error for an answer that is not 2xx.
 * @param body the parsed body with camelCase field names, or undefined when it is not JSON
 * @param retryAfter seconds
 */
export function errorFromAnswer(status: number, body: unknown, retryAfter?: number): RestError {
  const code = codes[status] ?? 'UPSTREAM_BAD_RESPONSE';
  const own =
    status >= 400 && status < 500 && isObject(body) && typeof body.error === 'string' ? body.error : undefined;
  const refusal = refusalFrom(status, body, own);
  const message = own ?? (refusal && sentences(refusal.fields));
  return new RestError(code, message || texts[code] || messages.unknown, { refusal, status, retryAfter });
}

/**
 * The error of a read with what its caller wrote in the place of api/v1's parameters: `filters.orderDateFrom` is
 * `filter.orderDate.from`, and `names` says the rest, by api/v1's path (camelCase).
 */
export function inOurNames(error: RestError, names: Readonly<Record<string, string>> = {}): RestError {
  const { code, message, refusal, status, cause, extensions } = error;
  if (!refusal) return error;
  const fields = refusal.fields.map((each) => ({ ...each, field: names[each.field] ?? argumentOf(each.field) }));
  const said = message === sentences(refusal.fields) ? sentences(fields) : message;
  const { retryAfter } = extensions;
  return new RestError(code, said, { refusal: { ...refusal, fields }, status: status ?? undefined, retryAfter, cause });
}

const argumentOf = (field: string) =>
  field.replace(/^filters\b/, 'filter').replace(/^(filter\.\w+)(From|To)$/, (_all, name: string, end: string) => {
    return `${name}.${end.toLowerCase()}`;
  });

const kinds: Record<string, Refusal['kind']> = { stale: 'STALE', transition: 'TRANSITION', in_progress: 'IN_PROGRESS' };

function refusalFrom(status: number, body: unknown, text: string | undefined): Refusal | undefined {
  if (!isObject(body)) return undefined;
  if (status === 409) {
    const kind = kinds[String(body.code)] ?? 'TRANSITION';
    return { kind, fields: [{ field: 'base', message: text ?? messages.unknown }], current: body.data ?? null };
  }
  if (status !== 422 || !isObject(body.errors)) return undefined;
  const fields = Object.entries(body.errors).flatMap(([field, all]) =>
    (Array.isArray(all) ? all : [all]).map((message) => ({ field, message: String(message) })),
  );
  return { kind: 'INVALID', fields, current: null };
}

const sentences = (fields: Refusal['fields']) =>
  fields.map(({ field, message }) => (field === 'base' ? message : `${field} ${message}`)).join('; ');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import { messages } from '../messages.ts';
import { fieldNames } from './fieldNameMessages.ts';

/** The closed set of `extensions.code`; docs/api.md documents how callers handle each. */
export type Code =
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CURSOR_EXPIRED'
  | 'TOO_LARGE'
  | 'RATE_LIMITED'
  | 'REQUEST_CANCELLED'
  | 'STORAGE_FULL'
  | 'BUSY'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_BAD_RESPONSE'
  | 'OUTCOME_UNKNOWN'
  | 'INTERNAL';

/** What `extensions.reason` adds to a code: only a signed-in person may do this, whatever the role of an API key. */
export type Reason = 'PEOPLE_ONLY';

/** Why a write was rejected (409, 422), by api/v1's field names in camelCase with dots. */
export interface Rejection {
  readonly kind: 'INVALID' | 'STALE' | 'TRANSITION' | 'UNFINISHED_ITEMS' | 'IN_PROGRESS';
  readonly fields: ReadonlyArray<{ field: string; message: string }>;
  /** Whether the backend worded it as a whole, and not only what is wrong with each field. */
  readonly isOwnText?: boolean;
  /** The current record, in camelCase, for STALE. */
  readonly current: unknown;
  /** The result for each record, for a write of many. */
  readonly rows?: readonly unknown[];
}

interface RestErrorDetails {
  readonly rejection?: Rejection;
  readonly status?: number;
  /** In seconds. */
  readonly retryAfter?: number;
  /** The rejected argument, as the schema names it: `filter.orderDate.from`. */
  readonly argument?: string;
  readonly reason?: Reason | undefined;
  readonly cause?: unknown;
}

/** The error of a failed api/v1 call. graphql-js copies `extensions` to the error that the caller sees. */
export class RestError extends Error {
  override name = 'RestError';
  readonly code: Code;
  readonly rejection: Rejection | null;
  /** The HTTP status of the response; null without a response. */
  readonly status: number | null;
  readonly extensions: { code: Code; retryAfter?: number; argument?: string; reason?: Reason };

  constructor(code: Code, message: string, more: RestErrorDetails = {}) {
    super(message, { cause: more.cause });
    this.code = code;
    this.rejection = more.rejection ?? null;
    this.status = more.status ?? null;
    const { retryAfter, argument, reason } = more;
    this.extensions = {
      code,
      ...(retryAfter !== undefined && { retryAfter }),
      ...(argument !== undefined && { argument }),
      ...(reason !== undefined && { reason }),
    };
  }
}

/** Creates the error for a missing right. */
export const noAccess = () => new RestError('FORBIDDEN', messages.forbidden);

/** Creates the error for an API key that tries what only people may do. */
export const peopleOnly = (message: string = messages.peopleOnly, status?: number) =>
  new RestError('FORBIDDEN', message, { reason: 'PEOPLE_ONLY', ...(status !== undefined && { status }) });

/** The codes of api/v1's error responses; 409 and 422 are rejections of a write. */
const codes: Record<number, Code> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'UPSTREAM_TIMEOUT',
  409: 'BAD_USER_INPUT',
  410: 'CURSOR_EXPIRED',
  413: 'TOO_LARGE',
  415: 'BAD_USER_INPUT',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  502: 'UPSTREAM_UNAVAILABLE',
  503: 'UPSTREAM_UNAVAILABLE',
  504: 'UPSTREAM_TIMEOUT',
  507: 'STORAGE_FULL',
};

/** Whether the backend serves, but has too much of this work for the caller's organization: no fault of the backend. */
const isBusy = (status: number, body: unknown) => status === 503 && isObject(body) && body.code === 'busy';

/** Messages for responses without one, and always for 5xx, whose own messages never leave the gateway. */
const texts: Partial<Record<Code, () => string>> = {
  BAD_USER_INPUT: () => messages.malformed,
  UNAUTHENTICATED: () => messages.unauthenticated,
  FORBIDDEN: () => messages.forbidden,
  NOT_FOUND: () => messages.notFound,
  CURSOR_EXPIRED: () => messages.cursorExpired,
  TOO_LARGE: () => messages.tooLarge,
  RATE_LIMITED: () => messages.rateLimited,
  STORAGE_FULL: () => messages.noSpace,
  UPSTREAM_UNAVAILABLE: () => messages.unavailable,
  UPSTREAM_TIMEOUT: () => messages.timeout,
  UPSTREAM_BAD_RESPONSE: () => messages.badResponse,
};

/**
 * Returns the error for a response that is not 2xx.
 * @param body the parsed body with camelCase field names, or undefined if it is not JSON
 * @param retryAfter seconds
 */
export function errorFromAnswer(status: number, body: unknown, retryAfter?: number): RestError {
  const code = codes[status] ?? 'UPSTREAM_BAD_RESPONSE';
  if (isBusy(status, body)) return new RestError('BUSY', messages.busy, { status, retryAfter: retryAfter ?? 1 });
  const own =
    status >= 400 && status < 500 && isObject(body) && typeof body.error === 'string' ? body.error : undefined;
  if (status === 403 && isObject(body) && body.code === 'people_only') return peopleOnly(own, status);
  const rejection = rejectionFrom(status, body, own);
  const message = own ?? (rejection && sentences(rejection.fields));
  return new RestError(code, message || texts[code]?.() || messages.unknown, { rejection, status, retryAfter });
}

/**
 * Translates the error of a read to the schema's names: `filters.orderDateFrom` becomes `filter.orderDate.from`. `names` has
 * the other names, by api/v1's path (camelCase).
 */
export function inOurNames(error: RestError, names: Readonly<Record<string, string>> = {}): RestError {
  const { code, message, rejection, status, cause, extensions } = error;
  if (!rejection) return error;
  const fields = rejection.fields.map((each) => ({ ...each, field: names[each.field] ?? argumentOf(each.field) }));
  const said = rejection.isOwnText ? message : sentences(fields);
  const { retryAfter } = extensions;
  const argument = fields.map(({ field }) => field).find((field) => field !== 'base');
  return new RestError(code, said, {
    argument,
    rejection: { ...rejection, fields },
    status: status ?? undefined,
    retryAfter,
    cause,
  });
}

const argumentOf = (field: string) =>
  field.replace(/^filters\b/, 'filter').replace(/^(filter\.\w+)(From|To)$/, (_all, name: string, end: string) => {
    return `${name}.${end.toLowerCase()}`;
  });

const kinds: Record<string, Rejection['kind']> = {
  stale: 'STALE',
  transition: 'TRANSITION',
  in_progress: 'IN_PROGRESS',
};

function rejectionFrom(status: number, body: unknown, text: string | undefined): Rejection | undefined {
  if (!isObject(body)) return undefined;
  if (status === 409) {
    const kind = kinds[String(body.code)] ?? 'TRANSITION';
    const fields = [{ field: 'base', message: text ?? messages.unknown }];
    return { kind, fields, isOwnText: true, current: body.data ?? null };
  }
  if (status !== 422 || !isObject(body.errors)) return undefined;
  const fields = Object.entries(body.errors).flatMap(([field, all]) =>
    (Array.isArray(all) ? all : [all]).map((message) => ({ field, message: String(message) })),
  );
  const kind = body.code === 'unfinished_items' ? 'UNFINISHED_ITEMS' : 'INVALID';
  return {
    kind,
    fields,
    isOwnText: text !== undefined,
    current: null,
    ...(Array.isArray(body.data) && { rows: body.data }),
  };
}

/** Says what is wrong with each field, which is called as on the screens. */
const sentences = (fields: Rejection['fields']) =>
  messages.all(
    fields.map(({ field, message }) =>
      field === 'base' ? message : messages.ofField(calledOnScreens(field), message),
    ),
  );

/** Returns what people call a field: `filter.orderDate.from` is `PO date (from)`. One that no screen has keeps its name. */
function calledOnScreens(field: string): string {
  const path = field.split('.');
  const end = path.at(-1);
  const isEnd = end === 'from' || end === 'to';
  const name = label(path.at(isEnd ? -2 : -1) ?? '');
  return name === null ? field : isEnd ? fieldNames[end](name) : name;
}

function label(name: string): string | null {
  const names: Readonly<Record<string, string>> = fieldNames.names;
  return Object.hasOwn(names, name) ? (names[name] ?? null) : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';
import type { FieldError } from './generated/resolvers.ts';
import { messages } from './messages.ts';
import { type Code, RestError } from './rest/error.ts';

/**
 * Runs a write and gives its payload: the record under its name, or why it was refused (409 and 422 as data). All other
 * failures stay errors. `Current` is what a STALE answer holds, where that is not what the write gives.
 * @param names api/v1's field paths (camelCase) that the input calls something else
 */
export async function result<Name extends string, Row, Current = Row>(
  name: Name,
  write: () => Promise<Row>,
  names: Readonly<Record<string, string>> = {},
) {
  try {
    return payload<Name, Row, Current>(name, await write(), [], null);
  } catch (error) {
    if (!(error instanceof RestError) || !error.refusal) throw error;
    const { kind, fields, current } = error.refusal;
    const errors = fields.map(({ field, message }) => ({ field: names[field] ?? field, message, code: kind }));
    // The record of the same call, typed by the OpenAPI document.
    return payload<Name, Row, Current>(name, null, errors, current as Current | null);
  }
}

function payload<Name extends string, Row, Current>(
  name: Name,
  row: Row | null,
  errors: FieldError[],
  current: Current | null,
) {
  // A computed key widens to `string`; `name` is exactly this key.
  return { [name]: row, errors, current } as { [Key in Name]: Row | null } & {
    errors: FieldError[];
    current: Current | null;
  };
}

const known = new Set<string>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'TOO_LARGE',
  'RATE_LIMITED',
  'REQUEST_CANCELLED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_BAD_RESPONSE',
  'OUTCOME_UNKNOWN',
  'INTERNAL',
] satisfies Code[]);

// Apollo Server's own codes that mean one of ours.
const translated: Record<string, Code> = {
  BAD_REQUEST: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_FOUND: 'BAD_USER_INPUT',
};

/** graphql-js gives no code to variables and arguments that do not fit; Apollo does, but only over HTTP. */
function isAboutInput(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  if (error.nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION) return true;
  return !error.originalError && error.message.startsWith('Argument "');
}

/**
 * An error as it leaves the gateway, over HTTP and sockets alike: one of our codes, and no text of a fault of our own.
 * @param report is told of faults that nobody expected @param hints whether it may say what the schema has instead
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  { report, hints }: { report: (fault: unknown) => void; hints: boolean },
): GraphQLFormattedError {
  const code = String(formatted.extensions?.code ?? (isAboutInput(error) ? 'BAD_USER_INPUT' : 'INTERNAL'));
  const ours = known.has(code) ? code : translated[code];
  const place = { locations: formatted.locations, path: formatted.path };
  if (!ours || ours === 'INTERNAL') {
    const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    report(original);
    return { ...place, message: messages.unknown, extensions: { code: 'INTERNAL' } };
  }
  const retryAfter = formatted.extensions?.retryAfter;
  const extensions = retryAfter === undefined ? { code: ours } : { code: ours, retryAfter };
  const message = hints ? formatted.message : formatted.message.replace(HINT, '');
  return { ...place, message, extensions };
}

/** graphql-js's, at the end of what it says about a value that does not fit. */
const HINT = / Did you mean .*\?$/s;

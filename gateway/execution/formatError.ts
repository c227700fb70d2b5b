import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';
import { messages } from '../messages.ts';
import type { Code } from '../upstream/error.ts';
import { argumentOf, isAboutLiteral } from './argumentPath.ts';

const known = new Set<string>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CURSOR_EXPIRED',
  'TOO_LARGE',
  'RATE_LIMITED',
  'REQUEST_CANCELLED',
  'STORAGE_FULL',
  'BUSY',
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

/** Apollo's code for errors without a code; over sockets, they stay without one. */
const UNKNOWN_TO_APOLLO = 'INTERNAL_SERVER_ERROR';

/** How graphql-js's messages about arguments begin, and those about variables with more than 50 errors. */
const ABOUT_INPUT = ['Argument "', 'Too many errors processing variables'];

/** Whether an error is about invalid input: graphql-js sets no code for it; Apollo Server does, but only over HTTP. */
function isAboutInput(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  if (error.nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION) return true;
  return !error.originalError && ABOUT_INPUT.some((start) => error.message.startsWith(start));
}

/** Whether a value written in the document is invalid for its type: reported like an invalid variable. */
const isRefusedLiteral = (given: unknown, error: unknown) =>
  given === 'GRAPHQL_VALIDATION_FAILED' && isAboutLiteral(error);

/**
 * Formats an error for callers over HTTP and sockets: with one of our codes, and without the text of internal faults.
 * @param report called with unexpected faults @param hints whether messages may suggest other names of the schema
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  { report, hints }: { report: (fault: unknown) => void; hints: boolean },
): GraphQLFormattedError {
  const given = formatted.extensions?.code ?? UNKNOWN_TO_APOLLO;
  const refused = (given === UNKNOWN_TO_APOLLO && isAboutInput(error)) || isRefusedLiteral(given, error);
  const code = refused ? 'BAD_USER_INPUT' : String(given);
  const ours = known.has(code) ? code : translated[code];
  const place = { locations: formatted.locations, path: formatted.path };
  if (!ours || ours === 'INTERNAL') {
    const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    report(original);
    return { ...place, message: messages.unknown, extensions: { code: 'INTERNAL' } };
  }
  const retryAfter = formatted.extensions?.retryAfter;
  const argument = ours === 'BAD_USER_INPUT' ? (formatted.extensions?.argument ?? argumentOf(error)) : null;
  const reason = ours === 'FORBIDDEN' ? formatted.extensions?.reason : undefined;
  const extensions = {
    code: ours,
    ...(reason !== undefined && { reason }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(argument !== null && { argument }),
  };
  const message = hints ? formatted.message : formatted.message.replace(HINT, '');
  return { ...place, message, extensions };
}

/** graphql-js's suggestion at the end of a message about an invalid value. */
const HINT = / Did you mean .*\?$/s;

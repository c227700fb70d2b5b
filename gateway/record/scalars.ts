import { type GraphQLScalarLiteralParser, type GraphQLScalarTypeConfig, Kind, type ValueNode } from 'graphql';
import { RestError } from '../upstream/error.ts';
import { valueMessages as messages } from './valueMessages.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const NORMAL_MOMENT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;
// numeric(14,2) and numeric(14,3) have at most 12 digits before the point; the backend rejects more decimals by field.
const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/;
const COUNTRY = /^[A-Z]{2}$/;
// A position below 2^53; another backend's cursor may look different, but is one word.
const CURSOR = /^[\w-]{1,200}$/;

/** The conversions of a scalar; its name and description are in the SDL. */
type ScalarConversions = Required<
  Pick<GraphQLScalarTypeConfig<string, string>, 'parseValue' | 'parseLiteral' | 'serialize'>
>;

/**
 * Creates the conversions of a scalar that is text on both sides.
 * @param read returns the normal form, or null for an invalid value
 * @param readSent the same for values from clients, if clients may write them in more ways
 */
function textScalar(
  name: keyof typeof messages.mustBe,
  read: (value: unknown) => string | null,
  readSent = read,
): ScalarConversions {
  const parse = (value: unknown): string => {
    const text = readSent(value);
    if (text === null) throw new TypeError(messages.mustBe[name]);
    return text;
  };
  const parseLiteral: GraphQLScalarLiteralParser<string> = (node: ValueNode) =>
    parse(node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : null);
  return {
    parseValue: parse,
    parseLiteral,
    serialize(value) {
      const text = read(value);
      if (text === null) throw new RestError('UPSTREAM_BAD_RESPONSE', messages.sentWrong(name));
      return text;
    },
  };
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Reads a calendar date that exists. Lists have hundreds of them, so no Date is created. */
function readDate(value: unknown): string | null {
  return typeof value === 'string' && DATE.test(value) && exists(value) ? value : null;
}

/** Whether a text that begins like a date begins with one that exists. */
function exists(text: string): boolean {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))];
  return day >= 1 && day <= (DAYS[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);
}

/** Reads a moment as clients may send it: a plain date is midnight UTC. */
const readSentMoment = (value: unknown): string | null =>
  readMoment(readDate(value) ? `${value}T00:00:00.000Z` : value);

/** Reads a moment with a zone; returns it in UTC with milliseconds. */
function readMoment(value: unknown): string | null {
  if (typeof value !== 'string' || !MOMENT.test(value) || !exists(value)) return null;
  if (NORMAL_MOMENT.test(value)) return value;
  const milliseconds = Date.parse(value);
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString();
}

/** Reads decimal text, or a JSON number that has a plain form: `1e21` and the like have none. */
function readDecimal(value: unknown): string | null {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  return typeof text === 'string' && DECIMAL.test(text) ? text : null;
}

const readCountry = (value: unknown) => (typeof value === 'string' && COUNTRY.test(value) ? value : null);

const readCursor = (value: unknown) => (typeof value === 'string' && CURSOR.test(value) ? value : null);

/** The schema's own scalars; their descriptions are in `schema/base.graphql`. */
export const scalars = {
  Date: textScalar('Date', readDate),
  DateTime: textScalar('DateTime', readMoment, readSentMoment),
  Decimal: textScalar('Decimal', readDecimal),
  Cursor: textScalar('Cursor', readCursor),
  CountryCode: textScalar('CountryCode', readCountry),
};

import { type GraphQLScalarLiteralParser, type GraphQLScalarTypeConfig, Kind, type ValueNode } from 'graphql';
import { RestError } from './rest/error.ts';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const NORMAL_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
// numeric(14,2) and numeric(14,3) hold no more than 12 digits before the point; more decimals are refused by the backend by name.
const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/;
const COUNTRY = /^[A-Z]{2}$/;

/** Without name and description, so that those of the SDL stay. */
type ScalarConversions = Required<
  Pick<GraphQLScalarTypeConfig<string, string>, 'parseValue' | 'parseLiteral' | 'serialize'>
>;

/**
 * How a scalar that is text on both sides is read and written; its name and description are in the SDL.
 * @param read gives the normal form, or null for what it is not
 */
function textScalar(name: string, expected: string, read: (value: unknown) => string | null): ScalarConversions {
  const parse = (value: unknown): string => {
    const text = read(value);
    if (text === null) throw new TypeError(`${name} must be ${expected}`);
    return text;
  };
  const parseLiteral: GraphQLScalarLiteralParser<string> = (node: ValueNode) =>
    parse(node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : null);
  return {
    parseValue: parse,
    parseLiteral,
    serialize(value) {
      const text = read(value);
      if (text === null) throw new RestError('UPSTREAM_BAD_RESPONSE', `The server sent a ${name} that is none`);
      return text;
    },
  };
}

/** A calendar date that exists. */
function readDate(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const [, year, month, day] = DATE.exec(value)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? value : null;
}

/** A moment with a zone, in UTC with milliseconds. */
function readMoment(value: unknown): string | null {
  if (typeof value !== 'string' || !MOMENT.test(value) || readDate(value.slice(0, 10)) === null) return null;
  if (NORMAL_MOMENT.test(value) && !Number.isNaN(Date.parse(value))) return value;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Decimal text, or a JSON number that has a plain form: `1e21` and the like have none. */
function readDecimal(value: unknown): string | null {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  return typeof text === 'string' && DECIMAL.test(text) ? text : null;
}

const readCountry = (value: unknown) => (typeof value === 'string' && COUNTRY.test(value) ? value : null);

/** The schema's own scalars; their descriptions are in `schema/base.graphql`. */
export const scalars = {
  Date: textScalar('Date', 'a calendar date like 2026-11-20', readDate),
  DateTime: textScalar('DateTime', 'a moment like 2026-11-20T05:49:00.000Z', readMoment),
  Decimal: textScalar('Decimal', 'a plain decimal number like 1234.50', readDecimal),
  CountryCode: textScalar('CountryCode', 'an ISO 3166-1 alpha-2 code like KE', readCountry),
};

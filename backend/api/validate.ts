import { z } from 'zod';
import type { FieldMessages } from './errors.ts';
import { messages } from './messages.ts';
import { looksBlank, visibleText } from './visibleText.ts';

/** Read where a value is judged, in the language of the caller. */
const said = (text: () => string) => ({ error: text });
const blank = () => messages.blank;
const notAnEmail = () => messages.notAnEmail;

/** Returns the message for an issue, phrased to follow the field's name: "Order number can't be blank". */
function message(issue: z.core.$ZodRawIssue): string | undefined {
  const isMissing = issue.input === undefined || issue.input === null;
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing) return blank();
      return issue.expected === 'int' || issue.expected === 'number' ? messages.notANumber : messages.invalid;
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array')
        return issue.minimum === 1 ? blank() : messages.tooShort(Number(issue.minimum));
      return (issue.inclusive ? messages.atLeast : messages.moreThan)(Number(issue.minimum));
    case 'too_big':
      if (issue.origin === 'string') return messages.tooLong(Number(issue.maximum));
      if (issue.origin === 'array') return messages.tooMany(Number(issue.maximum));
      return (issue.inclusive ? messages.atMost : messages.lessThan)(Number(issue.maximum));
    case 'unrecognized_keys':
      return messages.notAllowedHere;
    case 'invalid_value':
      return isMissing ? blank() : messages.notAllowedValue;
    case 'invalid_union':
      return isMissing ? blank() : messages.invalid;
    case 'invalid_format':
      return messages.invalid;
    default:
      return undefined;
  }
}

z.config({ customError: message });

/**
 * Collects the messages of a failed parse by field: `vendor.address.city` becomes `address.city` if `wrapper` is `vendor`.
 * Each unknown key is named; an error in a list's element is reported once, on the list.
 */
export function fieldMessages(error: z.core.$ZodError, wrapper?: string): FieldMessages {
  // Without a prototype: a field may be called `toString`.
  const found: FieldMessages = Object.create(null);
  for (const issue of error.issues) {
    const path = wrapper && issue.path[0] === wrapper ? issue.path.slice(1) : issue.path;
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    for (const key of keys) {
      const inList = typeof key.at(-1) === 'number';
      const field = (inList ? key.slice(0, -1) : key).join('.') || 'base';
      found[field] = [...new Set([...(found[field] ?? []), issue.message])];
    }
  }
  return found;
}

/**
 * Matches text without control characters except line breaks and tabs; the database itself rejects only NUL. Lone surrogates
 * do not match either: they would be stored as another character.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
export const printable = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]*$/u;

const isVisible = (value: string) => !looksBlank(value);

/**
 * Matches text that is one line and reads in the order in which it is stored: no line breaks, no control characters, none of
 * the characters that override or isolate a direction and could disguise a name (U+202A–202E, U+2066–2069).
 */
const oneLine = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\p{Surrogate}]*$/u;

const trimmed = (max: number) => z.string().trim().max(max);
/** Text of one line, as it is stored: composed, without characters that show nothing. */
const line = (max: number) =>
  z
    .string()
    .overwrite(visibleText)
    .trim()
    .max(max)
    .regex(
      oneLine,
      said(() => messages.notOneLine),
    );
const orNull = <Text extends z.ZodType<string>>(value: Text) =>
  z
    .union([value, z.null()])
    .transform((typed) => (typed && isVisible(typed) ? typed : null))
    .optional();

/** One line of trimmed text of 1 to `max` characters, at least one of them visible; see `visibleText`. */
export const text = (max = 255) => line(max).min(1).refine(isVisible, said(blank));
/** One line of trimmed text of at most `max` characters, or null; empty text becomes null. */
export const optionalText = (max = 255) => orNull(line(max));
/** As `text`, with any number of lines. */
export const longText = (max = 5000) => trimmed(max).min(1).regex(printable).refine(isVisible, said(blank));
/** As `optionalText`, with any number of lines. */
export const optionalLongText = (max = 5000) => orNull(trimmed(max).regex(printable));
/** A key of a closed list, or null; empty text becomes null. @param isKey whether the list has a key */
export const optionalKey = (isKey: (key: string) => boolean, message: () => string) =>
  z
    .string()
    .nullable()
    .transform((key) => key || null)
    .refine((key) => key === null || isKey(key), said(message))
    .optional();
/** An email address as typed, trimmed. */
export const email = text(254).refine((value) => z.email().safeParse(value).success, said(notAnEmail));
/** An email address, or null; empty text becomes null. */
export const optionalEmail = optionalText(254).refine(
  (value) => !value || z.email().safeParse(value).success,
  said(notAnEmail),
);
/** The id of a record: an integer below 2^53. */
export const id = z.int().min(1);
/** An id in a path or a query string. */
export const idParameter = z
  .string()
  .regex(
    /^[1-9]\d{0,15}$/,
    said(() => messages.notAnId),
  )
  .transform(Number)
  .pipe(id);
/** A calendar date in a response, YYYY-MM-DD. */
export const date = z.iso.date({ abort: true });
/** A calendar date in a request. A year outside this range is a typing mistake. */
export const requestDate = date.refine(
  (value) => value >= '1900-01-01' && value <= '2100-12-31',
  said(() => messages.outOfYears),
);
/** A date in a patch: set, or cleared with null. */
export const optionalDate = z.union([requestDate, z.null()]).optional();

/**
 * An exact decimal above 0 and below `below` with at most `scale` decimals, as text or a JSON number; kept as text.
 */
export const positiveDecimal = (scale: 1 | 2 | 3 | 4, below = 1e12) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => String(value).trim())
    .refine((value) => value !== '', { error: blank, abort: true })
    .refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: () => messages.notANumber, abort: true })
    .refine((value) => Number(value) > 0, { error: () => messages.moreThan(0), abort: true })
    .refine((value) => Number(value) < below, { error: () => messages.lessThan(below), abort: true })
    .refine((value) => (value.split('.')[1]?.length ?? 0) <= scale, {
      error: () => messages.decimals(scale),
    });

/** As `positiveDecimal`, or null; empty text becomes null. */
export const optionalDecimal = (scale: 1 | 2 | 3, below?: number) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      positiveDecimal(scale, below).nullable(),
    )
    .optional();

/** Exact decimal text in a response. */
export const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
/**
 * A time in a request: ISO 8601 with a zone, or a calendar date, which means its beginning in UTC. Converted to UTC, because
 * PostgreSQL accepts fewer offsets than ISO 8601 and no year 0.
 */
export const moment = z
  .union([z.iso.datetime({ offset: true }), date])
  .transform((value) => new Date(value).toISOString())
  .refine(
    (value) => /^(?!0000)\d{4}-/.test(value),
    said(() => messages.invalid),
  );
/** A time in a response. */
export const timestamp = z.iso.datetime();

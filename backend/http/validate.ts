import { z } from 'zod';
import type { FieldMessages } from './errors.ts';

const blank = "can't be blank";

/** Messages are sentence parts that read behind a field's name: "Order number can't be blank". */
function message(issue: z.core.$ZodRawIssue): string | undefined {
  const isMissing = issue.input === undefined || issue.input === null;
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing) return blank;
      return issue.expected === 'int' || issue.expected === 'number' ? 'is not a number' : 'is invalid';
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array')
        return issue.minimum === 1 ? blank : `is too short (minimum is ${issue.minimum})`;
      return `must be greater than ${issue.inclusive ? 'or equal to ' : ''}${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `is too long (maximum is ${issue.maximum} characters)`;
      if (issue.origin === 'array') return `has too many values (maximum is ${issue.maximum})`;
      return `must be less than ${issue.inclusive ? 'or equal to ' : ''}${issue.maximum}`;
    case 'unrecognized_keys':
      return 'is not allowed here';
    case 'invalid_value':
      return isMissing ? blank : 'is not one of the allowed values';
    case 'invalid_union':
      return isMissing ? blank : 'is invalid';
    case 'invalid_format':
      return 'is invalid';
    default:
      return undefined;
  }
}

z.config({ customError: message });

/**
 * The messages of a failed parse by field: `vendor.address.city` becomes `address.city` where `wrapper` is `vendor`.
 * Unknown keys are named one by one; what is wrong with a value of a list is said once, of the list.
 */
export function fieldMessages(error: z.core.$ZodError, wrapper?: string): FieldMessages {
  // Without a prototype: a field may be called `toString`.
  const messages: FieldMessages = Object.create(null);
  for (const issue of error.issues) {
    const path = wrapper && issue.path[0] === wrapper ? issue.path.slice(1) : issue.path;
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    for (const key of keys) {
      const inList = typeof key.at(-1) === 'number';
      const field = (inList ? key.slice(0, -1) : key).join('.') || 'base';
      messages[field] = [...new Set([...(messages[field] ?? []), issue.message])];
    }
  }
  return messages;
}

/**
 * Text without control characters other than line breaks and tabs: NUL is refused by the database, the rest by nobody
 * else. Nor has it halves of surrogate pairs, which would be stored as another character.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
export const printable = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]*$/u;

/** Whether there is anything to see: spaces, and signs that only steer what is around them, are nothing. */
const isVisible = (value: string) => /[^\p{C}\p{Z}]/u.test(value);

/** Trimmed text of 1 to `max` characters, of which one can be seen. */
export const text = (max = 255) => z.string().trim().min(1).max(max).regex(printable).refine(isVisible, blank);
/** Trimmed text of at most `max` characters or null; an empty one is null. */
export const optionalText = (max = 255) =>
  z
    .union([z.string().trim().max(max).regex(printable), z.null()])
    .transform((value) => value || null)
    .optional();
/** An email address as it was typed, trimmed. */
export const email = text(254).refine((value) => z.email().safeParse(value).success, 'is not an email address');
/** An email address or null; an empty one is null. */
export const optionalEmail = optionalText(254).refine(
  (value) => !value || z.email().safeParse(value).success,
  'is not an email address',
);
/** The id of a record: an integer below 2^53. */
export const id = z.int().min(1);
/** A calendar date, YYYY-MM-DD; there was no year 0. */
export const date = z.iso.date().refine((value) => !value.startsWith('0000'), 'is invalid');
/** What a patch may do with a date: set it or clear it. */
export const optionalDate = z.union([date, z.null()]).optional();

/**
 * An exact decimal above 0 and below `below` with at most `scale` decimals, as text or a JSON number; kept as text.
 */
export const positiveDecimal = (scale: 1 | 2 | 3, below = 1e12) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => String(value).trim())
    .refine((value) => value !== '', { error: blank, abort: true })
    .refine((value) => /^-?\d+(\.\d+)?$/.test(value), { error: 'is not a number', abort: true })
    .refine((value) => Number(value) > 0, { error: 'must be greater than 0', abort: true })
    .refine((value) => Number(value) < below, { error: `must be less than ${below}`, abort: true })
    .refine((value) => (value.split('.')[1]?.length ?? 0) <= scale, {
      error: `must have ${scale} digit${scale === 1 ? '' : 's'} after decimal or less`,
    });

/** As `positiveDecimal`, or null; an empty text is null. */
export const optionalDecimal = (scale: 1 | 2 | 3, below?: number) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      positiveDecimal(scale, below).nullable(),
    )
    .optional();

/** Exact decimal text in an answer. */
export const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
/** A moment in an answer. */
export const timestamp = z.iso.datetime();

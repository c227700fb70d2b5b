/** The validation rules of fields, as yup schemas. Each reports one message at a time, the most basic first. */
import * as yup from 'yup';
import { isInBounds, readDate } from '../../base/dateText.ts';
import { compareDecimals, decimalsOf, isPositive, multiplyToCents, readDecimal } from '../../base/decimal.ts';
import { calendarDay } from '../../base/format.ts';
import { looksBlank } from './blank.ts';
import { formMessages } from './messages.ts';
import { passwordProblem } from './password.ts';
import { type FormValues, isStarted, type PartValues } from './values.ts';

/** Text of at most `limit` characters; with a `required` message it must not be empty or blank. */
export function textRule(limit: number, required?: string) {
  const rule = yup.string().max(limit, formMessages.tooLong(limit));
  if (required === undefined) return rule;
  return rule
    .trim()
    .test('visible', required, (value) => !looksBlank(value ?? ''))
    .required(required);
}

/** A single line as the server accepts it: no control characters, line separators, or direction overrides and isolates. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/** Like `textRule`, for a single line. */
export function lineRule(limit: number, required?: string) {
  return textRule(limit, required).test('line', formMessages.notOneLine, (value) =>
    ONE_LINE.test((value ?? '').trim()),
  );
}

/** An email address; with a `required` message it must not be empty. */
export function emailRule(required?: string) {
  return lineRule(254, required).email(formMessages.emailNotValid);
}

/** A choice, a file or a list; with a `required` message it must not be empty. */
export function pickedRule(required: string | undefined) {
  const rule = yup.mixed().nullable();
  if (required === undefined) return rule;
  return rule.test('picked', required, (value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
}

/** Extends a rule: the field is required while `when` returns true for the form's values. */
export function requiredWhenRule(rule: yup.Schema, required: string, when: (values: FormValues) => boolean) {
  return rule.test('needed', required, (value, { parent }) => {
    const filled = typeof value === 'string' ? !looksBlank(value) : Boolean(value);
    return filled || !when(parent);
  });
}

/** The limits of a file. */
export interface FileBounds {
  /** The message when no file is chosen; without one, the file is optional. */
  required?: string;
  /** The maximum size in bytes, and the message for a larger file. */
  most: number;
  tooLarge: string;
  /** The accepted file extensions as an `accept` attribute, `.png,.jpg`, and the message for any other file. */
  accept: string;
  wrongType: string;
}

/** The accepted pictures (settings spec, section 9). */
export const PICTURES: FileBounds = {
  most: 5_242_880,
  tooLarge: formMessages.picture.tooLarge,
  accept: '.png,.jpg,.jpeg',
  wrongType: formMessages.picture.wrongType,
};

/** A local file. The server checks the content; checking size and name here saves a futile upload. */
export function fileRule(bounds: FileBounds) {
  return pickedRule(bounds.required).test('file', (value, context) => {
    const problem = value instanceof File ? fileProblem(value, bounds) : null;
    return problem === null || context.createError({ message: problem });
  });
}

/** Returns the reason a file is not accepted; null if it is. */
export function fileProblem(file: File, { most, tooLarge, accept, wrongType }: FileBounds): string | null {
  const name = file.name.toLowerCase();
  if (!accept.split(',').some((ending) => name.endsWith(ending))) return wrongType;
  return file.size > most ? tooLarge : null;
}

/** A password. Only a new one must be strong; its repetition must match the form field named `again`. */
export function passwordRule(which: 'present' | 'new' | { again: string }, required: string) {
  return yup.string().test('password', (typed = '', context) => {
    const first: unknown = typeof which === 'object' ? context.parent[which.again] : typed;
    const problem =
      typed === ''
        ? required
        : which === 'new'
          ? passwordProblem(typed)
          : first !== typed && formMessages.password.differs;
    return !problem || context.createError({ message: problem });
  });
}

/** The bounds of a date; today is within both. */
export interface DateBounds {
  required?: string;
  /** The message when the date is before today in the user's time zone. */
  notBeforeToday?: string;
  /** The message when the date is after today in the user's time zone. */
  notAfterToday?: string;
}

/** A calendar date. */
export function dateRule(bounds: DateBounds) {
  return yup.string().test('date', (typed, context) => {
    const problem = dateProblem(typed ?? '', bounds);
    return problem === undefined || context.createError({ message: problem });
  });
}

function dateProblem(typed: string, { required, notBeforeToday, notAfterToday }: DateBounds): string | undefined {
  if (typed.trim() === '') return required;
  const date = readDate(typed);
  if (date === null) return formMessages.dateNotValid;
  if (!isInBounds(date)) return formMessages.dateOutOfYears;
  const today = calendarDay(new Date());
  return (date < today && notBeforeToday) || (date > today && notAfterToday) || undefined;
}

/** The limits of a number. */
export interface NumberBounds {
  /** The message when the number is empty; without one, it is optional. */
  required?: string;
  /** The message when the number is 0 or less; without one, that is allowed. */
  positive?: string;
  /** The exclusive upper limit, and the message when it is reached. */
  below?: { limit: string; message: string };
  /** The inclusive upper limit, and the message when it is exceeded. */
  atMost?: { limit: string; message: string };
  /** Whether the number may be negative. */
  signed?: boolean;
  /** The maximum number of decimal places. */
  decimals: number;
  /** The number field to multiply by, and the message when the product rounds to less than a cent. */
  worth?: { times: string; less: string };
}

/** Decimal text as typed by users. */
export function numberRule(bounds: NumberBounds) {
  return yup.string().test('number', (value = '', context) => {
    const problem = numberProblem(value, bounds) ?? worthProblem(value, context.parent, bounds);
    return problem === null || context.createError({ message: problem });
  });
}

function numberProblem(typed: string, bounds: NumberBounds): string | null {
  if (typed.trim() === '') return bounds.required ?? null;
  const decimal = readDecimal(typed);
  if (decimal === null) return formMessages.notANumber;
  if (bounds.positive !== undefined && !isPositive(decimal)) return bounds.positive;
  if (bounds.below && compareDecimals(decimal, bounds.below.limit) >= 0) return bounds.below.message;
  if (bounds.atMost && compareDecimals(decimal, bounds.atMost.limit) > 0) return bounds.atMost.message;
  return decimalsOf(decimal) > bounds.decimals ? formMessages.tooManyDecimals(bounds.decimals) : null;
}

function worthProblem(
  typed: string,
  others: Readonly<Record<string, unknown>>,
  { worth }: NumberBounds,
): string | null {
  const other = worth ? readDecimal(String(others[worth.times])) : null;
  // An invalid factor is reported at its own field.
  if (worth === undefined || other === null || !isPositive(other)) return null;
  return multiplyToCents(typed, other) === '0.00' ? worth.less : null;
}

/** The parts of a postal address, in the order of the form. */
export const ADDRESS_PARTS = ['country', 'city', 'state', 'zipCode', 'address', 'notes'] as const;

/**
 * A postal address. Country, city and address are required if the address is required or any part is filled (settings
 * spec, section 5).
 */
export function addressRule(required: boolean) {
  const needed = (message: string, rule: yup.StringSchema) =>
    rule.test('needed', message, (value, context) => {
      const parts: PartValues = context.parent;
      return !(required || isStarted(parts)) || Boolean(value?.trim());
    });
  return yup.object({
    country: needed(formMessages.address.countryRequired, lineRule(2)),
    city: needed(formMessages.address.cityRequired, lineRule(255)),
    state: lineRule(255),
    zipCode: lineRule(40),
    address: needed(formMessages.address.addressRequired, textRule(500)),
    notes: textRule(5000),
  });
}

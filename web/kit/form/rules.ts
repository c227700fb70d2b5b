/** The rules of fields, as yup knows them. Each gives one message at a time, the most basic first. */
import * as yup from 'yup';
import { calendarDay } from '../format.ts';
import { isInBounds, readDate } from './dateText.ts';
import { compareDecimals, decimalsOf, isPositive, multiplyToCents, readDecimal } from './decimal.ts';
import { formMessages } from './messages.ts';
import { passwordProblem } from './password.ts';
import type { FormValues } from './values.ts';

/** Text of at most `limit` characters; with a message it must not be empty or only spaces. */
export function textRule(limit: number, required?: string) {
  const rule = yup.string().max(limit, formMessages.tooLong(limit));
  return required === undefined ? rule : rule.trim().required(required);
}

/** What the server takes as one line: no control characters, and none that override or isolate a direction. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/** The same, in one line. */
export function lineRule(limit: number, required?: string) {
  return textRule(limit, required).test('line', formMessages.notOneLine, (value) =>
    ONE_LINE.test((value ?? '').trim()),
  );
}

/** An email address; with a message it must not be empty. */
export function emailRule(required?: string) {
  return lineRule(254, required).email(formMessages.emailNotValid);
}

/** Something that must be picked or chosen: a choice, a file, at least one of a list. */
export function pickedRule(required: string | undefined) {
  const rule = yup.mixed().nullable();
  if (required === undefined) return rule;
  return rule.test('picked', required, (value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
}

/** The same rule, and something must be there where the other values of the form ask for it. */
export function neededRule(rule: yup.Schema, required: string, when: (values: FormValues) => boolean) {
  return rule.test('needed', required, (value, { parent }) => {
    const filled = typeof value === 'string' ? value.trim() !== '' : Boolean(value);
    return filled || !when(parent);
  });
}

/** What a file has to be. */
export interface FileBounds {
  /** The message when none is chosen; without one there need not be any. */
  required?: string;
  /** The largest file, in bytes, and the message about a larger one. */
  most: number;
  tooLarge: string;
  /** How its name may end, as an `accept` attribute: `.png,.jpg`; and the message about another one. */
  accept: string;
  wrongType: string;
}

/** The pictures that are accepted (settings spec, section 9). */
export const PICTURES: FileBounds = {
  most: 5_242_880,
  tooLarge: formMessages.picture.tooLarge,
  accept: '.png,.jpg,.jpeg',
  wrongType: formMessages.picture.wrongType,
};

/** A file from this device. The server looks into it; here its size and its name are enough to spare the upload. */
export function fileRule(bounds: FileBounds) {
  return pickedRule(bounds.required).test('file', (value, context) => {
    const problem = value instanceof File ? fileProblem(value, bounds) : null;
    return problem === null || context.createError({ message: problem });
  });
}

/** Why a file would not be taken; null when it is as it has to be. */
export function fileProblem(file: File, { most, tooLarge, accept, wrongType }: FileBounds): string | null {
  const name = file.name.toLowerCase();
  if (!accept.split(',').some((ending) => name.endsWith(ending))) return wrongType;
  return file.size > most ? tooLarge : null;
}

/** A password. Only a new one has rules; the same again is held against it, by its name in the form. */
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

/** The bounds of a date; both days count as inside. */
export interface DateBounds {
  required?: string;
  /** The message when the date is before today, in the person's zone. */
  notBeforeToday?: string;
  /** The message when the date is after today, in the person's zone. */
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

/** What a number has to be. */
export interface NumberBounds {
  /** The message when it is left out; without one it may be. */
  required?: string;
  /** The message when it is 0 or less; without one it may be. */
  positive?: string;
  /** The number that it has to stay under, and the message when it does not. */
  below?: { limit: string; message: string };
  /** The most digits behind the point. */
  decimals: number;
  /** The number field that it is multiplied with, and the message when that comes to less than a cent. */
  worth?: { times: string; less: string };
}

/** Decimal text as people type it. */
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
  return decimalsOf(decimal) > bounds.decimals ? formMessages.tooManyDecimals(bounds.decimals) : null;
}

function worthProblem(
  typed: string,
  others: Readonly<Record<string, unknown>>,
  { worth }: NumberBounds,
): string | null {
  const other = worth ? readDecimal(String(others[worth.times])) : null;
  // What is wrong with the other one is said there.
  if (worth === undefined || other === null || !isPositive(other)) return null;
  return multiplyToCents(typed, other) === '0.00' ? worth.less : null;
}

/** The parts of a postal address, in the order of the form. */
export const ADDRESS_PARTS = ['country', 'city', 'state', 'zipCode', 'address', 'notes'] as const;

/**
 * A postal address. Country, city and address are required where the address is, and as soon as any part is filled
 * (settings spec, section 5).
 */
export function addressRule(required: boolean) {
  const needed = (message: string, rule: yup.StringSchema) =>
    rule.test('needed', message, (value, context) => {
      const parts: Record<string, string | undefined> = context.parent;
      const filled = required || ADDRESS_PARTS.some((part) => parts[part]?.trim());
      return !filled || Boolean(value?.trim());
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

import * as yup from 'yup';
import { readDate } from './dateText.ts';
import { decimalsOf, isPositive, readDecimal } from './decimal.ts';
import { formMessages } from './messages.ts';
import type { FormValues } from './values.ts';

/** Text that must not be empty or only spaces. */
export function requiredText(message: string, limit = 255) {
  return yup.string().trim().required(message).max(limit, formMessages.tooLong(limit));
}

/** Text that may be left out, up to `limit` characters. */
export function optionalText(limit = 255) {
  return yup.string().max(limit, formMessages.tooLong(limit));
}

/** A record that must be picked. */
export function requiredChoice(message: string) {
  return yup
    .mixed()
    .nullable()
    .test('picked', message, (value) => value !== null && value !== undefined);
}

/** A calendar date that may be left out. */
export function optionalDate() {
  return yup.string().test('date', formMessages.dateNotValid, (value) => !value || readDate(value) !== null);
}

/** What a number has to be. */
export interface NumberRule {
  /** The message when it is left out; without one it may be. */
  required?: string;
  /** The message when it is 0 or less; without one it may be. */
  positive?: string;
  /** The most digits behind the point. */
  decimals: number;
}

/** Decimal text as people type it; one message at a time, the most basic first. */
export function decimalText(rule: NumberRule) {
  return yup.string().test('number', (value, context) => {
    const problem = numberProblem(value ?? '', rule);
    return problem === null || context.createError({ message: problem });
  });
}

function numberProblem(typed: string, rule: NumberRule): string | null {
  if (typed.trim() === '') return rule.required ?? null;
  const decimal = readDecimal(typed);
  if (decimal === null) return formMessages.notANumber;
  if (rule.positive !== undefined && !isPositive(decimal)) return rule.positive;
  return decimalsOf(decimal) > rule.decimals ? formMessages.tooManyDecimals(rule.decimals) : null;
}

/** The first message of every field that breaks a rule; empty when all is well. */
export function validateForm(schema: yup.AnyObjectSchema, values: FormValues): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const errors: Record<string, string> = {};
    for (const { path, message } of error.inner) if (path && !(path in errors)) errors[path] = message;
    return errors;
  }
}

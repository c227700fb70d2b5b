import { messages as words } from '../../base/words.ts';
import type { FieldErrorsFragment } from '../../generated/operations.ts';
import type { FormSpec } from './form.ts';
import { formMessages } from './messages.ts';
import type { FormValues } from './values.ts';

/** A rejection in the gateway's wording: of the field at a path, or of the record as a whole, named `base`. */
export type Rejection = FieldErrorsFragment;

const BASE = 'base';
/** The fields that are files: what is wrong with one is said in whole sentences. */
const FILES: readonly string[] = ['file', 'picture'];

/**
 * Returns the label of a field. The title of a field that is not in the form derives from the last part of its path:
 * `organizationId` becomes `Organization`.
 */
export function fieldTitle(path: string, form?: Pick<FormSpec<FormValues>, 'look'>): string {
  const label = form?.look(path)?.label;
  if (label) return label;
  const last = path.split('.').at(-1) ?? path;
  const words = last
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/ ids?$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A line about a rejected field, or about the record as a whole. */
interface ErrorLine {
  field: string;
  text: string;
}

/** Joins messages, each of which is a sentence, mostly without its full stop. */
export const sentences = (messages: readonly string[]): string =>
  messages.map((text, at) => (at < messages.length - 1 && !/[.!?]$/.test(text) ? `${text}.` : text)).join(' ');

/** Says what is wrong with a field. Spec: "a capitalised field name followed by its messages"; of a file, the reason alone. */
function errorLine(field: string, message: string, form?: Pick<FormSpec<FormValues>, 'look'>): string {
  const isFile = FILES.includes(field.split('.').at(-1) ?? field);
  return isFile ? message : formMessages.errorLine(fieldTitle(field, form), message);
}

/** Returns one line per field with all of its messages; rejections of the whole record are sentences without a label. */
export function errorLines(rejections: readonly Rejection[], form?: Pick<FormSpec<FormValues>, 'look'>): string[] {
  return fieldLines(rejections, form).map(({ text }) => text);
}

/** Like `errorLines`, with the field of each line. */
export function fieldLines(
  rejections: readonly Rejection[],
  form?: Pick<FormSpec<FormValues>, 'look'>,
): readonly ErrorLine[] {
  const byField = new Map<string, string[]>();
  for (const { field, message } of rejections) byField.set(field, [...(byField.get(field) ?? []), message]);
  return [...byField].map(([field, messages]) => ({
    field,
    text: field === BASE ? sentences(messages) : errorLine(field, words.listed(messages), form),
  }));
}

/** Returns the rejections of the form's fields by path, as sentences to show under the fields. */
export function errorsByPath(
  rejections: readonly Rejection[],
  form: Pick<FormSpec<FormValues>, 'look'>,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, message } of rejections) {
    if (form.look(field) && !(field in errors)) errors[field] = errorLine(field, message, form);
  }
  return errors;
}

import type { FieldErrorsFragment } from '../../generated/operations.ts';
import type { FormSpec } from './form.ts';
import { formMessages } from './messages.ts';
import type { FormValues } from './values.ts';

/** Why a write was rejected, as the gateway words it: a field by its path, or `base` for the record as a whole. */
export type Rejection = FieldErrorsFragment;

const BASE = 'base';

/**
 * What a field is called on the screen. One that the form does not have is named by the last part of its path:
 * `organizationId` → `Organization`.
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

/** One line a field, with all of its messages; a rejection of the record as a whole is its own sentence. */
export function errorLines(rejections: readonly Rejection[], form?: Pick<FormSpec<FormValues>, 'look'>): string[] {
  const byField = new Map<string, string[]>();
  for (const { field, message } of rejections) byField.set(field, [...(byField.get(field) ?? []), message]);
  return [...byField].map(([field, messages]) =>
    field === BASE ? messages.join(' ') : formMessages.errorLine(fieldTitle(field, form), messages.join(', ')),
  );
}

/** The rejections that belong to fields of the form, as sentences to show under them, by path. */
export function errorsByPath(
  rejections: readonly Rejection[],
  form: Pick<FormSpec<FormValues>, 'look'>,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, message } of rejections) {
    if (form.look(field) && !(field in errors))
      errors[field] = formMessages.errorLine(fieldTitle(field, form), message);
  }
  return errors;
}

import type { ErrorCode } from '../../generated/operations.ts';
import { formMessages } from './messages.ts';

/** A refusal as the gateway words it. */
export interface Refusal {
  field: string;
  message: string;
  code: ErrorCode;
}

/** What the gateway calls the record as a whole. */
const BASE = 'base';

/**
 * A field's name for people: `orderNumber` → `Order number`, `vendorId` → `Vendor`, `addressAttributes.zipCode` → `Zip code`.
 */
export function fieldTitle(field: string): string {
  const last = field.split('.').at(-1) ?? field;
  const words = last
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/ ids?$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One line a field, with all of its messages; a refusal of the record as a whole is its own sentence. */
export function errorLines(refusals: readonly Refusal[]): string[] {
  const byField = new Map<string, string[]>();
  for (const { field, message } of refusals) byField.set(field, [...(byField.get(field) ?? []), message]);
  return [...byField].map(([field, messages]) =>
    field === BASE ? messages.join(' ') : formMessages.errorLine(fieldTitle(field), messages.join(', ')),
  );
}

/** The refusals that belong to one of the form's own fields, as sentences to show under them. */
export function errorsByField(refusals: readonly Refusal[], fields: readonly string[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const refusal of refusals) {
    const field = refusal.field.split('.').at(-1) ?? refusal.field;
    if (!fields.includes(field) || field in errors) continue;
    errors[field] = formMessages.errorLine(fieldTitle(field), refusal.message);
  }
  return errors;
}

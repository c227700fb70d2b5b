import type { TwinType } from '../../generated/operations.ts';
import { type FormValues, valueAt } from './values.ts';

/** How the records are found that a new one is likely a second of. */
export interface TwinSearch {
  type: TwinType;
  /** Returns the names and numbers of the record to be, from the form's values; at most three, empty ones are left out. */
  texts: (values: FormValues) => readonly string[];
  /** Returns the address of an existing record. */
  to: (id: string) => string;
}

/** Declares a search for twins by the text of these fields. */
export const twinsBy = (type: TwinType, fields: readonly string[], to: TwinSearch['to']): TwinSearch => ({
  type,
  texts: (values) => fields.map((field) => String(valueAt(values, field) ?? '')),
  to,
});

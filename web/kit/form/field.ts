/** What one field of a form is. `fields.ts` has the kinds. */
import type { Schema } from 'yup';
import type { ChoiceSource } from './choiceSource.ts';
import type { FieldValue, FormValues, PartValues } from './values.ts';

/** How a field is shown and typed in; `FormField` has a component for each. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'money'
  | 'date'
  | 'switch'
  | 'select'
  | 'suggest'
  | 'choice'
  | 'choices'
  | 'file'
  | 'picture'
  | 'password'
  | 'color'
  | 'parts';

/** What a field is, whatever its form: all that its input needs to know. */
export interface FieldLook {
  kind: FieldKind;
  label: string;
  required: boolean;
  /** Whether what else the form holds makes it required. */
  requiredWhen?: ((values: FormValues) => boolean) | undefined;
  /** The most characters that can be typed. */
  limit?: number | undefined;
  /** Where its choices come from. */
  source?: ChoiceSource | undefined;
  /** What stands for no choice in a short list. */
  none?: string | undefined;
  /** What a file input offers, as its `accept` attribute. */
  accept?: string | undefined;
  /** What a password is, as an `autocomplete` attribute. */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** Whether its text names a website: it is a link where it is read. */
  website?: boolean | undefined;
  /** Whether how good a password is stands under it. */
  strength?: boolean | undefined;
  /** The fields that it consists of, by their names. */
  parts?: Readonly<Record<string, FieldLook>>;
}

/** Reads a field's value from its record; an absent one is an empty field. */
export type Read<Source, Value> = (source: Source) => Value | null | undefined;

/** One field of a form over records of type `Source`. */
export interface Field<Source, Value extends FieldValue | PartValues, Sent, Needed extends boolean = boolean>
  extends FieldLook {
  required: Needed;
  empty: Value;
  rule: Schema;
  read(source: Source): Value;
  /** The value as a mutation takes it; null when it is empty. */
  send(value: Value): Sent | null;
}

/** A field of any kind, over any record. */
export type AnyField = Field<never, FieldValue | PartValues, unknown>;

/** The fields of a form by name. */
export type Fields = Readonly<Record<string, AnyField>>;

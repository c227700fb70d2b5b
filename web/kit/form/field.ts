/** The types of one form field. `fields.ts` has the kinds. */
import type { Schema } from 'yup';
import type { ChoiceSource } from './choiceSource.ts';
import type { NewChoice } from './newChoice.ts';
import type { TwinSearch } from './twins.ts';
import type { FieldValue, FormValues, PartValues } from './values.ts';

/** The kind of a field's input; `FormField` maps each to a component. */
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

/** The part of a field that is independent of its form: everything that its input needs. */
export interface FieldDescriptor {
  kind: FieldKind;
  label: string;
  required: boolean;
  /** Returns whether the form's other values make the field required. */
  requiredWhen?: ((values: FormValues) => boolean) | undefined;
  /** What the field, though optional now, is needed for later, in a few words; shown while it is empty. */
  later?: string | undefined;
  /** The maximum number of decimals of an amount in dollars; 2 if not given. */
  decimals?: number | undefined;
  /** The maximum number of characters. */
  limit?: number | undefined;
  /** The source of the field's choices. */
  source?: ChoiceSource | undefined;
  /** How a record that the source lacks is made from inside the form. */
  add?: NewChoice | undefined;
  /** How records are found that a new one is likely a second of. */
  twins?: TwinSearch | undefined;
  /** Whether a button fills in today's date. */
  today?: boolean | undefined;
  /** The label of the empty option in a short list. */
  none?: string | null | undefined;
  /** The `accept` attribute of a file input. */
  accept?: string | undefined;
  /** Whether a file is a photo, which phones take at once. */
  photo?: boolean | undefined;
  /** Whether a number may be negative: the decimal keyboard of phones may lack the minus. */
  signed?: boolean | undefined;
  /** The `autocomplete` attribute of a password. */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** Whether the text is a website, shown as a link while reading. */
  website?: boolean | undefined;
  /** Whether a strength meter is shown under a password. */
  strength?: boolean | undefined;
  /** The sub-fields by name. */
  parts?: Readonly<Record<string, FieldPart>>;
}

/** A part of a field; the other parts may make it required. */
export interface FieldPart extends Omit<FieldDescriptor, 'requiredWhen' | 'parts'> {
  requiredWhen?: ((parts: PartValues) => boolean) | undefined;
}

/** Reads a field's value from its record; null and undefined mean an empty field. */
export type Read<Source, Value> = (source: Source) => Value | null | undefined;

/** One field of a form over records of type `Source`. */
export interface Field<Source, Value extends FieldValue | PartValues, Sent, Needed extends boolean = boolean>
  extends FieldDescriptor {
  required: Needed;
  empty: Value;
  rule: Schema;
  read(source: Source): Value;
  /** Converts the value to the mutation's input; null if it is empty. */
  send(value: Value): Sent | null;
}

/** A field of any kind, over any record. */
export type AnyField = Field<never, FieldValue | PartValues, unknown>;

/** The fields of a form by name. */
export type Fields = Readonly<Record<string, AnyField>>;

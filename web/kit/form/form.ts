/** Combines fields into a form: its values, its rules, the input it sends, and its labels. */
import * as yup from 'yup';
import type { AnyField, Field, FieldDescriptor, FieldPart, Fields } from './field.ts';
import { changedPaths, type FieldValue, type FormValues, type PartValues, partsAt } from './values.ts';

/** The values of a form with these fields. */
export type ValuesOf<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends Field<never, infer Value, unknown> ? Value : never;
};

type SentOf<One> = One extends Field<never, FieldValue | PartValues, infer Sent> ? Sent : never;
type SourceOf<Declared> =
  Declared[keyof Declared] extends Field<infer Source, FieldValue | PartValues, unknown> ? Source : never;
type NeededOf<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends Field<never, FieldValue | PartValues, unknown, true> ? Name : never;
}[keyof Declared];

/** The input of an edit: the changed fields, null for a cleared one. */
export type EditInput<Declared> = { [Name in keyof Declared]?: SentOf<Declared[Name]> | null };

/** The input of a create: all filled fields; required fields are always present. */
export type CreateInput<Declared> = { [Name in NeededOf<Declared>]: SentOf<Declared[Name]> } & {
  [Name in Exclude<keyof Declared, NeededOf<Declared>>]?: SentOf<Declared[Name]>;
};

/** A form, independent of its field types. */
export interface FormSpec<Values extends FormValues> {
  /** The paths of all inputs: `orderNumber`, `address.city`. */
  paths: readonly string[];
  /** Returns the field at a path; null if none exists. */
  look(path: string): FieldDescriptor | null;
  /** Returns the rules of a new record, or of an existing one if its values are passed. */
  schema(shown?: Values): yup.AnyObjectSchema;
}

/** A form over records of type `Source`. */
export interface RecordFormSpec<Source, Declared> extends FormSpec<ValuesOf<Declared> & FormValues> {
  fields: Declared;
  /** Reads the form's values from a record. */
  read(source: Source): ValuesOf<Declared> & FormValues;
  /** Returns the initial values of a new record, with the known ones filled in. */
  start(known?: Partial<ValuesOf<Declared>>): ValuesOf<Declared> & FormValues;
  /** Returns the input of an edit from `shown` to `values`. */
  edit(shown: ValuesOf<Declared>, values: ValuesOf<Declared>): EditInput<Declared>;
  /** Returns the input of a create. */
  create(values: ValuesOf<Declared>): CreateInput<Declared>;
}

/** Rejects fields that `Input` lacks or has with another type. */
type Sendable<Declared, Input> = {
  [Name in keyof Declared]: Name extends keyof Input
    ? SentOf<Declared[Name]> extends Input[Name]
      ? Declared[Name]
      : never
    : never;
};

/** Demands each field of `Input` but the version, which the form knows, and those that are filled in elsewhere. */
type Whole<Declared, Input, Elsewhere> = {
  [Name in Exclude<keyof Input, keyof Declared | Elsewhere | 'lockVersion'>]: AnyField;
};

/**
 * Creates a form that is sent as `Input`, a mutation's input: `formFor<CreateVendorInput>()({ name: text(…), … })`. A field of
 * the input that the form lacks does not compile, unless it is named as filled in elsewhere:
 * `formFor<CreateOrderInput, 'programId'>()`.
 */
export function formFor<Input, Elsewhere extends keyof Input = never>() {
  return <Declared extends Fields>(fields: Declared & Sendable<Declared, Input> & Whole<Declared, Input, Elsewhere>) =>
    specOf<Declared>(fields);
}

/** Returns a form with further fields, for instance one that only some people fill in. They are read and sent like others. */
export function withFields<Source, Declared extends Fields>(
  form: RecordFormSpec<Source, Declared>,
  further: Fields,
): RecordFormSpec<Source, Declared> {
  // Whoever holds the form knows it by the fields that it has in any case.
  return specOf({ ...form.fields, ...further }) as unknown as RecordFormSpec<Source, Declared>;
}

function specOf<Declared extends Fields>(fields: Declared): RecordFormSpec<SourceOf<Declared>, Declared> {
  type Values = ValuesOf<Declared> & FormValues;
  // The implementation treats all fields alike; the type above relates each field to its value.
  const entries = Object.entries<AnyField>(fields);
  const looks = new Map(entries.flatMap(([name, field]) => looksOf(name, field)));
  const paths = [...looks.keys()];
  const collect = (value: (name: string, field: AnyField) => unknown) =>
    Object.fromEntries(entries.map(([name, field]) => [name, value(name, field)])) as Values;
  return {
    fields,
    paths,
    look: (path) => looks.get(path) ?? null,
    schema: (shown) =>
      yup.object(Object.fromEntries(entries.map(([name, field]) => [name, ruleOf(field, shown?.[name])]))),
    read: (source) => collect((_, field) => field.read(source as never)),
    start: (known = {}) => collect((name, field) => (name in known ? known[name as keyof typeof known] : field.empty)),
    edit(shown, values) {
      const changed = new Set(changedPaths(paths, shown as Values, values as Values).map(topOf));
      const sent = entries.filter(([name]) => changed.has(name));
      return Object.fromEntries(
        sent.map(([name, field]) => [name, field.send((values as Values)[name] as never)]),
      ) as EditInput<Declared>;
    },
    create(values) {
      const sent = entries.map(([name, field]) => [name, field.send((values as Values)[name] as never)] as const);
      return Object.fromEntries(sent.filter(([, value]) => !isNothing(value))) as CreateInput<Declared>;
    },
  };
}

/** Whether a new record has a value by default, so that it need not be sent. */
function isNothing(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}

function looksOf(name: string, field: AnyField): [path: string, look: FieldDescriptor][] {
  if (!field.parts) return [[name, field]];
  return Object.entries(field.parts).map(([part, look]) => [`${name}.${part}`, partOf(name, look)]);
}

/** Returns the field of a part, whose `requiredWhen` gets the whole form's values as those of other fields do. */
function partOf(name: string, { requiredWhen, ...look }: FieldPart): FieldDescriptor {
  if (!requiredWhen) return look;
  return { ...look, requiredWhen: (values) => requiredWhen(partsAt(values, name)) };
}

/**
 * Returns a field's rule, given its stored value. A related record that the user cannot read arrives as null. That must
 * not block saving the other fields, so a stored null need not be filled; a stored choice still must not be cleared.
 */
function ruleOf(field: AnyField, shown: FieldValue | PartValues | undefined) {
  const unreadable = field.kind === 'choice' && shown === null;
  if (unreadable) return yup.mixed().nullable();
  // The bounds apply to new dates only: an unchanged date stays valid.
  if (field.kind === 'date' && shown) return yup.lazy((date) => (date === shown ? yup.string() : field.rule));
  return field.rule;
}

function topOf(path: string): string {
  return path.split('.', 1)[0] ?? path;
}

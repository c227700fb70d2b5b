/** Puts fields together to a form: its values, its rules, what it sends, and what its fields are called. */
import * as yup from 'yup';
import type { AnyField, Field, FieldLook, Fields } from './field.ts';
import { changedPaths, type FieldValue, type FormValues, type PartValues } from './values.ts';

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

/** What an edit sends: changed fields, null for an emptied one. */
export type EditInput<Declared> = { [Name in keyof Declared]?: SentOf<Declared[Name]> | null };

/** What a create sends: everything that is filled, and what is required in any case. */
export type CreateInput<Declared> = { [Name in NeededOf<Declared>]: SentOf<Declared[Name]> } & {
  [Name in Exclude<keyof Declared, NeededOf<Declared>>]?: SentOf<Declared[Name]>;
};

/** What a form is, whichever fields it has. */
export interface FormSpec<Values extends FormValues> {
  /** The paths of everything that can be filled in: `orderNumber`, `address.city`. */
  paths: readonly string[];
  /** What can be filled in at a path; null where there is no such field. */
  look(path: string): FieldLook | null;
  /** The rules of a new record; of an existing one, if its values are given. */
  schema(shown?: Values): yup.AnyObjectSchema;
}

/** A form over records of type `Source`. */
export interface RecordFormSpec<Source, Declared> extends FormSpec<ValuesOf<Declared> & FormValues> {
  fields: Declared;
  /** The values of a record. */
  read(source: Source): ValuesOf<Declared> & FormValues;
  /** The values of a new record, with what is known of it. */
  start(known?: Partial<ValuesOf<Declared>>): ValuesOf<Declared> & FormValues;
  /** What an edit of `shown` to `values` sends. */
  edit(shown: ValuesOf<Declared>, values: ValuesOf<Declared>): EditInput<Declared>;
  /** What a create with these values sends. */
  create(values: ValuesOf<Declared>): CreateInput<Declared>;
}

/** Refuses fields that `Input` does not have, and fields that it takes in another type. */
type Sendable<Declared, Input> = {
  [Name in keyof Declared]: Name extends keyof Input
    ? SentOf<Declared[Name]> extends Input[Name]
      ? Declared[Name]
      : never
    : never;
};

/** A form whose fields are sent as `Input`, a mutation's input: `formFor<CreateVendorInput>()({ name: text(…), … })`. */
export function formFor<Input>() {
  return <Declared extends Fields>(
    fields: Declared & Sendable<Declared, Input>,
  ): RecordFormSpec<SourceOf<Declared>, Declared> => {
    type Values = ValuesOf<Declared> & FormValues;
    // Inside, a form is a list of fields of any kind; its type above says which value belongs to which.
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
      start: (known = {}) =>
        collect((name, field) => (name in known ? known[name as keyof typeof known] : field.empty)),
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
  };
}

/** What need not be sent of a new record: it is so anyway. */
function isNothing(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}

function looksOf(name: string, field: AnyField): [path: string, look: FieldLook][] {
  if (!field.parts) return [[name, field]];
  return Object.entries(field.parts).map(([part, look]) => [`${name}.${part}`, look]);
}

/**
 * A record that one may not read arrives as null: that must not lock the other fields, so what was not there need not
 * be picked, and what was there may not be taken away.
 */
function ruleOf(field: AnyField, shown: FieldValue | PartValues | undefined) {
  const unreadable = field.kind === 'choice' && shown === null;
  if (unreadable) return yup.mixed().nullable();
  // The bounds of a date are for a new one: what was in them once stays.
  if (field.kind === 'date' && shown) return yup.lazy((date) => (date === shown ? yup.string() : field.rule));
  return field.rule;
}

function topOf(path: string): string {
  return path.split('.', 1)[0] ?? path;
}

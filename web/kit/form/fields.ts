/**
 * The kinds of form fields. A form declares each field once: how it is read from the record, its rules, its label and how
 * it is sent. Everything else about the form derives from that.
 */
import type { Schema } from 'yup';
import { readDate } from '../../base/dateText.ts';
import { readDecimal } from '../../base/decimal.ts';
import { type AddressOptions, type AddressParts, addressField } from './addressField.ts';
import type { ChoiceSource } from './choiceSource.ts';
import type { AnyField, Field, FieldDescriptor, FieldKind, Read } from './field.ts';
import type { NewChoice } from './newChoice.ts';
import {
  type DateBounds,
  dateRule,
  type FileBounds,
  fileRule,
  lineRule,
  type NumberBounds,
  numberRule,
  PICTURES,
  passwordRule,
  pickedRule,
  requiredWhenRule,
  textRule,
} from './rules.ts';
import type { TwinSearch } from './twins.ts';
import type { Choice, FormValues } from './values.ts';
import { NO, YES } from './yesNo.ts';

interface Named<Required> {
  label: string;
  /** The message when the field is empty; without one, the field is optional. */
  required?: Required;
}

type Needed<Required> = Required extends string ? true : false;

/**
 * Returns the field kinds for records of type `Source`. `Required` is inferred from each declaration, so that a create's
 * input type includes every field that the form requires.
 */
export function fieldsOf<Source>() {
  /** Creates a kind of field whose value is text. */
  const textual =
    <Sent>(kind: FieldKind, sent: (text: string) => Sent | null) =>
    <Required extends string | undefined = undefined>(
      read: Read<Source, string>,
      named: Named<Required>,
      rule: Schema,
      look: Partial<FieldDescriptor> = {},
    ): Field<Source, string, Sent, Needed<Required>> => ({
      ...look,
      kind,
      label: named.label,
      required: needed(named),
      empty: '',
      rule,
      read: (source) => read(source) ?? '',
      send: sent,
    });
  const plain = textual('text', sentText);
  const capital = textual('text', (text) => sentText(text.toUpperCase()));
  const long = textual('longText', sentText);
  const numeric = textual('number', readDecimal);
  const money = textual('money', readDecimal);
  const dated = textual('date', readDate);
  const selected = textual('select', sentText);
  const suggested = textual('suggest', sentText);
  const suggestedCapital = textual('suggest', (text) => sentText(text.toUpperCase()));
  const answered = textual('select', (text) => (text === '' ? null : text === YES));

  return {
    /** One line of text of at most `limit` characters (255 by default); sent in upper case with `upperCase`. */
    text: <Required extends string | undefined = undefined>(
      read: Read<Source, string>,
      options: Named<Required> & {
        limit?: number;
        rule?: Schema;
        upperCase?: boolean;
        website?: boolean;
        twins?: TwinSearch;
      },
    ) =>
      (options.upperCase ? capital : plain)(
        read,
        options,
        options.rule ?? lineRule(options.limit ?? 255, options.required),
        { limit: options.limit ?? 255, website: options.website, twins: options.twins },
      ),

    /** Multi-line text of at most `limit` characters (5,000 by default). */
    longText: <Required extends string | undefined = undefined>(
      read: Read<Source, string>,
      options: Named<Required> & { limit?: number },
    ) => long(read, options, textRule(options.limit ?? 5000, options.required), { limit: options.limit ?? 5000 }),

    /** A number, sent as decimal text. */
    number: <Required extends string | undefined = undefined>(
      read: Read<Source, string>,
      options: Named<Required> & NumberBounds,
    ) => numeric(read, options, numberRule(options), { signed: options.signed }),

    /** An amount in US dollars, sent as decimal text of at most `decimals` decimals (two by default). */
    money: <Required extends string | undefined = undefined>(
      read: Read<Source, string>,
      { decimals = 2, ...options }: Named<Required> & Omit<NumberBounds, 'decimals'> & { decimals?: number },
    ) => money(read, options, numberRule({ ...options, decimals }), { decimals }),

    /** A calendar date, sent as `YYYY-MM-DD`; what has happened (`notAfterToday`) has a button that fills in today. */
    date: <Required extends string | undefined = undefined>(
      read: Read<Source, string>,
      options: Named<Required> & DateBounds & { later?: string },
    ) => dated(read, options, dateRule(options), { today: options.notAfterToday !== undefined, later: options.later }),

    /** An entry of a short list, sent as its id. */
    select: <Required extends string | undefined = undefined>(
      read: Read<Source, string>,
      options: Named<Required> & { source: ChoiceSource },
    ) => selected(read, options, textRule(255, options.required), { source: options.source }),

    /** One of a few names that the schema has, sent as it. */
    named: <Name extends string>(
      read: Read<Source, Name>,
      options: { label: string; names: readonly Name[]; source: ChoiceSource; none: string | null },
    ) =>
      textual('select', (text) => options.names.find((name) => name === text) ?? null)(
        read,
        { label: options.label },
        textRule(255),
        { source: options.source, none: options.none },
      ),

    /** An entry of a long list that the client has, sent as its id, or any other text; in upper case with `upperCase`. */
    suggest: <Required extends string | undefined = undefined>(
      read: Read<Source, string>,
      options: Named<Required> & { source: ChoiceSource; limit: number; rule?: Schema; upperCase?: boolean },
    ) =>
      (options.upperCase ? suggestedCapital : suggested)(
        read,
        options,
        options.rule ?? textRule(options.limit, options.required),
        { source: options.source, limit: options.limit },
      ),

    /** Yes, no or unanswered, sent as true, false or null. */
    answer: (read: Read<Source, boolean>, options: { label: string; source: ChoiceSource; none: string }) =>
      answered(
        (source) => {
          const said = read(source);
          return said === null || said === undefined ? '' : said ? YES : NO;
        },
        { label: options.label },
        textRule(5),
        { source: options.source, none: options.none },
      ),

    /** On or off. */
    toggle: (read: Read<Source, boolean>, options: { label: string }): Field<Source, boolean, boolean, false> => ({
      kind: 'switch',
      label: options.label,
      required: false,
      empty: false,
      rule: pickedRule(undefined),
      read: (source) => read(source) ?? false,
      send: (on) => on,
    }),

    /** One record or entry, sent as its id; with `add`, a missing one can be made from inside the form. */
    choice: <Required extends string | undefined = undefined>(
      read: Read<Source, Choice>,
      options: Named<Required> & { source: ChoiceSource; add?: NewChoice },
    ): Field<Source, Choice | null, string, Needed<Required>> => ({
      kind: 'choice',
      label: options.label,
      required: needed(options),
      source: options.source,
      add: options.add,
      empty: null,
      rule: pickedRule(options.required),
      read: (source) => read(source) ?? null,
      send: (picked) => picked?.id ?? null,
    }),

    /** Several records or entries, sent as their ids; an empty list if none. */
    choices: <Required extends string | undefined = undefined>(
      read: Read<Source, readonly Choice[]>,
      options: Named<Required> & { source: ChoiceSource; add?: NewChoice; later?: string },
    ): Field<Source, readonly Choice[], string[], Needed<Required>> => ({
      kind: 'choices',
      later: options.later,
      label: options.label,
      required: needed(options),
      source: options.source,
      add: options.add,
      empty: [],
      rule: pickedRule(options.required),
      read: (source) => read(source) ?? [],
      send: (picked) => picked.map(({ id }) => id),
    }),

    /** A local file, or a `photo`. GraphQL does not carry files: the form's `save` function uploads it. */
    file: <Required extends string | undefined = undefined>(
      options: Named<Required> & FileBounds & { photo?: boolean },
    ): Field<Source, File | null, File, Needed<Required>> => ({
      kind: 'file',
      label: options.label,
      required: needed(options),
      accept: options.accept,
      photo: options.photo,
      empty: null,
      rule: fileRule(options),
      read: () => null,
      send: (file) => file,
    }),

    /** A password: the present one, a new one with its rules, or the repetition of the field named `again`. */
    password: <Required extends string>(
      which: 'present' | 'new' | { again: string },
      options: { label: string; required: Required },
    ): Field<Source, string, string, Needed<Required>> => ({
      kind: 'password',
      label: options.label,
      required: needed<Required>(options),
      autoComplete: which === 'present' ? 'current-password' : 'new-password',
      strength: which === 'new',
      empty: '',
      rule: passwordRule(which, options.required),
      read: () => '',
      send: (password) => password || null,
    }),

    /** A picture of a user or organization: the URL of the stored one, or a file that replaces it. Sent by `usePicture`. */
    picture: (read: Read<Source, string>, options: { label: string }): Field<Source, string | File, File, false> => ({
      kind: 'picture',
      label: options.label,
      required: false,
      accept: PICTURES.accept,
      empty: '',
      rule: fileRule(PICTURES),
      read: (source) => read(source) ?? '',
      send: (picture) => (picture instanceof File ? picture : null),
    }),

    /** A postal address, sent as a whole; null when every part is empty. */
    address: <Required extends boolean = false>(read: Read<Source, AddressParts>, options: AddressOptions<Required>) =>
      addressField(read, options),
  };
}

/** Makes a field required while `when` returns true for the form's values. @param required the message when it is empty */
export function requiredWhen<One extends AnyField>(
  field: One,
  required: string,
  when: (values: FormValues) => boolean,
): One {
  return { ...field, requiredWhen: when, rule: requiredWhenRule(field.rule, required, when) };
}

function sentText(text: string): string | null {
  return text.trim() || null;
}

function needed<Required>({ required }: Named<Required>): Needed<Required> {
  // Safe: a message is present exactly if the type says so.
  return (required !== undefined) as Needed<Required>;
}

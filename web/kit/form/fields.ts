/**
 * Declares the fields of a form, each once: how it reads from the record, what it requires, what it is called, and how
 * it is sent. Everything else of a form comes from that.
 */
import type { Schema } from 'yup';
import { type AddressOptions, type AddressParts, addressField } from './addressField.ts';
import type { ChoiceSource } from './choiceSource.ts';
import { readDate } from './dateText.ts';
import { readDecimal } from './decimal.ts';
import type { AnyField, Field, FieldKind, FieldLook, Read } from './field.ts';
import {
  type DateBounds,
  dateRule,
  type FileBounds,
  fileRule,
  lineRule,
  type NumberBounds,
  neededRule,
  numberRule,
  PICTURES,
  passwordRule,
  pickedRule,
  textRule,
} from './rules.ts';
import type { Choice, FormValues } from './values.ts';
import { NO, YES } from './yesNo.ts';

interface Named<Required> {
  label: string;
  /** The message when it is left empty; a field without one may be. */
  required?: Required;
}

type Needed<Required> = Required extends string ? true : false;

/**
 * The kinds of fields for records of type `Source`. `Required` is inferred from each declaration, so that a create's
 * input has to have what its form requires.
 */
export function fieldsOf<Source>() {
  /** A field whose value is text, with what makes it special. */
  const textual =
    <Sent>(kind: FieldKind, sent: (text: string) => Sent | null) =>
    <Required extends string | undefined = undefined>(
      read: Read<Source, string>,
      named: Named<Required>,
      rule: Schema,
      look: Partial<FieldLook> = {},
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
    /** One line of text, at most 255 characters unless told otherwise; sent in capitals where it is a code in capitals. */
    text: <Required extends string | undefined = undefined>(
      read: Read<Source, string>,
      options: Named<Required> & { limit?: number; rule?: Schema; upperCase?: boolean; website?: boolean },
    ) =>
      (options.upperCase ? capital : plain)(
        read,
        options,
        options.rule ?? lineRule(options.limit ?? 255, options.required),
        { limit: options.limit ?? 255, website: options.website },
      ),

    /** Text of several lines, at most 5,000 characters unless told otherwise. */
    longText: <Required extends string | undefined = undefined>(
      read: Read<Source, string>,
      options: Named<Required> & { limit?: number },
    ) => long(read, options, textRule(options.limit ?? 5000, options.required), { limit: options.limit ?? 5000 }),

    /** A number, sent as decimal text. */
    number: <Required extends string | undefined = undefined>(
      read: Read<Source, string>,
      options: Named<Required> & NumberBounds,
    ) => numeric(read, options, numberRule(options)),

    /** An amount in US dollars, sent as decimal text of at most two decimals. */
    money: <Required extends string | undefined = undefined>(
      read: Read<Source, string>,
      options: Named<Required> & Omit<NumberBounds, 'decimals'>,
    ) => money(read, options, numberRule({ ...options, decimals: 2 })),

    /** A calendar date, sent as `YYYY-MM-DD`. */
    date: <Required extends string | undefined = undefined>(
      read: Read<Source, string>,
      options: Named<Required> & DateBounds,
    ) => dated(read, options, dateRule(options)),

    /** One of a short list, sent as its id. */
    select: <Required extends string | undefined = undefined>(
      read: Read<Source, string>,
      options: Named<Required> & { source: ChoiceSource },
    ) => selected(read, options, textRule(255, options.required), { source: options.source }),

    /** One of a long list that is known here, or any other text: sent as the id or the text, in capitals where it is a code in capitals. */
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

    /** Yes, no, or not said: sent as true, false or null. */
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

    /** One record or entry, sent as its id. */
    choice: <Required extends string | undefined = undefined>(
      read: Read<Source, Choice>,
      options: Named<Required> & { source: ChoiceSource },
    ): Field<Source, Choice | null, string, Needed<Required>> => ({
      kind: 'choice',
      label: options.label,
      required: needed(options),
      source: options.source,
      empty: null,
      rule: pickedRule(options.required),
      read: (source) => read(source) ?? null,
      send: (picked) => picked?.id ?? null,
    }),

    /** Several records or entries, sent as their ids; none is the empty list. */
    choices: <Required extends string | undefined = undefined>(
      read: Read<Source, readonly Choice[]>,
      options: Named<Required> & { source: ChoiceSource },
    ): Field<Source, readonly Choice[], string[], Needed<Required>> => ({
      kind: 'choices',
      label: options.label,
      required: needed(options),
      source: options.source,
      empty: [],
      rule: pickedRule(options.required),
      read: (source) => read(source) ?? [],
      send: (picked) => picked.map(({ id }) => id),
    }),

    /** A file from this device. Files do not travel inside GraphQL: whoever saves the form sends it. */
    file: <Required extends string | undefined = undefined>(
      options: Named<Required> & FileBounds,
    ): Field<Source, File | null, File, Needed<Required>> => ({
      kind: 'file',
      label: options.label,
      required: needed(options),
      accept: options.accept,
      empty: null,
      rule: fileRule(options),
      read: () => null,
      send: (file) => file,
    }),

    /** A password: the present one, a new one with its rules, or the new one `again`, by that one's name. */
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

    /** A picture of a person or an organization: the stored one by its address, or a file in its place. Sent by `usePicture`. */
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

    /** A postal address, sent as a whole; null when no part is filled. */
    address: <Required extends boolean = false>(read: Read<Source, AddressParts>, options: AddressOptions<Required>) =>
      addressField(read, options),
  };
}

/** A field that is required as long as `when` says so of what the form holds, with the message for when it is empty. */
export function requiredWhen<One extends AnyField>(
  field: One,
  required: string,
  when: (values: FormValues) => boolean,
): One {
  return { ...field, requiredWhen: when, rule: neededRule(field.rule, required, when) };
}

function sentText(text: string): string | null {
  return text.trim() || null;
}

function needed<Required>({ required }: Named<Required>): Needed<Required> {
  // A message is there exactly when the type says so.
  return (required !== undefined) as Needed<Required>;
}

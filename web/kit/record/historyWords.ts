/** How the fields of a record's history are labelled and worded: as its forms declare them. */
import type { ReactNode } from 'react';
import type { HistoryEntryFieldsFragment, RecordType } from '../../generated/operations.ts';
import type { FieldDescriptor } from '../form/field.ts';
import { historyMessages as messages } from './historyMessages.ts';

/** A field of a history: its label, and how its values are worded. */
export interface HistoryField extends Pick<FieldDescriptor, 'kind' | 'label' | 'source' | 'website'> {
  /** Words a value that no kind of field words. */
  show?: (value: string) => ReactNode;
  /** The parts that are told one by one, for a value of several. */
  parts?: Readonly<Record<string, HistoryField>>;
  /** Whether the part says which record it is about, so that it is told even if it did not change. */
  names?: boolean;
}

/** The words of the histories of a record type. */
export interface HistoryWords {
  /** The forms that declare its fields. The first one that has a field labels and words it. */
  forms: readonly { look(path: string): FieldDescriptor | null }[];
  /** The fields that no form declares, and those whose stored values differ from a form's. */
  others?: Readonly<Record<string, HistoryField>>;
  /** The names in histories of the forms' fields that have another one there. */
  named?: Readonly<Record<string, string>>;
  /** The fields that are not told, because others say the same. */
  unsaid?: readonly string[];
}

/** A record whose history is shown. */
export interface HistorySubject {
  type: RecordType;
  id: string;
  words: HistoryWords;
  /** The program, for news of changes; null for the organization's own records. */
  programId: string | null;
}

export type HistoryEntry = HistoryEntryFieldsFragment;
type Change = HistoryEntry['changes'][number];

/** One changed value of an entry: a line. */
export interface HistoryLine {
  id: string;
  /** The name of the changed field in the history, by which it can be filtered. */
  field: string;
  look: HistoryField;
  /** The value before; undefined if only the new one is told, as of a new record. */
  from: string | null | undefined;
  /** The value after; undefined if only the old one is told, as of what was taken away. */
  to: string | null | undefined;
  names: Change['names'];
}

/** Returns the field's name in the history, by its name in the form. */
export function historyName({ named = {} }: HistoryWords, name: string): string {
  return named[name] ?? name;
}

/** Returns the field's name in the form, by its name in the history. */
export function formName({ named = {} }: HistoryWords, field: string): string {
  return Object.entries(named).find(([, there]) => there === field)?.[0] ?? field;
}

/** Returns the field, or the part of one, by its name in the history; null if the record's words do not have it. */
export function lookOf(words: HistoryWords, field: string, part?: string): HistoryField | null {
  const other = words.others?.[field];
  if (other) return (part === undefined ? other : other.parts?.[part]) ?? null;
  const name = formName(words, field);
  const path = part === undefined ? name : `${name}.${part}`;
  for (const form of words.forms) {
    const look = form.look(path);
    if (look) return look as HistoryField; // A form's field has parts only in itself, and is found by their paths.
  }
  return null;
}

/** Returns the label of a field; of one that is told by its parts, that of its first. */
export function labelOf(words: HistoryWords, field: string): string {
  const look = lookOf(words, field);
  if (look) return look.label;
  const name = formName(words, field);
  const form = words.forms.find((one) => 'fields' in one && hasField(one.fields, name));
  const declared = form && 'fields' in form && hasField(form.fields, name) ? form.fields[name] : undefined;
  return declared?.label ?? field;
}

function hasField(fields: unknown, name: string): fields is Record<string, { label: string }> {
  return typeof fields === 'object' && fields !== null && name in fields;
}

/** The actions that tell only the new values. */
const FIRST: ReadonlySet<string> = new Set(['create', 'import', 'attach', 'add_items']);

/** Returns who did what an entry tells: a person, a key, an import or Lading itself. */
export function whoOf({ source, user, apiKey }: Pick<HistoryEntry, 'source' | 'user' | 'apiKey'>): string {
  if (source === 'API_KEY' && apiKey) return messages.key(apiKey.name);
  if (source === 'IMPORT') return messages.import;
  if (source === 'SYSTEM') return messages.system;
  return user?.fullName ?? messages.unknown;
}

/** Returns the lines of an entry: one for each changed field, or for each changed part of one. */
export function linesOf(words: HistoryWords, { action, changes }: HistoryEntry): HistoryLine[] {
  return changes.flatMap((change, index) => {
    // A comment or an address that was not there before has only new values.
    const isNew = FIRST.has(action) || (change.from === null && Object.keys(objectIn(change.to)).length > 0);
    // An approval given again is of another content, and told although its date is the same.
    const again = action === 'set_approvals' && change.from === change.to;
    return partsOf(words, change)
      .filter(({ look, from, to }) => look.names || again || (from ?? '') !== (to ?? ''))
      .map(({ id, look, from, to }) => {
        const onlyNew = isNew || again || (look.names && from === to);
        return {
          id: `${index}/${id}`,
          field: change.field,
          look,
          from: onlyNew ? undefined : from,
          to: action === 'remove_items' && to === null ? undefined : to,
          names: change.names,
        };
      });
  });
}

function partsOf(words: HistoryWords, { field, from, to }: Change) {
  const look = lookOf(words, field);
  if (look && !look.parts) return [{ id: field, look, from, to }];
  const [before, after] = [objectIn(from), objectIn(to)];
  const parts = look?.parts ? Object.keys(look.parts) : [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return parts.flatMap((part) => {
    const partLook = lookOf(words, field, part);
    return partLook
      ? [{ id: `${field}.${part}`, look: partLook, from: before[part] ?? null, to: after[part] ?? null }]
      : [];
  });
}

/** Returns the parts of a value, as text; none if it has no parts. */
function objectIn(text: string | null): Readonly<Record<string, string | null>> {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([part, one]) => [part, textOf(one)]));
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the entries of a list in a history, as text; none if it is not one. */
export function listIn(text: string | null): string[] {
  const value = parsed(text);
  return Array.isArray(value) ? value.map((one) => textOf(one) ?? '') : [];
}

/** Parses a list or an object, which histories keep as JSON; null for other texts. */
function parsed(text: string | null): unknown {
  if (!text || !/^[[{]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null; // A text that only begins like one.
  }
}

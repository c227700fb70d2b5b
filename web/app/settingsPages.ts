/** The properties that the list, the page and the form of every settings record type share. */
import { messages } from '../kit/messages.ts';
import type { Crumb } from '../kit/record/Page.tsx';
import { addresses } from './addresses.ts';
import { shellMessages } from './messages.ts';
import { usePermissions, type Viewer } from './session.ts';

type Permissions = Viewer['permissions'];
/** An area of the permissions that has rights, such as `vendors`. */
type Area = {
  [Name in keyof Permissions]: Permissions[Name] extends { read: boolean } ? Name : never;
}[keyof Permissions];

/** A record type of the settings. */
export interface SettingsRecord {
  area: Area;
  /** The right required to add a record. */
  adds: 'write' | 'create';
  /** The addresses of the list, of a record, and of the form for a new record. */
  list: string;
  record: (id: string) => string;
  create: string;
  words: {
    title: string;
    add: string;
    /** The label of the button in an empty list; Add New by default. */
    addWhenEmpty?: string;
    addDenied: string;
    search: string;
    notFound: string;
    /** The possible cause; by default, that the record may belong to another organization. */
    notFoundHint?: string;
  };
}

/** Declares a record type with its own section in the Organization Panel. */
export function settingsRecord(
  segment: string,
  record: Pick<SettingsRecord, 'area' | 'words'> & { adds?: SettingsRecord['adds'] },
): SettingsRecord {
  return {
    adds: 'write',
    list: addresses.settingsSection(segment),
    record: (id) => addresses.settingsRecord(segment, id),
    create: addresses.newSettingsRecord(segment),
    ...record,
  };
}

/** Returns the properties of the list; `load` loads the code of the pages that its rows and its button lead to. */
export function useSettingsList({ words, ...record }: SettingsRecord, load: () => Promise<unknown>) {
  const { allowed, mayAdd } = useRights(record);
  return {
    title: words.title,
    allowed,
    to: ({ id }: { id: string }) => record.record(id),
    load,
    add: {
      label: words.add,
      labelWhenEmpty: words.addWhenEmpty ?? messages.addNew,
      to: record.create,
      reason: mayAdd ? null : words.addDenied,
      load,
    },
    searchPlaceholder: words.search,
  };
}

/** Returns the properties of a record's page. */
export function useSettingsPage({ words, ...record }: SettingsRecord) {
  const parents: [Crumb] = [{ label: words.title, to: record.list }];
  const notFound = { title: words.notFound, hint: words.notFoundHint ?? shellMessages.notFoundHere };
  return { allowed: useRights(record).allowed, parents, notFound };
}

/** Returns the properties of the page that creates a record. */
export function useSettingsCreate({ words, ...record }: SettingsRecord) {
  const list = { label: words.title, to: record.list };
  return { title: words.add, allowed: useRights(record).mayAdd, list, to: record.record };
}

function useRights({ area, adds }: Pick<SettingsRecord, 'area' | 'adds'>) {
  const rights = usePermissions()[area];
  return { allowed: rights.read, mayAdd: rights.read && rights[adds] };
}

/** Knows what the list, the page and the form of every record type of the settings are told alike. */
import { messages } from '../kit/messages.ts';
import type { Crumb } from '../kit/record/Page.tsx';
import { addresses } from './addresses.ts';
import { shellMessages } from './messages.ts';
import { usePermissions, type Viewer } from './session.ts';

type Permissions = Viewer['permissions'];
/** A part of the permissions that holds rights, such as `vendors`. */
type Area = {
  [Name in keyof Permissions]: Permissions[Name] extends { read: boolean } ? Name : never;
}[keyof Permissions];

/** A record type of the settings. */
export interface SettingsRecord {
  area: Area;
  /** Which right lets people add one. */
  adds: 'write' | 'create';
  /** The addresses of its list, of one of them, and of the form of a new one. */
  list: string;
  record: (id: string) => string;
  create: string;
  words: {
    title: string;
    add: string;
    /** The button where there is nothing yet; Add New unless told otherwise. */
    addWhenEmpty?: string;
    addDenied: string;
    search: string;
    notFound: string;
    /** Why that may be; that it may belong to another organization unless told otherwise. */
    notFoundHint?: string;
  };
}

/** A record type with a section of its own in the Organization Panel. */
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

/** What the list is told; `load` loads the code of the pages that its rows and its button lead to. */
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

/** What the page of one of them is told. */
export function useSettingsPage({ words, ...record }: SettingsRecord) {
  const parents: [Crumb] = [{ label: words.title, to: record.list }];
  const notFound = { title: words.notFound, hint: words.notFoundHint ?? shellMessages.notFoundHere };
  return { allowed: useRights(record).allowed, parents, notFound };
}

/** What the page that makes one is told. */
export function useSettingsCreate({ words, ...record }: SettingsRecord) {
  const list = { label: words.title, to: record.list };
  return { title: words.add, allowed: useRights(record).mayAdd, list, to: record.record };
}

function useRights({ area, adds }: Pick<SettingsRecord, 'area' | 'adds'>) {
  const rights = usePermissions()[area];
  return { allowed: rights.read, mayAdd: rights.read && rights[adds] };
}

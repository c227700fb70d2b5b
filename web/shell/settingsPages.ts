/** The properties that the list, the page and the form of every settings record type share. */
import type { ComponentType } from 'react';
import { addresses } from '../base/addresses.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import type { SettingsSegment } from '../base/recordTypes.ts';
import { usePermissions, type Viewer } from '../client/session.ts';
import type { NewChoice, NewChoiceDialogProps } from '../kit/form/newChoice.ts';
import type { Crumb } from '../kit/record/Page.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { shellMessages } from './messages.ts';

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
  /** Whether records can be imported from a file. */
  imports?: true;
  words: {
    title: string;
    /** The action that adds one: on the list, where it is empty, in pickers, and over the form. */
    add: string;
    /** The label of the button in an empty list, where the specification gives it another name. */
    addWhenEmpty?: string;
    /** The heading of the form, where the specification gives it another name. */
    form?: string;
    addDenied: string;
    /** One sentence that says what these records are for. */
    purpose: string;
    /** One sentence that says who adds them, for users who may not. */
    adders: string;
    search: string;
    notFound: string;
    /** The possible cause; by default, that the record may belong to another organization. */
    notFoundHint?: string;
  };
}

/** Declares a record type with its own section in the Organization Panel. */
export function settingsRecord(
  segment: SettingsSegment,
  record: Pick<SettingsRecord, 'area' | 'words'> & Partial<Pick<SettingsRecord, 'adds' | 'imports'>>,
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
    head: { title: words.title, searchPlaceholder: words.search },
    allowed,
    link: { to: ({ id }: { id: string }) => record.record(id), load },
    add: {
      label: words.add,
      labelWhenEmpty: words.addWhenEmpty,
      to: record.create,
      importAt: record.imports && addresses.importInto(record.list),
      reason: mayAdd ? null : words.addDenied,
      load,
    },
    empty: { purpose: words.purpose, adders: words.adders },
  };
}

/** Returns the properties of a record's page. */
export function useSettingsPage({ words, ...record }: SettingsRecord) {
  const parents: [Crumb] = [{ label: words.title, to: record.list }];
  const notFound = { title: words.notFound, hint: words.notFoundHint ?? shellMessages.notFoundHere };
  return { allowed: useRights(record).allowed, parents, notFound, panel: HistoryPanel };
}

/** Returns the properties of the page that creates a record. */
export function useSettingsCreate({ words, ...record }: SettingsRecord) {
  const list = { label: words.title, to: record.list };
  return { title: words.form ?? words.add, allowed: useRights(record).mayAdd, list, to: record.record };
}

/** Returns how pickers make a record that they lack; `load` loads the dialog with its form. */
export const newSettingsChoice = (
  {
    words,
    ...rights
  }: Pick<SettingsRecord, 'area' | 'adds'> & { words: Pick<SettingsRecord['words'], 'add' | 'adders'> },
  load: () => Promise<ComponentType<NewChoiceDialogProps>>,
): NewChoice => ({
  label: words.add,
  adders: words.adders,
  useAllowed: () => useRights(rights).mayAdd,
  Dialog: lazyComponent(load),
});

function useRights({ area, adds }: Pick<SettingsRecord, 'area' | 'adds'>) {
  const rights = usePermissions()[area];
  return { allowed: rights.read, mayAdd: rights.read && rights[adds] };
}

/**
 * Every record type: its list, whether the global search finds it, and its section of the Organization Panel. What is kept by
 * record type elsewhere is derived from this table, so that the compiler asks for a new type here.
 */
import type { Lists } from '../generated/lists.ts';
import type { RecordType } from '../generated/operations.ts';
import { messages } from './words.ts';

/** A section of the Organization Panel. */
interface Section {
  /** The last part of the section's address. In camelCase it names the view that opens the section. */
  segment: string;
  label: string;
  /** Whether its tab counts the list; `settingsCounts.graphql` then asks for it. */
  counted: boolean;
  /** Whether an edit can take a record off the list. */
  countsEdits?: boolean;
  /** Whether a record has a page of its own, below the section's address. */
  hasPage: boolean;
  /** Further names of the section in addresses. */
  also?: readonly string[];
}

interface Registered {
  /** The field of `Query` that lists such records, which is also the area of their rights; null if there is none. */
  list: Lists['Query'] | null;
  /** Whether the global search finds such records; `palette.graphql` then asks for them. */
  found: boolean;
  /** Null for record types outside the panel. */
  section: Section | null;
}

/** The sections are in the order of the tabs. */
const table = {
  PROGRAM: {
    list: 'programs',
    found: false,
    section: {
      segment: 'programs',
      label: messages.sections.programs,
      counted: true,
      hasPage: true,
      also: ['manage-programs'],
    },
  },
  USER: {
    list: 'users',
    found: true,
    section: { segment: 'manage-users', label: messages.sections.users, counted: true, hasPage: true },
  },
  END_USER: {
    list: 'endUsers',
    found: true,
    section: { segment: 'end-users', label: messages.sections.endUsers, counted: true, hasPage: true },
  },
  GROUP: {
    list: 'groups',
    found: true,
    section: { segment: 'groups', label: messages.sections.groups, counted: true, hasPage: true },
  },
  VENDOR: {
    list: 'vendors',
    found: true,
    section: { segment: 'vendors', label: messages.sections.vendors, counted: true, hasPage: true },
  },
  COURIER: {
    list: 'couriers',
    found: true,
    section: { segment: 'couriers', label: messages.sections.couriers, counted: true, hasPage: true },
  },
  SUBSTATUS: {
    list: 'substatuses',
    found: false,
    // An archived one leaves the list.
    section: {
      segment: 'substatuses',
      label: messages.sections.substatuses,
      counted: true,
      countsEdits: true,
      hasPage: false,
    },
  },
  ORGANIZATION: {
    list: 'organizations',
    found: false,
    section: { segment: 'organization', label: messages.sections.organization, counted: false, hasPage: false },
  },
  API_KEY: {
    list: 'apiKeys',
    found: false,
    section: { segment: 'api-keys', label: messages.sections.apiKeys, counted: true, hasPage: false },
  },
  PURCHASE_ORDER: { list: 'purchaseOrders', found: true, section: null },
  ORDER_ITEM: { list: 'orderItems', found: true, section: null },
  SHIPMENT: { list: 'shipments', found: true, section: null },
  // Airlines are listed with their courier, documents with their record.
  AIRLINE: { list: null, found: false, section: null },
  DOCUMENT: { list: null, found: false, section: null },
} as const satisfies Record<RecordType, Registered>;

type Table = typeof table;

/** The last part of a section's address. */
export type SettingsSegment = NonNullable<Table[RecordType]['section']>['segment'];
/** A list that is counted on the tab of its section. */
export type CountedList = {
  [Type in RecordType]: Table[Type] extends { section: { counted: true } } ? Table[Type]['list'] : never;
}[RecordType];
/** A list in the query of the global search. */
export type FoundList = {
  [Type in RecordType]: Table[Type] extends { found: true } ? Table[Type]['list'] : never;
}[RecordType];

/** The table, as each entry is read. */
export const recordTypes: Readonly<Record<RecordType, Registered>> = table;

/** The sections with their record types, in the order of the tabs. */
export const settingsTypes = Object.entries(table).flatMap(
  ([type, { list, section }]) =>
    section ? [{ type: type as RecordType, list, ...(section as Section), segment: section.segment }] : [], // the keys of the table
);

/** The lists that tabs count, with their sections. */
export const countedLists = settingsTypes.flatMap(
  ({ list, ...section }) => (section.counted ? [{ ...section, list: list as CountedList }] : []), // as the type is computed
);

/** Returns the section below which records of a type have their pages; null if they have none in the Organization Panel. */
export function sectionWithPage(type: RecordType): SettingsSegment | null {
  const { section } = table[type];
  return section?.hasPage ? section.segment : null;
}

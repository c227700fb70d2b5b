/** The records that the global search finds, as entries of the palette. */
import { addresses, hasScreen } from '../base/addresses.ts';
import { formatCount } from '../base/format.ts';
import type { FoundList, SettingsSegment } from '../base/recordTypes.ts';
import { messages as kitMessages } from '../base/words.ts';
import type { Viewer, ViewerProgram } from '../client/session.ts';
import type { FindHereQuery, FindQuery, FoundCountFragment } from '../generated/operations.ts';
import { allowedSections } from '../shell/settingsSections.ts';
import type { Entry, FoundEntries } from './entries.ts';
import { paletteMessages as messages } from './messages.ts';

type Row<List extends FoundList> = NonNullable<FindQuery[List]>['data'][number];

/** How the records of a list become entries. */
interface Found<List extends FoundList> {
  /** Whether the user may find them: those whose pages they may open. */
  allowed: (viewer: Viewer) => boolean;
  /** Returns the entry of a record without its group; null if its page is out of the user's reach. */
  entryOf: (row: Row<List>, viewer: Viewer) => Pick<Entry, 'label' | 'note' | 'to'> | null;
  /** Returns the list with everything that was found; null if no page lists it. Of programs' records, those of one program. */
  listOf: (found: FindQuery, here: HereFound | null) => AllFound | null;
}

/** A list with everything that was found. */
interface AllFound {
  name: string;
  address: string;
  /** Undefined until its number is known. */
  meta: FoundCountFragment | undefined;
}

/** The program whose lists are offered, and how many of its records match, as far as that is known. */
interface HereFound {
  program: ViewerProgram;
  counts: FindHereQuery | undefined;
}

const opens =
  (segment: SettingsSegment) =>
  ({ permissions }: Viewer) =>
    allowedSections(permissions.views).some((section) => section.segment === segment);

/** Returns the list of a section of the Organization Panel. */
const listIn =
  (segment: SettingsSegment, list: 'vendors' | 'endUsers' | 'groups' | 'couriers' | 'users') =>
  (found: FindQuery): AllFound => ({
    name: messages.groups[list],
    address: addresses.settingsSection(segment),
    meta: found[list]?.meta,
  });

const programOf = ({ programs }: Viewer, of: { id: string } | null | undefined) =>
  programs.find(({ id }) => id === of?.id);
const noteOf = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Records of programs carry their program's name. */
const FOUND: { readonly [List in FoundList]: Found<List> } = {
  purchaseOrders: {
    allowed: ({ permissions }) => permissions.purchaseOrders.read,
    entryOf({ id, orderNumber, vendor, program: of }, viewer) {
      const program = programOf(viewer, of);
      if (!program) return null;
      return {
        label: orderNumber,
        note: noteOf(vendor?.name, program.name),
        to: addresses.purchaseOrder(program.slug, id),
      };
    },
    listOf: (_found, here) =>
      here && {
        name: messages.listIn(messages.groups.purchaseOrders, here.program.name),
        address: addresses.purchaseOrders(here.program.slug),
        meta: here.counts?.purchaseOrders?.meta,
      },
  },
  orderItems: {
    allowed: ({ permissions }) => permissions.orderItems.read && permissions.purchaseOrders.read,
    entryOf({ id, material, position, purchaseOrderId, purchaseOrder: order }, viewer) {
      const program = programOf(viewer, order?.program);
      if (!program || !order) return null;
      return {
        label: material,
        note: noteOf(messages.itemOf(order.orderNumber, position), program.name),
        to: addresses.orderItem(program.slug, purchaseOrderId, id),
      };
    },
    // Items are listed with their order.
    listOf: () => null,
  },
  shipments: {
    allowed: ({ permissions }) => permissions.shipments.read && hasScreen('shipments'),
    entryOf({ id, invoiceNumber, status, program: of }, viewer) {
      const program = programOf(viewer, of);
      if (!program) return null;
      return {
        label: invoiceNumber,
        note: noteOf(status.name, program.name),
        to: addresses.shipment(program.slug, id),
      };
    },
    listOf: (_found, here) =>
      here && {
        name: messages.listIn(messages.groups.shipments, here.program.name),
        address: addresses.shipments(here.program.slug),
        meta: here.counts?.shipments?.meta,
      },
  },
  vendors: {
    allowed: opens('vendors'),
    entryOf: ({ id, name }) => ({ label: name, note: '', to: addresses.settingsRecord('vendors', id) }),
    listOf: listIn('vendors', 'vendors'),
  },
  endUsers: {
    allowed: opens('end-users'),
    entryOf: ({ id, label, externalOrganizationName: institution }) => ({
      label,
      note: institution && institution !== label ? institution : '',
      to: addresses.settingsRecord('end-users', id),
    }),
    listOf: listIn('end-users', 'endUsers'),
  },
  groups: {
    allowed: opens('groups'),
    entryOf: ({ id, name, program }) => ({
      label: name,
      note: noteOf(program?.name),
      to: addresses.settingsRecord('groups', id),
    }),
    listOf: listIn('groups', 'groups'),
  },
  couriers: {
    allowed: opens('couriers'),
    entryOf: ({ id, companyName }) => ({
      label: companyName,
      note: '',
      to: addresses.settingsRecord('couriers', id),
    }),
    listOf: listIn('couriers', 'couriers'),
  },
  users: {
    allowed: opens('manage-users'),
    entryOf: ({ id, fullName, email }) => ({ label: fullName, note: noteOf(email), to: addresses.user(id) }),
    listOf: listIn('manage-users', 'users'),
  },
};

/** In the order in which the groups are shown. */
const lists = Object.keys(FOUND) as FoundList[];

/** Returns which lists the search asks for: the variables of its query. */
export const findable = (viewer: Viewer) =>
  Object.fromEntries(lists.map((list) => [list, FOUND[list].allowed(viewer)])) as Record<FoundList, boolean>;

/** Whether a list found more than are shown. */
export const hasMore = (found: FindQuery, list: FoundList): boolean =>
  (found[list]?.meta.count ?? 0) > (found[list]?.data.length ?? 0);

/** Whether no list found anything. */
export const isNothing = (found: FindQuery): boolean => lists.every((list) => (found[list]?.meta.count ?? 0) === 0);

/** What was searched for, by whom, and the program whose lists are offered. */
interface Asked {
  search: string;
  viewer: Viewer;
  here: HereFound | null;
}

/** Converts the records of a response to entries: of lists that match but for slips only if no list matches exactly. */
export function recordsOf(found: FindQuery, asked: Asked): FoundEntries {
  const all = lists.map((list) => ({
    items: entriesOf(list, found, asked),
    similar: found[list]?.meta.similar ?? false,
  }));
  const some = all.filter(({ items }) => items.length > 0);
  const exact = some.filter(({ similar }) => !similar);
  const shown = exact.length > 0 ? exact : some;
  return { items: shown.flatMap(({ items }) => items), similar: exact.length === 0 && some.length > 0 };
}

function entriesOf<List extends FoundList>(list: List, found: FindQuery, asked: Asked): Entry[] {
  const rows: readonly Row<List>[] = found[list]?.data ?? [];
  const entries = rows.flatMap((row): Entry[] => {
    const entry = FOUND[list].entryOf(row, asked.viewer);
    return entry ? [{ ...entry, id: `${list} ${row.id}`, group: list }] : [];
  });
  const all = FOUND[list].listOf(found, asked.here);
  return hasMore(found, list) && all && all.meta?.count !== 0 ? [...entries, seeAll(list, all, asked.search)] : entries;
}

/** Returns the entry that leads to a list; it has its place before its number is known. */
function seeAll(group: FoundList, { name, address, meta }: AllFound, search: string): Entry {
  const to = `${address}?${new URLSearchParams({ search })}`;
  return { id: `${group} all`, group, label: messages.seeAll(countOf(meta), name), note: '', to, isList: true };
}

function countOf(meta: FoundCountFragment | undefined): string {
  if (!meta) return '…';
  return meta.more ? kitMessages.list.moreThan(formatCount(meta.count)) : formatCount(meta.count);
}

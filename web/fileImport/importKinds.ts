/** What differs between the kinds of imports: their lists, and the records that they make. */
import { addresses } from '../base/addresses.ts';
import { type SettingsSegment, sectionWithPage } from '../base/recordTypes.ts';
import { messages as words } from '../base/words.ts';
import type { FileImportFieldsFragment, FileImportKind, FileImportState, RecordType } from '../generated/operations.ts';
import type { Crumb } from '../kit/record/Page.tsx';
import { importMessages as messages } from './messages.ts';

/** An import, as its page reads it. */
export type FileImport = FileImportFieldsFragment;

/** What a kind of imports is to its pages. */
interface Kind {
  /** How api/v1 names it, which files are sent with. */
  readonly sent: string;
  /** The type of the records that it makes; of items, the order that they go into. */
  readonly makes: RecordType;
  /** The section of the settings that has their list. */
  readonly section?: { readonly segment: SettingsSegment; readonly label: string };
}

/** The kinds of imports. */
export const KINDS: Readonly<Record<FileImportKind, Kind>> = {
  PURCHASE_ORDERS: { sent: 'purchase_orders', makes: 'PURCHASE_ORDER' },
  ORDER_ITEMS: { sent: 'order_items', makes: 'PURCHASE_ORDER' },
  VENDORS: { sent: 'vendors', makes: 'VENDOR', section: { segment: 'vendors', label: words.sections.vendors } },
  END_USERS: {
    sent: 'end_users',
    makes: 'END_USER',
    section: { segment: 'end-users', label: words.sections.endUsers },
  },
  DELIVERIES: { sent: 'deliveries', makes: 'PURCHASE_ORDER' },
  GROUPS: { sent: 'groups', makes: 'GROUP', section: { segment: 'groups', label: words.sections.groups } },
};

/** Where an import belongs: its program, and the order that its items go into. */
interface Whose {
  kind: FileImportKind;
  program: { name: string; slug: string } | null;
  purchaseOrder: { id: string; orderNumber: string } | null;
}

/** Returns the list, or the order, that an import goes into; null if the user may not open it, or if it goes into many. */
export function placeOf({ kind, program, purchaseOrder }: Whose): (Crumb & { to: string }) | null {
  const { section } = KINDS[kind];
  if (section) return { label: section.label, to: addresses.settingsSection(section.segment) };
  if (!program) return null;
  const list = { label: messages.orders, to: addresses.purchaseOrders(program.slug) };
  if (kind === 'PURCHASE_ORDERS') return list;
  return (
    purchaseOrder && { label: purchaseOrder.orderNumber, to: addresses.purchaseOrder(program.slug, purchaseOrder.id) }
  );
}

/** Returns the address of the page that takes files for what an import goes into; null if the user may not open it. */
export function fileAddress(whose: Whose): string | null {
  if (whose.kind === 'DELIVERIES') return addresses.importDeliveries;
  const place = placeOf(whose);
  return place && addresses.importInto(place.to);
}

/** Returns the breadcrumbs of an import: its program, its list, and the page of imports into that. */
export function crumbsOf(whose: Whose): [...Crumb[], Crumb] {
  const { kind, program } = whose;
  const place = placeOf(whose);
  const files = fileAddress(whose);
  const orders = program && KINDS[kind].section === undefined;
  return [
    ...(orders ? [{ label: program.name, to: addresses.program(program.slug) }] : []),
    ...(orders && kind === 'ORDER_ITEMS'
      ? [{ label: messages.orders, to: addresses.purchaseOrders(program.slug) }]
      : []),
    ...(place ? [place] : []),
    { label: messages.imports, ...(files !== null && { to: files }) },
  ];
}

/** Returns the address of a record that an import made or changed; null if it has no page. */
export function recordAddress(type: RecordType, id: string, slug: string | null): string | null {
  if (type === 'PURCHASE_ORDER') return slug && addresses.purchaseOrder(slug, id);
  const segment = sectionWithPage(type);
  return segment && addresses.settingsRecord(segment, id);
}

/** Whether an import is not applied yet, so that its columns can be mapped. */
export const isOpen = ({ state }: { state: FileImportState }): boolean => state === 'OPEN';

/** Whether an import is being applied or undone. */
export const isRunning = ({ state }: { state: FileImportState }): boolean =>
  state === 'APPLYING' || state === 'UNDOING';

/** Returns the work that applies an import, or undoes it, now; null if none does. */
export const runningWork = ({ state, work, undoWork }: FileImport): FileImport['work'] =>
  state === 'APPLYING' ? work : state === 'UNDOING' ? undoWork : null;

const COLORS = { OPEN: 'ORANGE', APPLYING: 'TEAL', APPLIED: 'GREEN', UNDOING: 'TEAL', UNDONE: 'GREY' } as const;

/** Returns how the state of an import is shown, as a status. */
export const badgeOf = (state: FileImportState) => ({
  key: state.toLowerCase(),
  name: messages.states[state],
  color: COLORS[state],
});

/** The entries of the palette: the page's actions, the pages that the user may open, and the records found. */

import { addresses, hasScreen, SECTIONS } from '../app/addresses.ts';
import { shellMessages } from '../app/messages.ts';
import { type OverviewSegment, opensOverview, opensSomeOverview, overviewLabel } from '../app/overviewSections.ts';
import type { Viewer, ViewerProgram } from '../app/session.ts';
import { allowedSections } from '../app/settingsSections.ts';
import type { FindQuery } from '../generated/operations.ts';
import { paletteMessages as messages } from './messages.ts';

/** The groups of entries, in the order in which they are shown. */
export type EntryGroup = keyof typeof messages.groups;

/** An entry of the palette. */
export interface Entry {
  id: string;
  group: EntryGroup;
  label: string;
  /** The text that distinguishes entries of the same name. */
  note: string;
  /** The address that the entry opens; an action of the page has a button instead. */
  to?: string;
  button?: HTMLElement;
  /** The reason why an action is not possible now. */
  reason?: string | undefined;
}

/** The attribute of elements whose buttons the palette offers, too. */
export const PAGE_ACTIONS = 'data-page-actions';

/** Returns the marked buttons of the open page, by their accessible names. */
export function pageActions(): Entry[] {
  const buttons = document.querySelectorAll<HTMLElement>(`main [${PAGE_ACTIONS}] button`);
  return [...buttons].flatMap((button, index) => {
    const label = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
    if (label === '') return [];
    const reason =
      button.getAttribute('aria-disabled') === 'true' ? (button.getAttribute('data-tip') ?? undefined) : undefined;
    return [{ id: `action ${index}`, group: 'actions' as const, label, note: '', button, reason }];
  });
}

const OVERVIEW: readonly OverviewSegment[] = ['approval-list', 'for-this-week', 'pending-orders', 'urgent-items'];

/** Returns every page that the user may open from anywhere, those of the open program first. */
export function pagesOf(
  { permissions: { views }, programs, profile, guide }: Viewer,
  here: ViewerProgram | null,
): Entry[] {
  const page = (label: string, note: string, to: string): Entry => ({ id: to, group: 'pages', label, note, to });
  const nearestFirst = [...programs].sort((one, other) => Number(other.id === here?.id) - Number(one.id === here?.id));
  const inPrograms = nearestFirst.flatMap(({ name, slug, navigation }) => [
    ...(opensSomeOverview(views) ? [page(shellMessages.overview, name, addresses.program(slug))] : []),
    ...navigation
      .filter(({ section }) => SECTIONS.includes(section))
      .map((section) => page(section.name, name, addresses.section(slug, section.section))),
    ...OVERVIEW.filter((segment) => opensOverview(views, segment)).map((segment) =>
      page(overviewLabel(segment), name, addresses.section(slug, segment)),
    ),
  ]);
  return [
    ...(here ? inPrograms : []),
    ...(views.includes('dashboard') && programs.length > 1 ? [page(shellMessages.programs, '', addresses.home)] : []),
    ...(here ? [] : inPrograms),
    ...(guide && programs.length > 0 ? [page(messages.guide, '', addresses.guide)] : []),
    ...allowedSections(views).map(({ label, segment }) =>
      page(label, shellMessages.settings, addresses.settingsSection(segment)),
    ),
    ...(views.includes('userProfile') ? [page(messages.profile, profile.fullName, addresses.user(profile.id))] : []),
  ];
}

/** Returns the entries whose label and note contain every word of the text. */
export function matching(entries: readonly Entry[], text: string): Entry[] {
  const words = text.toLowerCase().split(/\s+/);
  return entries.filter(({ label, note }) => {
    const said = `${label} ${note}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** Returns which records the user may find: those whose pages they may open. */
export function findable({ permissions: { views, purchaseOrders, orderItems, shipments } }: Viewer) {
  const opens = (segment: string) => allowedSections(views).some((section) => section.segment === segment);
  return {
    orders: purchaseOrders.read,
    items: orderItems.read && purchaseOrders.read,
    shipments: shipments.read && hasScreen('shipments'),
    vendors: opens('vendors'),
    users: opens('manage-users'),
  };
}

/** Converts the records of a response to entries; records of programs carry their program's name. */
export function recordsOf(found: FindQuery, { programs }: Viewer): Entry[] {
  const inProgram = (of: { id: string } | null | undefined) => programs.find(({ id }) => id === of?.id);
  const entry = (group: EntryGroup, id: string, label: string, notes: (string | null | undefined)[], to: string) => ({
    id: `${group} ${id}`,
    group,
    label,
    note: notes.filter(Boolean).join(' · '),
    to,
  });
  const settings = (segment: string, id: string) => addresses.settingsRecord(segment, id);
  return [
    ...(found.purchaseOrders?.data ?? []).flatMap(({ id, orderNumber, vendor, program: of }) => {
      const program = inProgram(of);
      if (!program) return [];
      return entry('orders', id, orderNumber, [vendor?.name, program.name], addresses.purchaseOrder(program.slug, id));
    }),
    ...(found.orderItems?.data ?? []).flatMap(({ id, material, position, purchaseOrderId, purchaseOrder: order }) => {
      const program = inProgram(order?.program);
      if (!program || !order) return [];
      const notes = [messages.itemOf(order.orderNumber, position), program.name];
      return entry('items', id, material, notes, addresses.purchaseOrder(program.slug, purchaseOrderId));
    }),
    ...(found.shipments?.data ?? []).flatMap(({ id, invoiceNumber, status, program: of }) => {
      const program = inProgram(of);
      if (!program) return [];
      return entry('shipments', id, invoiceNumber, [status.name, program.name], addresses.shipment(program.slug, id));
    }),
    ...(found.vendors?.data ?? []).map(({ id, name }) => entry('vendors', id, name, [], settings('vendors', id))),
    ...(found.users?.data ?? []).map(({ id, fullName, email }) =>
      entry('users', id, fullName, [email], settings('manage-users', id)),
    ),
  ];
}

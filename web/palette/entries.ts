/** The entries of the palette that need no search: the page's actions, and the pages that the user may open. */

import { addresses, SECTIONS } from '../base/addresses.ts';
import { type PageActionName, pageActions } from '../base/pageActions.ts';
import type { Viewer, ViewerProgram } from '../client/session.ts';
import { found, searchKey } from '../generated/searchKey.ts';
import { shellMessages } from '../shell/messages.ts';
import { type OverviewSegment, opensOverview, opensSomeOverview, overviewLabel } from '../shell/overviewSections.ts';
import { allowedSections } from '../shell/settingsSections.ts';
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
  /** The address that the entry opens; an action of the page has its name instead. */
  to?: string;
  action?: PageActionName;
  /** Whether it leads to a list of all that was found, so that its label was not searched. */
  isList?: boolean;
  /** The reason why an action is not possible now. */
  reason?: string | undefined;
}

/** Returns the actions of the open page. */
export const actionsOfPage = (): Entry[] =>
  pageActions().map(({ name, label, reason }) => ({
    id: `action ${name}`,
    group: 'actions',
    label,
    note: '',
    action: name,
    reason: reason ?? undefined,
  }));

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
    page(messages.works, '', addresses.works),
    ...(guide && programs.length > 0 ? [page(messages.guide, '', addresses.guide)] : []),
    ...allowedSections(views).map(({ label, segment }) =>
      page(label, shellMessages.settings, addresses.settingsSection(segment)),
    ),
    ...(views.includes('userProfile') ? [page(messages.profile, profile.fullName, addresses.user(profile.id))] : []),
  ];
}

/** Returns the entries whose label and note have every word of the text; if none has, those that have them but for a slip. */
export const matching = (entries: readonly Entry[], text: string) =>
  found(entries, ({ label, note }) => searchKey(label) + searchKey(note), text);

/** Entries that were found, exactly or but for slips. */
export interface FoundEntries {
  items: readonly Entry[];
  similar: boolean;
}

/** The number of pages and actions that are shown. */
const MOST_FIXED = 8;

/** Returns the found pages and records together: those with slips only if nothing is found exactly. */
export function allFound(pages: FoundEntries, records: FoundEntries): FoundEntries {
  const parts = [{ ...pages, items: pages.items.slice(0, MOST_FIXED) }, records].filter(
    ({ items }) => items.length > 0,
  );
  const exact = parts.filter(({ similar }) => !similar);
  return {
    items: (exact.length > 0 ? exact : parts).flatMap(({ items }) => items),
    similar: exact.length === 0 && parts.length > 0,
  };
}

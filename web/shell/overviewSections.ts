import { shellMessages as messages } from './messages.ts';

/**
 * The lists of a program's overview: their addresses, their names and the view that opens each. Each list is a separate
 * page under `/program/{slug}`.
 */
const sections = {
  'approval-list': { label: messages.lists.approvalList, view: 'programOverview.approvalList' },
  'for-this-week': { label: messages.lists.forThisWeek, view: 'programOverview.forThisWeek' },
  'pending-orders': { label: messages.lists.pendingOrders, view: 'programOverview.pendingOrders' },
  'urgent-items': { label: messages.lists.urgentItems, view: 'programOverview.urgentItems' },
} as const;

/** The segment of a list's address after the program's slug. */
export type OverviewSegment = keyof typeof sections;

/** Returns the name of a list on its page, on the overview and on the homepage. */
export function overviewLabel(segment: OverviewSegment): string {
  return sections[segment].label;
}

/** Whether a user with these views may open a list. */
export function opensOverview(views: readonly string[], segment: OverviewSegment): boolean {
  return views.includes(sections[segment].view);
}

/** Whether a user with these views has an overview at all. */
export function opensSomeOverview(views: readonly string[]): boolean {
  return Object.values(sections).some(({ view }) => views.includes(view));
}

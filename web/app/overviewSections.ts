/**
 * Knows the lists of a program's overview: their addresses, their names and the view that opens each. They are pages of
 * their own under `/program/{slug}`.
 */
const sections = {
  'approval-list': { label: 'Approval List', view: 'programOverview.approvalList' },
  'for-this-week': { label: 'For this week', view: 'programOverview.forThisWeek' },
  'pending-orders': { label: 'Pending Orders', view: 'programOverview.pendingOrders' },
  'urgent-items': { label: 'Urgent Items', view: 'programOverview.urgentItems' },
} as const;

/** The part of an address after the program's slug. */
export type OverviewSegment = keyof typeof sections;

/** What one of the lists is called, on its page, on the overview and on the homepage. */
export function overviewLabel(segment: OverviewSegment): string {
  return sections[segment].label;
}

/** Whether a person with these views may open one of the lists. */
export function opensOverview(views: readonly string[], segment: OverviewSegment): boolean {
  return views.includes(sections[segment].view);
}

/** Whether a person with these views has an overview at all. */
export function opensSomeOverview(views: readonly string[]): boolean {
  return Object.values(sections).some(({ view }) => views.includes(view));
}

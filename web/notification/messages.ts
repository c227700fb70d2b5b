import { formatCount } from '../base/format.ts';
import { texts } from '../base/texts.ts';

/** The texts of notifications: the button, the list, and the preferences. */
export const notificationMessages = texts('notification', {
  title: 'Notifications',
  buttonNew: 'Notifications, there are new ones',
  unreadCount: (count: number) => `${formatCount(count)} new`,
  unread: 'Unread',
  announced: (sentence: string) => `New notification: ${sentence}`,
  list: 'Notifications, newest first',
  kept: 'Kept for 180 days',
  loadingOlder: 'Loading older notifications',
  emptyTitle: 'You are up to date',
  emptyHint: 'There are no notifications here',
  clearAll: 'Clear all',
  clearTitle: 'Clear all notifications',
  clearQuestion: (unread: number) =>
    unread === 0
      ? 'Do you want to remove all your notifications?'
      : `Do you want to remove all your notifications? You have not read ${formatCount(unread)} of them.`,
  clearNote: 'This cannot be undone. The records themselves are not affected.',
  cleared: 'Notifications cleared',
  notRead: 'The notification could not be marked as read',
  system: 'System',
  somebody: 'Somebody',
  /** @param others how many others did, too */
  commented: (who: string, others: number, record: string) => {
    const all = others === 0 ? who : `${who} and ${others === 1 ? '1 other' : `${formatCount(others)} others`}`;
    return `${all} commented on ${record}`;
  },
  commentedTimes: (who: string, times: number, record: string) =>
    `${who} commented ${formatCount(times)} times on ${record}`,
  assigned: (who: string, record: string) => `${who} assigned you to ${record}`,
  sentForReview: (who: string, record: string) => `${who} sent ${record} for review`,
  prohibited: (who: string, record: string) => `${who} prohibited trade with ${record}`,
  prohibitedContent: 'Open orders and shipments name it: nothing of them can leave',
  expiresSoon: (record: string) => `Expires soon: ${record}`,
  expiresToday: (record: string) => `Expires today: ${record}`,
  expired: (record: string) => `Expired: ${record}`,
  itemOf: (order: string, item: string) => `PO ${order}, ${item}`,
  document: (type: string) => `Document: ${type}`,
  documentOn: (type: string, date: string) => `Document: ${type}, on ${date}`,
  documentTypes: {
    visual_screening: 'Visual screening',
    mta_incoming: 'MTA incoming',
    mta_outgoing: 'MTA outgoing',
    import_permit: 'Import permit',
    certificate_of_analysis: 'Certificate of analysis',
    temperature_log: 'Temperature log',
    proof_of_delivery: 'Proof of delivery',
    other: 'Other',
  },
  noPage: 'This kind of record has no page',
  noAccess: 'You have no access to the page of this record',
  preferences: 'Notifications Preferences',
  openPreferences: 'Open notifications preferences',
  closePreferences: 'Back to notifications',
  mute: 'Mute all notifications',
  what: 'What',
  where: 'Where',
  allPrograms: 'All Programs',
  muted: 'All notifications are muted',
  allProgramsOn: 'All Programs is on',
  savesAtOnce: 'Every switch saves at once.',
  saved: 'Saved. Every switch saves at once.',
  notSaved: 'Your notification preferences were not saved',
});

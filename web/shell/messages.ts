import { texts } from '../base/texts.ts';
import { wordingIn } from '../base/wording.ts';

const { number } = wordingIn('en');

/** The texts of the shell: navigation, header, panels. */
export const shellMessages = texts('shell', {
  skipToContent: 'Skip to content',
  breadcrumbs: 'Breadcrumbs',
  navigation: 'Main',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  openPanel: (title: string) => `Open ${title.toLowerCase()}`,
  closePanel: (title: string) => `Close ${title.toLowerCase()}`,
  programs: 'Programs',
  settings: 'Organization Panel',
  organizations: 'Organizations',
  overview: 'Overview',
  /** The lists of a program's overview. */
  lists: {
    approvalList: 'Approval List',
    forThisWeek: 'For this week',
    pendingOrders: 'Pending Orders',
    urgentItems: 'Urgent Items',
  },
  backToPrograms: 'Back to programs',
  sectionsOf: (program: string) => `Sections of ${program}`,
  logOut: 'Log out',
  logOutTitle: 'Log out without saving?',
  logOutText:
    'You have unsaved input on this device, and logging out removes it. Only your other open tabs keep theirs until you sign in again.',
  logOutWaitingTitle: 'Log out before everything is sent?',
  logOutWaiting: (count: number) =>
    `${count === 1 ? '1 change waits' : `${number(count)} changes wait`} on this device. Nobody else sees or sends them: they are sent when you sign in here again.`,
  profileOf: (name: string) => `${name}, your profile`,
  toDark: 'Switch to dark mode',
  toLight: 'Switch to light mode',
  live: 'Live',
  liveHint: 'Other people’s changes appear automatically',
  liveOff: 'Live updates are off',
  liveOffHint:
    'Something between this browser and the server blocks live updates. Everything else works: the page asks for changes about once a minute, and when you return to it.',
  reconnecting: 'Reconnecting',
  reconnectingHint: 'The connection was lost. Lading is reconnecting and will then update the page.',
  outage: 'The server does not answer.',
  outageHint:
    'Nothing is lost: your input stays on this device. Lading keeps trying to reconnect, and then sends what waits.',
  unreached: 'The server cannot be reached',
  unreachedHint:
    'Lading has opened without it and keeps trying. Records appear once the server answers; none that are old are shown. Unsaved input is kept on this device.',
  history: 'History',
  notFound: 'Page not found',
  notFoundHere: 'It may belong to another organization.',
  notFoundHint: 'The address may be mistyped, or the page no longer exists.',
});

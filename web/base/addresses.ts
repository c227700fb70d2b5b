/** The addresses of all screens, each spelled once. Segments that contain data are encoded here. */
import type { SettingsSegment } from './recordTypes.ts';

export const addresses = {
  home: '/',
  /** The home page with the guide, also for those who have put it away. */
  guide: '/?guide=1',
  signIn: '/login',
  resetPassword: '/reset-password',
  setUp: '/setup',
  program: (slug: string) => `/program/${encodeURIComponent(slug)}`,
  section: (slug: string, section: string) => `/program/${encodeURIComponent(slug)}/${encodeURIComponent(section)}`,
  purchaseOrders: (slug: string) => addresses.section(slug, 'purchase-orders'),
  purchaseOrder: (slug: string, id: string) => `${addresses.purchaseOrders(slug)}/${encodeURIComponent(id)}`,
  orderItem: (slug: string, orderId: string, itemId: string) =>
    `${addresses.purchaseOrder(slug, orderId)}/items/${encodeURIComponent(itemId)}`,
  newPurchaseOrder: (slug: string) => `${addresses.purchaseOrders(slug)}/create-po`,
  shipments: (slug: string) => addresses.section(slug, 'shipments'),
  shipment: (slug: string, id: string) => `${addresses.shipments(slug)}/${encodeURIComponent(id)}`,
  newShipment: (slug: string) => `${addresses.shipments(slug)}/create-shipment`,
  /** The Organization Panel, which redirects to the first section that the user may open. */
  settings: '/settings',
  /** A section of the panel by its segment, such as `end-users`. */
  settingsSection: (segment: SettingsSegment) => `${addresses.settings}/${segment}`,
  settingsRecord: (segment: SettingsSegment, id: string) =>
    `${addresses.settingsSection(segment)}/${encodeURIComponent(id)}`,
  /** The form of an organization, at its address. @param id null for the user's own, in the Organization Panel */
  organizationAddress: (id: string | null) =>
    `${id === null ? addresses.settingsSection('organization') : addresses.organization(id)}?edit=1#address.country`,
  /** A user's page; every user may open their own. */
  user: (id: string) => addresses.settingsRecord('manage-users', id),
  /** The page that invites many people at once. */
  inviteMany: '/settings/manage-users/invite-many',
  /** All organizations, for users who may see more than their own. */
  organizations: '/organizations',
  organization: (id: string) => `${addresses.organizations}/${encodeURIComponent(id)}`,
  newOrganization: '/organizations/create',
  /** Below it, the pages of changes in the background. */
  works: '/work',
  work: (id: string) => `${addresses.works}/${encodeURIComponent(id)}`,
  /** The page that imports files into a list, or into an order, by the address of that. */
  importInto: (place: string) => `${place}/import`,
  /** Below it, the page of each import of a file. */
  imports: '/imports',
  /** The page that imports deliveries, which belong to no program before they are read. */
  importDeliveries: '/imports/deliveries',
  fileImport: (id: string) => `${addresses.imports}/${encodeURIComponent(id)}`,
  newSettingsRecord: (segment: SettingsSegment) => `${addresses.settingsSection(segment)}/create`,
};

/** The query parameters for the comments next to a record: the item that they are on, and their audience in lower case. */
export const COMMENTS_ON = 'commentsOn';
export const COMMENTS_FOR = 'commentsFor';
/** The query parameter for the history next to a record: the field whose changes are shown. */
export const HISTORY = 'history';
/** The history state of a link that opens the side panel of its target page: `<Link state={openSidePanel}>`. */
export const openSidePanel = { openSidePanel: true };

/** The sections of a program that have a screen; navigation offers no others. */
export const SECTIONS: readonly string[] = ['purchase-orders', 'shipments', 'assessments', 'goods-receipts'];

/** Whether a program's section has a screen, and its records have pages. */
export function hasScreen(section: string): boolean {
  return SECTIONS.includes(section);
}

/** Returns the address of the sign-in page that leads back to a location of this site. */
export function signInFor(location: { pathname: string; search: string; hash: string }): string {
  const wanted = `${location.pathname}${location.search}${location.hash}`;
  return wanted === '/' ? addresses.signIn : `${addresses.signIn}?next=${encodeURIComponent(wanted)}`;
}

/**
 * Returns the address to open after signing in: `next` if it is a path of this site, else the homepage. Browsers read `/\`,
 * `//` and paths with tabs or line breaks as other hosts, so `next` is parsed the way browsers parse it.
 */
export function safeNext(next: string | null, origin: string): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || hasControlCharacter(next)) return addresses.home;
  let url: URL;
  try {
    url = new URL(next, origin);
  } catch {
    return addresses.home;
  }
  const path = decodedPath(url);
  if (url.origin !== origin || path === null || /^\/[/\\]/.test(path) || hasControlCharacter(path))
    return addresses.home;
  return url.pathname === addresses.signIn ? addresses.home : `${url.pathname}${url.search}${url.hash}`;
}

function decodedPath(url: URL): string | null {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return null;
  }
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f');
}

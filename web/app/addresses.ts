/** Every address of a screen, spelled once. Segments that come from data are encoded here. */

export const addresses = {
  home: '/',
  signIn: '/login',
  resetPassword: '/reset-password',
  program: (slug: string) => `/program/${encodeURIComponent(slug)}`,
  section: (slug: string, section: string) => `/program/${encodeURIComponent(slug)}/${encodeURIComponent(section)}`,
  purchaseOrders: (slug: string) => addresses.section(slug, 'purchase-orders'),
  purchaseOrder: (slug: string, id: string) => `${addresses.purchaseOrders(slug)}/${encodeURIComponent(id)}`,
  newPurchaseOrder: (slug: string) => `${addresses.purchaseOrders(slug)}/create-po`,
  shipments: (slug: string) => addresses.section(slug, 'shipments'),
  shipment: (slug: string, id: string) => `${addresses.shipments(slug)}/${encodeURIComponent(id)}`,
  newShipment: (slug: string) => `${addresses.shipments(slug)}/create-shipment`,
  /** The Organization Panel, which leads to its first section that the person may open. */
  settings: '/settings',
  /** A section of it by its segment, such as `end-users`. */
  settingsSection: (segment: string) => `${addresses.settings}/${segment}`,
  settingsRecord: (segment: string, id: string) => `${addresses.settingsSection(segment)}/${encodeURIComponent(id)}`,
  /** A user's page; one's own is open to everybody. */
  user: (id: string) => addresses.settingsRecord('manage-users', id),
  /** All organizations, for those who see more than their own. */
  organizations: '/organizations',
  organization: (id: string) => `${addresses.organizations}/${encodeURIComponent(id)}`,
  newOrganization: '/organizations/create',
  newSettingsRecord: (segment: string) => `${addresses.settingsSection(segment)}/create`,
};

/** What an address says of the comments beside its record: on which of its items, and for which audience (lower case). */
export const COMMENTS_ON = 'commentsOn';
export const COMMENTS_FOR = 'commentsFor';

/** The sections of a program that have a screen; navigation offers no others. */
export const SECTIONS: readonly string[] = ['purchase-orders', 'shipments', 'assessments', 'goods-receipts'];

/** Whether a section of a program has a screen, and its records a page. */
export function hasScreen(section: string): boolean {
  return SECTIONS.includes(section);
}

/** The sign-in page that leads back to an address of this site. */
export function signInFor(location: { pathname: string; search: string; hash: string }): string {
  const wanted = `${location.pathname}${location.search}${location.hash}`;
  return wanted === '/' ? addresses.signIn : `${addresses.signIn}?next=${encodeURIComponent(wanted)}`;
}

/**
 * Where to go after signing in: `next` when it is a path of this site, else the homepage. Browsers read `/\`, `//` and
 * paths with tabs or line breaks as other hosts, so the address is taken apart the way they do it.
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

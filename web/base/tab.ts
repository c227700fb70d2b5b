/**
 * The identity of this browser tab, which survives reloads. `sessionStorage` is copied when a tab is duplicated or opened
 * from another one; therefore the id is in it only between two pages of a tab: a running page takes it out.
 */
const NAME = 'lading:tab';

const known = session()?.getItem(NAME);
session()?.removeItem(NAME);

/** The id of this tab: lower-case letters and digits. */
export const tabId = known || newId();

globalThis.addEventListener?.('pagehide', () => session()?.setItem(NAME, tabId));
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) session()?.removeItem(NAME);
});

/** Returns the storage of this tab; null if the browser forbids it. */
export function session(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/**
 * Keeps state on the device: drafts, list filters and panel state, under the id of the signed-in user. Never a token, never a
 * record; of programs only their names (`program/earlyHome.ts`). An expired session keeps the state for that same user;
 * signing out, or another user signing in, removes everything. Only what an open tab holds unsaved outlives a sign-out in
 * another tab (`drafts.ts`), and what waits for the connection in the outbox (`client/outbox.ts`), which is sent when its
 * author signs in again.
 */

import { OWNER_KEY } from './firstVisit.ts';
import { SAVED_PREFIX as PREFIX, savedKey, SAVED_VERSION as VERSION } from './savedKey.ts';

/** The user whose page this is. Another tab may have made somebody else the owner of the device's state since. */
let owner: string | null = null;
const claims = new Set<(userId: string | null) => void>();

/** The kinds of saved state: unfinished forms, a list's last filters, the state of panels. */
export type SavedArea = 'draft' | 'list' | 'panel';

/** Returns the value saved under a name for the signed-in user; undefined if none. The caller validates its shape. */
export function readSaved(area: SavedArea, name: string): unknown {
  const text = storage()?.getItem(key(area, name));
  if (!text) return undefined;
  try {
    const entry: unknown = JSON.parse(text);
    if (entry && typeof entry === 'object' && 'version' in entry && 'value' in entry && entry.version === VERSION) {
      return entry.value;
    }
  } catch {
    // Damaged, or not written by Lading: treated as nothing saved.
  }
  return undefined;
}

/**
 * Saves a JSON value under a name. If storage is full or forbidden, only this convenience is lost.
 * @returns whether it is stored
 */
export function writeSaved(area: SavedArea, name: string, value: unknown): boolean {
  // After a sign-in of somebody else in another tab, this page must not write its user's input under that person's name.
  if (owner === null || savedOwner() !== owner) return false;
  try {
    storage()?.setItem(key(area, name), JSON.stringify({ version: VERSION, value }));
    return storage() !== null;
  } catch {
    // Quota or privacy settings: the page works without it.
    return false;
  }
}

/** Removes the value saved under a name. */
export function removeSaved(area: SavedArea, name: string): void {
  storage()?.removeItem(key(area, name));
}

/** Lists the names of an area's values. */
export function savedNames(area: SavedArea): string[] {
  const start = key(area, '');
  return Object.keys(storage() ?? {}).flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
}

/** Makes a user the owner of this device's saved state; another user's state is removed first. */
export function claimSaved(userId: string): void {
  owner = userId;
  if (savedOwner() !== userId) {
    // First the new owner: other tabs must not read this as a sign-out.
    storage()?.setItem(OWNER_KEY, userId);
    removeAll(OWNER_KEY);
  }
  for (const listener of claims) listener(userId);
}

/** Removes all saved state, whichever user owns it. */
export function clearSaved(): void {
  removeAll();
  owner = null;
  for (const listener of claims) listener(null);
}

/** Calls back when this page's user signs in, or out (null). */
export function onClaim(listener: (userId: string | null) => void): void {
  claims.add(listener);
}

/** Returns the id of the user whose page this is; null before the first sign-in and after signing out. */
export function pageOwner(): string | null {
  return owner;
}

function removeAll(but?: string): void {
  const store = storage();
  for (const name of Object.keys(store ?? {})) if (name.startsWith(PREFIX) && name !== but) store?.removeItem(name);
}

/** Returns the id of the user whose state is saved on this device; null if none. */
export function savedOwner(): string | null {
  return storage()?.getItem(OWNER_KEY) ?? null;
}

/**
 * Calls back when another tab signs out or signs in a different user: this tab then shows the wrong user's data. Also when
 * Back brings a page to life that was asleep meanwhile.
 */
export function onOwnerChange(listener: () => void): () => void {
  const handler = (event: StorageEvent) => {
    if (event.key === OWNER_KEY || event.key === null) listener();
  };
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted && savedOwner() !== owner) listener();
  };
  window.addEventListener('storage', handler);
  window.addEventListener('pageshow', wake);
  return () => {
    window.removeEventListener('storage', handler);
    window.removeEventListener('pageshow', wake);
  };
}

/** Calls back when another tab changes the value saved under a name. */
export function onSavedChange(area: SavedArea, name: string, listener: () => void): () => void {
  const handler = (event: StorageEvent) => {
    if (event.key === key(area, name)) listener();
  };
  window.addEventListener('storage', handler);
  return () => window.removeEventListener('storage', handler);
}

function key(area: SavedArea, name: string): string {
  return savedKey(owner ?? '', area, name);
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps state on the device: drafts, list filters and panel state, under the id of the signed-in user. Never a token,
 * never a record. An expired session keeps the state for that same user; signing out, or another user signing in,
 * removes everything.
 */

/** The version of the saved format, bumped when the format changes; values of older versions are ignored. */
const VERSION = 1;
const PREFIX = 'lading:';
const OWNER = `${PREFIX}owner`;

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

/** Saves a JSON value under a name. If storage is full or forbidden, only this convenience is lost. */
export function writeSaved(area: SavedArea, name: string, value: unknown): void {
  try {
    storage()?.setItem(key(area, name), JSON.stringify({ version: VERSION, value }));
  } catch {
    // Quota or privacy settings: the page works without it.
  }
}

/** Removes the value saved under a name. */
export function removeSaved(area: SavedArea, name: string): void {
  storage()?.removeItem(key(area, name));
}

/** Makes a user the owner of this device's saved state; another user's state is removed first. */
export function claimSaved(userId: string): void {
  if (savedOwner() === userId) return;
  clearSaved();
  storage()?.setItem(OWNER, userId);
}

/** Removes all saved state, whichever user owns it. */
export function clearSaved(): void {
  const store = storage();
  if (!store) return;
  for (const name of Object.keys(store)) if (name.startsWith(PREFIX)) store.removeItem(name);
}

/** Returns the id of the user whose state is saved on this device; null if none. */
export function savedOwner(): string | null {
  return storage()?.getItem(OWNER) ?? null;
}

/** Calls back when another tab signs out or signs in a different user: this tab then shows the wrong user's data. */
export function onOwnerChange(listener: () => void): () => void {
  const handler = (event: StorageEvent) => {
    if (event.key === OWNER || event.key === null) listener();
  };
  window.addEventListener('storage', handler);
  return () => window.removeEventListener('storage', handler);
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
  return `${PREFIX}${savedOwner() ?? ''}:${area}:${name}`;
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

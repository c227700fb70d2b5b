/**
 * Knows what stays on the device: drafts, list filters and panel state, under the id of the signed-in user. Never a
 * token, never a record. An expired session keeps it for that same user; signing out, or another user signing in,
 * removes everything.
 */

/** Bumped when the shape of what is saved changes; what an older version saved is dropped. */
const VERSION = 1;
const PREFIX = 'lading:';
const OWNER = `${PREFIX}owner`;

/** What is saved: unfinished forms, a list's last filters, the state of panels. */
export type SavedArea = 'draft' | 'list' | 'panel';

/** What was saved under a name for the signed-in user; undefined when there is nothing. The caller checks its shape. */
export function readSaved(area: SavedArea, name: string): unknown {
  const text = storage()?.getItem(key(area, name));
  if (!text) return undefined;
  try {
    const entry: unknown = JSON.parse(text);
    if (entry && typeof entry === 'object' && 'version' in entry && 'value' in entry && entry.version === VERSION) {
      return entry.value;
    }
  } catch {
    // Not ours or damaged: the same as nothing saved.
  }
  return undefined;
}

/** Saves a JSON value under a name. A full or forbidden storage loses only this convenience. */
export function writeSaved(area: SavedArea, name: string, value: unknown): void {
  try {
    storage()?.setItem(key(area, name), JSON.stringify({ version: VERSION, value }));
  } catch {
    // Quota or privacy settings: the page works without it.
  }
}

/** Forgets one name. */
export function removeSaved(area: SavedArea, name: string): void {
  storage()?.removeItem(key(area, name));
}

/** Makes a user the owner of this device's saved state; what another user left is removed first. */
export function claimSaved(userId: string): void {
  if (savedOwner() === userId) return;
  clearSaved();
  storage()?.setItem(OWNER, userId);
}

/** Removes everything that was saved, of whoever it was. */
export function clearSaved(): void {
  const store = storage();
  if (!store) return;
  for (const name of Object.keys(store)) if (name.startsWith(PREFIX)) store.removeItem(name);
}

/** The id of the user whose state is saved here. */
export function savedOwner(): string | null {
  return storage()?.getItem(OWNER) ?? null;
}

/** Calls back when another tab signs a different user in, or signs out: this tab then shows the wrong person's data. */
export function onOwnerChange(listener: () => void): () => void {
  const handler = (event: StorageEvent) => {
    if (event.key === OWNER || event.key === null) listener();
  };
  window.addEventListener('storage', handler);
  return () => window.removeEventListener('storage', handler);
}

/** Calls back when another tab saved something under a name. */
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

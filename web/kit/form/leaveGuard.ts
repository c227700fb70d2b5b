import { useEffect, useEffectEvent, useId } from 'react';

/**
 * The forms with unsaved changes. A router accepts only one blocker, so all forms of a page share this list, and one
 * `LeaveGuard` asks for all of them.
 */
const unsaved = new Map<string, Unsaved>();

/** The scopes that are part of the URL, so that Back asks, too: a record's form (`?edit=1`) and a grid (`?view=grid`). */
export type AddressedScope = 'edit' | 'grid';

/** The URL parameter that shows rows as a grid. */
export const GRID_VIEW = { name: 'view', value: 'grid' };

/** Whether a URL shows the grid. @param search the query string of the URL */
export function isGridView(search: string): boolean {
  return new URLSearchParams(search).get(GRID_VIEW.name) === GRID_VIEW.value;
}

interface Unsaved {
  /** The lifetime of the form: that of its page, or of its URL parameter. */
  scope: 'page' | AddressedScope;
  /** Discards the input and its draft on the device. */
  discard: () => void;
  /** Writes the draft; returns whether the device keeps all of the input, so that closing the page loses nothing. */
  keep: () => boolean;
}

/** Whether unsaved changes would be lost by leaving the page, or by leaving only the given scopes. */
export function hasUnsaved(scopes?: readonly AddressedScope[]): boolean {
  return [...unsaved.values()].some(({ scope }) => !scopes || scopes.some((one) => one === scope));
}

/** Discards the input of every form, when the user leaves without saving. */
export function discardUnsaved(): void {
  for (const { discard } of unsaved.values()) discard();
  unsaved.clear();
}

/** Stops asking about the input of every form, when another user takes over the page. */
export function forgetUnsaved(): void {
  unsaved.clear();
}

/** Removes a saved or canceled form, so that navigating away no longer asks. */
export function releaseUnsaved(id: string): void {
  unsaved.delete(id);
}

/** Asks before the browser closes or reloads a page whose unsaved input the device cannot keep. */
function warn(event: BeforeUnloadEvent): void {
  if ([...unsaved.values()].some(({ keep }) => !keep())) event.preventDefault();
}

/**
 * Registers a form while it has unsaved changes. Returns its id, for `releaseUnsaved` before navigating after a save.
 * @param keep writes the draft; returns whether the device keeps all of it
 */
export function useUnsaved(
  dirty: boolean,
  scope: Unsaved['scope'],
  discard: () => void,
  keep: Unsaved['keep'],
): string {
  const id = useId();
  const keepLatest = useEffectEvent(keep);
  useEffect(() => {
    if (!dirty) return;
    unsaved.set(id, { scope, discard, keep: () => keepLatest() });
    if (unsaved.size === 1) window.addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(id);
      if (unsaved.size === 0) window.removeEventListener('beforeunload', warn);
    };
  }, [dirty, id, scope, discard]);
  return id;
}

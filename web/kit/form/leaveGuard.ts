import { useEffect, useId } from 'react';

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

/** Removes a saved or canceled form, so that navigating away no longer asks. */
export function releaseUnsaved(id: string): void {
  unsaved.delete(id);
}

/** Registers a form while it has unsaved changes. Returns its id, for `releaseUnsaved` before navigating after a save. */
export function useUnsaved(dirty: boolean, scope: Unsaved['scope'], discard: () => void): string {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    unsaved.set(id, { scope, discard });
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(id);
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty, id, scope, discard]);
  return id;
}

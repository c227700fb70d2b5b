import { useEffect, useId } from 'react';

/**
 * Knows which forms hold changes that are not saved. A router takes one blocker only, so that all forms of a page share
 * this list and one `LeaveGuard` asks for all of them.
 */
const unsaved = new Map<string, Unsaved>();

/**
 * What lives in the address too, so that Back asks as well: a record's form (`?edit=1`) and a grid (`?view=grid`).
 */
export type AddressedScope = 'edit' | 'grid';

/** How the address says that rows are shown as a grid. */
export const GRID_VIEW = { name: 'view', value: 'grid' };

/** Whether an address says so. @param search its part behind the question mark */
export function isGridView(search: string): boolean {
  return new URLSearchParams(search).get(GRID_VIEW.name) === GRID_VIEW.value;
}

interface Unsaved {
  /** Where it lives: as long as its page, or in the address. */
  scope: 'page' | AddressedScope;
  /** Forgets what was typed, on the device too. */
  discard: () => void;
}

/** Whether leaving would lose something: the page, or only what lives in the address as these. */
export function hasUnsaved(scopes?: readonly AddressedScope[]): boolean {
  return [...unsaved.values()].some(({ scope }) => !scopes || scopes.some((one) => one === scope));
}

/** The person leaves without saving: every form forgets what was typed. */
export function discardUnsaved(): void {
  for (const { discard } of unsaved.values()) discard();
  unsaved.clear();
}

/** A form was saved or cancelled: navigating away from it no longer asks. */
export function releaseUnsaved(id: string): void {
  unsaved.delete(id);
}

/** Tells the guard that a form holds unsaved changes. Gives the form's id, to release before navigating after a save. */
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

import { useEffect, useId } from 'react';

/**
 * Knows which forms hold changes that are not saved. A router takes one blocker only, so that all forms of a page share
 * this list and one `LeaveGuard` asks for all of them.
 */
const unsaved = new Map<string, Unsaved>();

interface Unsaved {
  /** `edit`: the form lives in the address too (`?edit=1`), so that Back asks as well. */
  scope: 'page' | 'edit';
  /** Forgets what was typed, on the device too. */
  discard: () => void;
}

/** Whether leaving would lose something; `editOnly` asks about the form that lives as long as `?edit=1`. */
export function hasUnsaved(editOnly: boolean): boolean {
  return [...unsaved.values()].some(({ scope }) => !editOnly || scope === 'edit');
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

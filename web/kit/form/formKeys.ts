import type { KeyboardEvent } from 'react';

interface KeyTargets {
  /** Saves; with `next` the person goes on to the next record. */
  onSave: (next: boolean) => void;
  onCancel: () => void;
}

/**
 * The keys of a form inside a page: Enter in a field saves and goes on, Ctrl and Enter saves from anywhere, Escape cancels.
 * A list that is open keeps its own keys, and so does what lies over the page.
 */
export function formKeys({ onSave, onCancel }: KeyTargets) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (target.getAttribute('aria-expanded') === 'true') return;
    const everywhere = event.ctrlKey || event.metaKey;
    const inField = target instanceof HTMLInputElement && !event.shiftKey && !event.altKey;
    if (key === 'Escape') onCancel();
    else if (key === 'Enter' && (everywhere || inField)) onSave(!everywhere);
    else return;
    event.preventDefault();
  };
}

import type { KeyboardEvent } from 'react';

interface KeyTargets {
  /** Saves; with `next`, the next record opens afterwards. */
  onSave: (next: boolean) => void;
  onCancel: () => void;
}

/**
 * Creates the key handler of a form inside a page: Enter in an input saves and opens the next record, Ctrl+Enter anywhere
 * just saves, Escape cancels. An open list and anything over the page handle their own keys.
 */
export function formKeys({ onSave, onCancel }: KeyTargets) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key } = event;
    if (isHandled(event) || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (target.getAttribute('aria-expanded') === 'true') return;
    const everywhere = (event.ctrlKey || event.metaKey) && !event.altKey;
    const inField = target instanceof HTMLInputElement && !event.shiftKey && !event.altKey;
    if (key === 'Escape') onCancel();
    else if (key === 'Enter' && (everywhere || inField)) onSave(!everywhere);
    else return;
    event.preventDefault();
  };
}

/** Whether something inside has handled the key. A field with a list claims Escape even while its list is closed. */
export function isHandled({ defaultPrevented, key, target }: KeyboardEvent): boolean {
  const isClosedList = target instanceof Element && target.matches('[role=combobox][aria-expanded=false]');
  return defaultPrevented && !(key === 'Escape' && isClosedList);
}

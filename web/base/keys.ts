/** Rules of keyboard input that no handler can forget, because they apply before any handler runs. */

import { isRightToLeft } from './language.ts';

/** The key code of a key that an input method processes: in Safari the only sign on the Enter that ends a composition. */
const PROCESSED = 229;

/**
 * Hides the keys that belong to an input method from every handler, from libraries' handlers, too: the Enter that picks a
 * candidate must not save, the Escape that ends a composition must not close. Install it before anything else listens.
 * Returns a function that removes it.
 */
export function hideComposingKeys(): () => void {
  window.addEventListener('keydown', hideIfComposing, { capture: true });
  return () => window.removeEventListener('keydown', hideIfComposing, { capture: true });
}

function hideIfComposing(event: KeyboardEvent): void {
  if (!event.isComposing && event.keyCode !== PROCESSED) return;
  event.stopImmediatePropagation();
  // Enter in a single-line field also submits its form, without any handler.
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

const TURNED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Returns an arrow key as it is meant where a page is read from left to right: the right one leads on, the left one back. */
export const readingKey = (key: string): string => (isRightToLeft() ? (TURNED[key] ?? key) : key);

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Returns the letter of a command, in lower case: Ctrl or ⌘ and a letter, with or without Shift; null for every other key.
 * On a layout without Latin letters it is the letter at that place of a Latin keyboard. With Alt it is no command: AltGr is
 * Ctrl+Alt on Windows and types a letter.
 */
export function commandLetter({ key, code, ctrlKey, metaKey, altKey }: KeyPress): string | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const isOtherScript = /^\p{L}$/u.test(key);
  return isOtherScript ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null) : null;
}

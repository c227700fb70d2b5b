import type { KeyboardEvent, MouseEvent } from 'react';

/** What every row has. */
export interface ListRow {
  id: string;
}

/** Marks the link of a row that arrows move between and Enter follows: put `{...rowLink}` on it. */
export const rowLink = { 'data-row-link': '' };

/** Focuses the first row's link; for the search box and for arrows pressed with nothing focused. */
export function focusFirstRow(): void {
  document.querySelector<HTMLElement>('[data-row-link]')?.focus();
}

/** Arrow keys, Home and End between the links of rows, in tables and cards alike. */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const here = event.target;
  // A form that is open under a row keeps its own keys.
  if (!(here instanceof Element) || here.closest('input:not([type=checkbox]), textarea, select, [data-row-details]'))
    return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const row = here.closest('tr, li');
  const at = links.findIndex((link) => row?.contains(link));
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const link = next === undefined ? undefined : links[next];
  if (!link) return;
  event.preventDefault();
  link.focus();
  link.scrollIntoView({ block: 'nearest' });
}

/** A plain click on the row itself: not on a control in it, not while text is selected, not for a new tab. */
export function isOwnClick(event: MouseEvent<HTMLElement>): boolean {
  const selecting = (window.getSelection()?.toString() ?? '') !== '';
  return isPlain(event) && controlOf(event) === null && !selecting && !event.defaultPrevented;
}

/** A press of the mouse whose click opens the row: on the row itself, or on its link. */
export function isOpeningPress(event: MouseEvent<HTMLElement>): boolean {
  const control = controlOf(event);
  return isPlain(event) && (control === null || 'rowLink' in control.dataset);
}

/** With the first button, and not for a new tab. */
function isPlain({ button, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey;
}

/** What in a row was pressed and does something of its own. */
function controlOf({ target }: MouseEvent<HTMLElement>): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('a, button, input, label, [role=menu]') : null;
}

import type { KeyboardEvent, MouseEvent } from 'react';

/** The fields of every row. */
export interface ListRow {
  id: string;
}

/** Marks the link of a row, which arrow keys move to and Enter follows: `<Link {...rowLink}>`. */
export const rowLink = { 'data-row-link': '' };

/** Focuses the first row's link, for ArrowDown in the search box. */
export function focusFirstRow(): void {
  document.querySelector<HTMLElement>('[data-row-link]')?.focus();
}

/** Moves the focus between the links of rows on arrow keys, Home and End, in tables and cards. */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const here = event.target;
  // An open form under a row handles its own keys.
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

/** Whether a click is a plain one on the row itself: not on a control, not with text selected, not for a new tab. */
export function isOwnClick(event: MouseEvent<HTMLElement>): boolean {
  const selecting = (window.getSelection()?.toString() ?? '') !== '';
  return isPlain(event) && controlOf(event) === null && !selecting && !event.defaultPrevented;
}

/** Whether a mouse press starts a click that opens the row: on the row itself, or on its link. */
export function isOpeningPress(event: MouseEvent<HTMLElement>): boolean {
  const control = controlOf(event);
  return isPlain(event) && (control === null || 'rowLink' in control.dataset);
}

/** Whether the event is of the main button and not for a new tab. */
function isPlain({ button, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey;
}

/** Returns the pressed control in a row; null if the row itself was pressed. */
function controlOf({ target }: MouseEvent<HTMLElement>): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('a, button, input, label, [role=menu]') : null;
}

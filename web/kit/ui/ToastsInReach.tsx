/** The id of the region of the page's toasts. */
export const TOASTS = 'toasts';

/**
 * Tells the dialog around it that the toasts belong to it: the dialog's trap then lets the focus go to them, and they stay in
 * the accessibility tree. It takes what its content expands, a region among that, for a part of it.
 */
export function ToastsInReach() {
  return <button type="button" hidden aria-expanded="true" aria-controls={TOASTS} />;
}

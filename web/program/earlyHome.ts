/** The programs that Home showed last, as the page itself shows them while the code is on its way (`scripts/earlyHome.ts`). */

/** The id of the element that holds them. */
export const EARLY_HOME = 'early-home';

/** The name under which they are kept with a person's saved state. */
export const KEPT_PROGRAMS = 'programs';

/** What `document.cookie` has while the browser has a session (`gateway/access/session.ts`). */
export const OPEN_SESSION = /(^|; )(__Host-)?lading(-\d+)?-open=/;

/** What is kept of them: names and colors, and nothing of what is in them; with the texts around them in their language. */
export interface KeptPrograms {
  language: string;
  title: string;
  note: string;
  programs: readonly { name: string; to: string; color: string }[];
}

const early = () => globalThis.document?.getElementById(EARLY_HOME) ?? null;

/** Whether this person's programs are still to be shown instead of a page that has nothing to show yet. */
export const isShownEarly = (userId: string): boolean => early()?.dataset.owner === userId;

/** Removes them: they belong to a session that is over. */
export const forgetEarly = (): void => early()?.remove();

/** Moves on from them to the page itself: if they had the focus, its title gets it. The rows of the page may still change places. */
export function moveOnFromEarly(): void {
  const part = early();
  if (!part) return;
  const hadFocus = part.contains(document.activeElement);
  part.remove();
  const title = hadFocus ? document.querySelector<HTMLElement>('main h1') : null;
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
}

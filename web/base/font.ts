/**
 * The font of a first visit. Whoever was signed in on this device before gets the page's own font with the page. Others begin in
 * the font of the system: the sign-in form, all that they may ever see, comes a fifth sooner.
 */
import { PLAIN_FONT } from './firstVisit.ts';

/** Any size of the page's font, for the characters of Latin text. */
const FONT = "16px 'Inter Variable'";

/** Fetches the page's font, without a change on the page. */
export async function fetchFont(): Promise<void> {
  await document.fonts?.load(FONT).catch(() => undefined);
}

/** Shows all text in the page's font as soon as it is there. */
export async function wearFont(): Promise<void> {
  await fetchFont();
  document.documentElement.classList.remove(PLAIN_FONT);
}

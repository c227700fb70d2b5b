/** Places of a page that its other parts lead to, by name: texts are in the user's language, names are not. */

/** The name of a place. */
export type Place = 'dangerousGoods' | 'documents' | 'export' | 'fields' | 'items' | 'results';

/** How many animation frames to wait for an element: about ten seconds, in which slow code arrives. */
const FRAMES = 600;

/** Returns the property that makes an element a place. */
export const placed = (place: Place | undefined) => ({ 'data-place': place });

/** Scrolls to a place, unfolded, and focuses what can be operated there first. */
export function leadTo(place: Place): void {
  reach(place, () => unfolded(document.querySelector(`[data-place="${place}"]`)));
}

/**
 * Scrolls to an element and focuses it as soon as it exists, unless the user has turned to something else by then. In a
 * section, the first element that can be operated gets the focus.
 * @param what names the element in the error that is reported if it does not come
 */
export function reach(what: string, find: () => Element | null): void {
  const turned = new AbortController();
  for (const event of ['pointerdown', 'keydown', 'popstate'])
    window.addEventListener(event, () => turned.abort(), { signal: turned.signal, capture: true });
  const look = (frames: number): void => {
    if (turned.signal.aborted) return;
    const found = find();
    if (found instanceof HTMLElement) {
      turned.abort();
      found.scrollIntoView({ block: 'center' });
      const inside = found.hasAttribute('data-place') ? found.querySelector<HTMLElement>(OPERABLE) : found;
      inside?.focus();
    } else if (frames > 0) requestAnimationFrame(() => look(frames - 1));
    else {
      turned.abort();
      throw new Error(`The page has no place “${what}”`);
    }
  };
  look(FRAMES);
}

const OPERABLE = 'button, a[href], summary';

/** Returns the place; expands it first if it is collapsed into its heading or, on a phone, into a line. */
function unfolded(place: Element | null): Element | null {
  place?.querySelector<HTMLElement>(':is(h2, h3, [data-unfold]) button[aria-expanded="false"]')?.click();
  place?.querySelector(':scope > details')?.setAttribute('open', '');
  return place;
}

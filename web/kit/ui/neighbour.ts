/** Where the focus goes when what had it has gone, is hidden or is disabled. */

/** An element that had the focus, and where it stood. */
export interface Held {
  element: HTMLElement;
  /** The element and everything around it, from the inside out, as it was when it got the focus. */
  path: readonly Element[];
  /** The place that its part has left in the page; null while the part is there. */
  gap: Gap | null;
}

/** A place that a part has left: what contained it, and what stood before and after it. */
export interface Gap {
  parent: Element;
  previous: Node | null;
  next: Node | null;
}

const OPERABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
/** What opens the keyboard of a phone, and takes what is typed next: nobody should find himself in there. */
const TYPED =
  'input:not([type=checkbox], [type=radio], [type=button], [type=file]), select, textarea, [tabindex]:not(a)';
/** The parts that come and go over the page, on their own. What is around them is no neighbour of what they contain. */
const PASSING = '[role=dialog], [role=alertdialog], [role=menu], [role=toolbar], [data-toast]';
/** The parts that the search does not leave. */
const BOUNDS = 'main, nav, header, aside, [role=dialog], [role=alertdialog], body';

/** Whether an element can take the focus: it is on the page, seen and enabled. */
export function isUsable(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert], [aria-hidden=true]'))
    return false;
  // jsdom knows no layout.
  return typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });
}

/**
 * Returns what gets the focus in place of what has lost it: the button that had opened the part which went, or else the next
 * element beside it, or else the one before, from the inside out. Of a dialog, a menu, a toolbar or a toast it is what had
 * the focus before, or a neighbour of that. Null if nothing is left there.
 * @param history what had the focus, the latest last
 */
export function neighbourOf(history: readonly Held[]): HTMLElement | null {
  const lost = history.at(-1);
  if (!lost) return null;
  const stays = lost.path.findIndex((element) => element.isConnected);
  const gone = stays === -1 ? lost.path : lost.path.slice(0, stays);
  const passed = gone.findLast((element) => element.matches(PASSING));
  if (passed) return before(history, passed);
  const parent = lost.path[stays];
  if (!(parent instanceof HTMLElement)) return null;
  const gap: Gap =
    parent === lost.element
      ? { parent: parent.parentElement ?? parent, previous: parent, next: parent.nextSibling }
      : lost.gap?.parent === parent
        ? lost.gap
        : { parent, previous: null, next: parent.firstChild };
  return beside(gap);
}

/** Returns what had the focus before it went into a part that has gone, or a neighbour of that. */
function before(history: readonly Held[], part: Element): HTMLElement | null {
  const outside = history.slice(0, history.findLastIndex(({ path }) => !path.includes(part)) + 1);
  const last = outside.at(-1);
  return last && isUsable(last.element) ? last.element : neighbourOf(outside);
}

function beside({ parent, previous, next }: Gap): HTMLElement | null {
  const opener = previous instanceof Element && previous.isConnected ? closedBy(previous) : null;
  if (opener) return opener;
  let follows = (element: Element): boolean => next?.isConnected === true && isAtOrAfter(element, next);
  for (let scope: Element | null = parent; scope; scope = scope.parentElement) {
    const operable = [...scope.querySelectorAll<HTMLElement>(OPERABLE)].filter(isTarget);
    const found = operable.find(follows) ?? operable.findLast((element) => !follows(element));
    if (found) return found;
    if (scope.matches(BOUNDS)) return null;
    const inner = scope;
    follows = (element) => isAtOrAfter(element, inner);
  }
  return null;
}

const isTarget = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(TYPED) && isUsable(element);

function isAtOrAfter(element: Element, mark: Node): boolean {
  return mark.contains(element) || Boolean(mark.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Returns the button by which a part that stood after the element was opened; null if there is none. */
function closedBy(element: Element): HTMLElement | null {
  const closed = '[aria-expanded=false]:not([aria-haspopup])';
  const button = element.matches(closed) ? element : element.querySelector(closed);
  return button instanceof HTMLElement && isUsable(button) ? button : null;
}

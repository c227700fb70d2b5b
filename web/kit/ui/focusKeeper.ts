import { type Gap, type Held, isUsable, neighbourOf } from './neighbour.ts';

/** What keeps the focus of a page. */
export interface FocusKeeper {
  /** What last had the focus, even if it has gone since; null if the user has put the focus nowhere. */
  last: () => HTMLElement | null;
  /** Forgets what had the focus: another page has come, and no neighbour is on it. */
  forget: () => void;
  stop: () => void;
}

/** How many elements that had the focus are remembered: enough to lead out of dialogs over dialogs. */
const REMEMBERED = 12;
const DIALOG = '[role=dialog], [role=alertdialog]';

/**
 * Keeps the focus on the page: when what has it is removed, hidden or disabled, its next sensible neighbour gets it. Otherwise
 * keyboard users would start again at the top, and screen readers would say nothing. A button that is disabled while it works
 * gets it back. Whoever knows better, as a dialog that closes or a form that was saved, has two frames to do so.
 */
export function keepFocus(): FocusKeeper {
  let history: Held[] = [];
  let waiting = 0;
  const listening = new AbortController();

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const path: Element[] = [];
    for (let at: Element | null = target; at; at = at.parentElement) path.push(at);
    history = [...history.filter(({ element }) => element !== target), { element: target, path, gap: null }].slice(
      -REMEMBERED,
    );
  }

  /** A press beside everything takes the focus away on purpose. In a dialog it cannot: what is around it is out of reach. */
  function release({ target }: PointerEvent): void {
    const last = history.at(-1);
    if (!last || !(target instanceof Element) || target.closest(DIALOG)) return;
    if (!last.element.contains(target)) history = [];
  }

  function watch(records: readonly MutationRecord[]): void {
    for (const held of history) if (!held.gap && !held.element.isConnected) held.gap = gapOf(held, records);
    if (!isLost() || waiting || history.length === 0) return;
    waiting = requestAnimationFrame(() => {
      waiting = requestAnimationFrame(() => {
        waiting = 0;
        settle();
      });
    });
  }

  function settle(): void {
    const last = history.at(-1);
    if (!last || !isLost() || isBusy(last.element)) return;
    const next = isUsable(last.element) ? last.element : neighbourOf(history);
    (next ?? titleOf(last))?.focus({ preventScroll: next === null });
  }

  const observer = new MutationObserver(watch);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  document.addEventListener('focusin', remember, { signal: listening.signal });
  document.addEventListener('pointerdown', release, { signal: listening.signal, capture: true });
  return {
    last: () => history.at(-1)?.element ?? null,
    forget() {
      history = [];
    },
    stop() {
      listening.abort();
      observer.disconnect();
      cancelAnimationFrame(waiting);
    },
  };
}

/** Whether the focus is nowhere. Firefox leaves it on a disabled button, where no key is heard. */
function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}

/** Whether a button is disabled only while it works. */
const isBusy = (element: HTMLElement): boolean =>
  element.isConnected && element.matches(':disabled') && element.hasAttribute('data-loading');

/** Returns the place that the part with the element has left. */
function gapOf({ path }: Held, records: readonly MutationRecord[]): Gap | null {
  const stays = path.findIndex((element) => element.isConnected);
  const [part, parent] = [path[stays - 1], path[stays]];
  const record = records.find(
    ({ target, removedNodes }) => target === parent && part && [...removedNodes].includes(part),
  );
  return record && parent ? { parent, previous: record.previousSibling, next: record.nextSibling } : null;
}

/** Returns the dialog that the lost element was in, or else the title of the page. */
function titleOf({ path }: Held): HTMLElement | null {
  const dialog = path.find((element) => element.isConnected && element.matches(DIALOG));
  return dialog instanceof HTMLElement ? dialog : pageTitle();
}

/** Returns the title of the open page, ready to take the focus; null while it has none. */
export function pageTitle(): HTMLElement | null {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title) title.tabIndex = -1;
  return title;
}

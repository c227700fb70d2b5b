import { trail } from '../kit/record/Page.tsx';
import { pageTitle } from '../kit/ui/focusKeeper.ts';
import { isUsable } from '../kit/ui/neighbour.ts';

/** How many animation frames to wait for the page's title: about ten seconds, in which slow data arrives. */
const FRAMES = 600;
/** For how many frames the title keeps the focus against a dialog or menu that gives it back where it was opened. */
const GUARDED = 12;

interface Arrival {
  /** The address of the row that was followed from this page, if the user has come back to it. */
  row: string | undefined;
  /** Says the page's name. It is for pages that focus something else than their title, which says it itself. */
  name: (title: string) => void;
}

/**
 * Leads the focus to the title of a page that has just come, or to the row that the user comes back to. It stays where it is if
 * that is part of the new page, too: in a list beside, on an arrow, in a field that the page has focused. It also stays
 * if the user turns to something before the title arrives.
 * @returns the function that gives up
 */
export function enterPage({ row, name }: Arrival): () => void {
  const turned = new AbortController();
  const { signal } = turned;
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(event, () => turned.abort(), { signal, capture: true });

  function look(frames: number): void {
    if (signal.aborted) return;
    const title = pageTitle();
    // Without a title it is a page that says why there is nothing.
    const isComing = title === null || (row !== undefined && document.querySelector('main [aria-busy=true]') !== null);
    if (isComing && frames > 0) {
      requestAnimationFrame(() => look(frames - 1));
      return;
    }
    const { activeElement } = document;
    if (isPart(activeElement)) {
      turned.abort();
      name(pageName());
      return;
    }
    const link = row === undefined ? null : rowOf(row);
    if (link) name(pageName());
    hold(link ?? title ?? document.querySelector('main'), GUARDED);
  }

  /** Focuses what the page begins with. What closes late, as the palette, gives the focus back to its button. */
  function hold(start: HTMLElement | null, frames: number): void {
    if (signal.aborted || !start?.isConnected) return;
    const { activeElement } = document;
    const isUnderDialog = activeElement?.closest('[role=dialog], [role=alertdialog]') != null;
    if (!isUnderDialog && activeElement !== start) {
      if (isPart(activeElement)) turned.abort();
      else start.focus({ preventScroll: true });
    }
    if (isUnderDialog || frames > 0) requestAnimationFrame(() => hold(start, frames - 1));
    else turned.abort();
  }

  look(FRAMES);
  return () => turned.abort();
}

/** Whether an element is operated on the new page: neither its title nor what only contains it. */
function isPart(element: Element | null): boolean {
  return (
    element instanceof HTMLElement &&
    element.closest('main') !== null &&
    !element.matches('main, h1') &&
    isUsable(element)
  );
}

/** Returns the name of the open page: its last breadcrumb. */
const pageName = (): string => trail.get().at(-1)?.label ?? '';

function rowOf(address: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main a[data-row-link][href="${CSS.escape(address)}"]`);
}

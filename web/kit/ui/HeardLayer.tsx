import { useEffect } from 'react';
import { runningWork } from '../../base/work.ts';

/** How long after a click work may begin to count as its effect. */
const BEGINS_WITHIN_MS = 60;
/** What is marked: a button, a link, or the row that opens a record. */
const PRESSABLE = 'button, a[href], summary, [role=menuitem], tbody > tr, ul > li:has(> [data-row-link])';

/**
 * Shows at once that a click was heard: what was pressed looks busy (`data-heard`) until the requests, code and navigation that
 * it has begun are done. Render it once, for all buttons, links and rows.
 */
export function HeardLayer() {
  useEffect(() => {
    let release = () => {};
    const onClick = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
      if (!pressed) return;
      const before = runningWork.get();
      setTimeout(() => {
        const begun = [...runningWork.get()].filter((piece) => !before.has(piece));
        if (begun.length === 0 || !pressed.isConnected) return;
        release();
        release = markUntil(pressed, () => begun.every((piece) => !runningWork.get().has(piece)));
      }, BEGINS_WITHIN_MS);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      release();
    };
  }, []);
  return null;
}

/** Marks an element as busy until the work is done, and returns the function that ends it earlier. */
function markUntil(element: Element, isDone: () => boolean): () => void {
  element.setAttribute('data-heard', '');
  const release = () => {
    element.removeAttribute('data-heard');
    stop();
  };
  const stop = runningWork.subscribe(() => isDone() && release());
  return release;
}

import { type PointerEventHandler, useEffect, useReducer, useRef } from 'react';

/** The maximum milliseconds from a release to its click: a touch clicks later than a mouse. */
const CLICK_MS = 100;

/**
 * Returns the shown value, frozen from pointer press to release: a response in between does not replace the row that the
 * user is clicking. Put `onPointerDown` on the element around the rows.
 */
export function useFrozenWhilePressed<Shown>(shown: Shown): { held: Shown; onPointerDown: PointerEventHandler } {
  const stop = useRef<(() => void) | null>(null);
  const held = useRef(shown);
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  if (!stop.current) held.current = shown;
  useEffect(() => () => stop.current?.(), []);

  function onPointerDown() {
    stop.current?.();
    const press = new AbortController();
    let ending: ReturnType<typeof setTimeout> | undefined;
    stop.current = () => {
      clearTimeout(ending);
      press.abort();
      stop.current = null;
    };
    const release = () => {
      stop.current?.();
      drawAnew();
    };
    const { signal } = press;
    addEventListener('click', () => queueMicrotask(release), { signal });
    for (const end of ['pointerup', 'pointercancel']) {
      addEventListener(end, () => (ending = setTimeout(release, CLICK_MS)), { signal });
    }
  }
  return { held: held.current, onPointerDown };
}

import { type PointerEventHandler, useEffect, useReducer, useRef } from 'react';

/** How long after a press its click may come, in milliseconds: a finger's comes later than a mouse's. */
const CLICK_MS = 100;

/**
 * What was shown when a pointer was pressed stays until it is released: an answer that comes in between does not take away
 * the row that somebody is clicking. Put `onPointerDown` on what holds the rows.
 */
export function useHeldWhilePressed<Shown>(shown: Shown): { held: Shown; onPointerDown: PointerEventHandler } {
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

import { type PointerEventHandler, useEffect, useRef, useState } from 'react';

/** The maximum milliseconds from a release to its click: a touch clicks later than a mouse. */
const CLICK_MS = 100;

/**
 * Returns the shown value, frozen from pointer press to release: a response in between does not replace the row that the
 * user is clicking. Put `onPointerDown` on the element around the rows.
 */
export function useFrozenWhilePressed<Shown>(shown: Shown): { held: Shown; onPointerDown: PointerEventHandler } {
  const stop = useRef<(() => void) | null>(null);
  const [frozen, setFrozen] = useState<{ value: Shown } | null>(null);
  const held = frozen ? frozen.value : shown;
  useEffect(() => () => stop.current?.(), []);

  function onPointerDown() {
    stop.current?.();
    setFrozen({ value: held });
    const press = new AbortController();
    let ending: ReturnType<typeof setTimeout> | undefined;
    stop.current = () => {
      clearTimeout(ending);
      press.abort();
      stop.current = null;
    };
    const release = () => {
      stop.current?.();
      setFrozen(null);
    };
    const { signal } = press;
    addEventListener('click', () => queueMicrotask(release), { signal });
    for (const end of ['pointerup', 'pointercancel']) {
      addEventListener(end, () => (ending = setTimeout(release, CLICK_MS)), { signal });
    }
  }
  return { held, onPointerDown };
}

/** Whether the line over a list has room for the labels of its buttons: languages differ by half in how long they are. */
import { createContext, type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the buttons over a list are their icons alone, with names that appear on hover and focus. */
export const CrowdedContext = createContext(false);

/** By how much a line must get wider before it is tried with labels again (px): not at each step of a drag. */
const WIDER = 24;

/** Returns whether a line would wrap if the labels of its buttons were shown. @param line the element with its parts as children */
export function useCrowded(line: RefObject<HTMLElement | null>): boolean {
  /** The width at which it wrapped; null while it has not. */
  const [wrappedAt, setWrappedAt] = useState<number | null>(null);
  useLayoutEffect(() => {
    const box = line.current;
    if (!box) return;
    const look = () => {
      const { clientWidth, offsetHeight } = box;
      const tallest = Math.max(...[...box.children].map((part) => part.getBoundingClientRect().height));
      const isWrapped = offsetHeight > 1.5 * tallest;
      setWrappedAt((before) => {
        if (before !== null) return clientWidth > before + WIDER ? null : before;
        return isWrapped ? clientWidth : null;
      });
    };
    look();
    const observer = new ResizeObserver(look);
    for (const part of [box, ...box.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [line]);
  return wrappedAt !== null;
}

/**
 * Draws pages, or parts of them, by React's production build, as browsers do. It takes half the time of the build for
 * development, which Testing Library's own `render` needs for its `act`.
 */
import { configure } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type RootOptions } from 'react-dom/client';

interface Drawn {
  container: HTMLElement;
  /** Draws something else in its place. */
  rerender: (node: ReactNode) => void;
  unmount: () => void;
}

const shown = new Set<Drawn>();

// After each action of a user and each wait, React draws what is due before a test looks.
configure({
  asyncWrapper: async (work) => {
    const result = await work();
    await dueWork();
    return result;
  },
});

/** React schedules its work behind timers that are due. */
function dueWork(): Promise<void> {
  return new Promise((resolve) => setTimeout(() => setImmediate(resolve)));
}

/** Draws into a new element of the page. */
export function render(node: ReactNode, options: RootOptions = {}): Drawn {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, options);
  const rerender = (next: ReactNode) => flushSync(() => root.render(next));
  const drawn: Drawn = {
    container,
    rerender,
    unmount: () => {
      flushSync(() => root.unmount());
      container.remove();
      shown.delete(drawn);
    },
  };
  shown.add(drawn);
  rerender(node);
  return drawn;
}

/** Removes everything that is drawn. */
export function cleanup(): void {
  for (const { unmount } of [...shown]) unmount();
}

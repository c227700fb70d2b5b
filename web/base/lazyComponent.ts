import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { isUnreachable } from './errors.ts';
import { preload } from './preload.ts';
import { onWake, spread } from './wake.ts';
import { beginWork } from './work.ts';

/** How long until code is asked for again that a silent server did not send, in milliseconds. */
const AGAIN_MS = 5000;

/** Whether nothing answers: then the code follows later. A server that answers has other code by now, or lacks this. */
async function isSilent(): Promise<boolean> {
  if (!navigator.onLine) return true;
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
    return false;
  } catch {
    return true;
  }
}

/** Calls back once, when trying again may help. Returns the function that ends this. */
function whenWorthIt(listener: () => void): () => void {
  const go = () => {
    stop();
    listener();
  };
  const timer = setTimeout(go, spread(AGAIN_MS));
  const asleep = onWake(go);
  const stop = () => {
    clearTimeout(timer);
    asleep();
  };
  return stop;
}

/** A component whose code loads when it is first rendered, or earlier with `preload`. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code ahead of the first render. */
  preload: () => void;
};

/**
 * Creates a component whose code loads when it is first rendered. React's `lazy` suspends even if the code is loaded, and
 * React reveals suspended content no sooner than 300 ms after its fallback. This component renders as soon as it can.
 * @param load resolves to the component; if it fails, the nearest error boundary shows why
 * @param waiting the placeholder until then
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  async function ask(): Promise<ComponentType<Props>> {
    if (loaded) return loaded;
    const end = beginWork();
    try {
      loaded = await load();
      return loaded;
    } finally {
      end();
    }
  }
  function LazyComponent(props: Props) {
    const [Shown, show] = useState(() => loaded);
    useEffect(() => {
      if (Shown) return;
      let gone = false;
      let stop: (() => void) | null = null;
      const attempt = () =>
        void ask().then(
          (component) => !gone && show(() => component),
          async (error: unknown) => {
            // Without the server the code follows later; what is on the page stays.
            if (isUnreachable(error) && (await isSilent())) {
              if (!gone) stop = whenWorthIt(attempt);
              return;
            }
            if (gone) return;
            // Thrown during render: error boundaries catch errors only there.
            show(() => {
              throw error;
            });
          },
        );
      attempt();
      return () => {
        gone = true;
        stop?.();
      };
    }, [Shown]);
    return Shown ? createElement(Shown, props) : waiting;
  }
  return Object.assign(LazyComponent, { preload: () => preload(ask) });
}

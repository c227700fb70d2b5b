import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { preload } from './preload.ts';

/** A component whose code comes when it is first drawn, or ahead of that. */
export type Lazily<Props> = ((props: Props) => ReactNode) & {
  /** Loads its code ahead. */
  preload: () => void;
};

/**
 * Makes a component of code that is loaded when it is first drawn. React's `lazy` suspends even where the code is there
 * already, and React shows what was suspended no sooner than 300 ms after its fallback. This draws it as soon as it is there.
 * @param load gives the component; where it fails, the nearest error boundary says why
 * @param waiting stands in its place until then
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): Lazily<Props> {
  let loaded: ComponentType<Props> | null = null;
  async function ask(): Promise<ComponentType<Props>> {
    loaded ??= await load();
    return loaded;
  }
  function Lazily(props: Props) {
    const [Shown, show] = useState(() => loaded);
    useEffect(() => {
      if (Shown) return;
      let gone = false;
      ask().then(
        (component) => !gone && show(() => component),
        (error: unknown) => {
          if (gone) return;
          // Thrown while it is drawn, which is where error boundaries look.
          show(() => {
            throw error;
          });
        },
      );
      return () => {
        gone = true;
      };
    }, [Shown]);
    return Shown ? createElement(Shown, props) : waiting;
  }
  return Object.assign(Lazily, { preload: () => preload(ask) });
}

import { useMemo, useSyncExternalStore } from 'react';

/** Below this the navigation and the side panel are drawers, and tables are cards. */
export const PHONE = '(max-width: 767.98px)';
/** Above this the side panel starts open, and both it and the navigation fit. */
export const WIDE = '(min-width: 1280.02px)';

/** Whether a media query matches now. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  return useSyncExternalStore(
    (listener) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => list.matches,
  );
}

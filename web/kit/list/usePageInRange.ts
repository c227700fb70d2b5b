import { useEffect } from 'react';
import type { PageMeta } from './Pager.tsx';

/** A list as far as its pages go. */
interface PagedList {
  state: { page: number };
  setPage: (page: number, options: { replace: true }) => void;
}

/** A page past the last, as an old link may ask for, becomes the last. */
export function usePageInRange(list: PagedList, meta: PageMeta | undefined): void {
  const beyond = meta !== undefined && meta.count > 0 && list.state.page > meta.pages;
  const last = meta?.pages ?? 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only being beyond the last page moves.
  useEffect(() => {
    if (beyond) list.setPage(last, { replace: true });
  }, [beyond, last]);
}

import { useEffect } from 'react';
import type { PageMeta } from './Pager.tsx';

/** The parts of a list's state that paging needs. */
interface PagedList {
  state: { page: number };
  setPage: (page: number, options: { replace: true }) => void;
}

/** Replaces a page past the last, as in an old link, by the last page. */
export function usePageInRange(list: PagedList, meta: PageMeta | undefined): void {
  const beyond = meta !== undefined && meta.count > 0 && list.state.page > meta.pages;
  const last = meta?.pages ?? 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only being beyond the last page moves.
  useEffect(() => {
    if (beyond) list.setPage(last, { replace: true });
  }, [beyond, last]);
}

import { useEffect } from 'react';
import type { PageMeta } from './Pager.tsx';
import type { ListController } from './useListState.ts';

/** A page past the last, as an old link may ask for, becomes the last. */
export function usePageInRange<Filter, Field extends string>(
  list: ListController<Filter, Field>,
  meta: PageMeta | undefined,
): void {
  const beyond = meta !== undefined && meta.count > 0 && list.state.page > meta.pages;
  const last = meta?.pages ?? 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only being beyond the last page moves.
  useEffect(() => {
    if (beyond) list.setPage(last, { replace: true });
  }, [beyond, last]);
}

import { useEffect, useEffectEvent } from 'react';
import type { TurnPage } from './listState.ts';
import type { PageMeta } from './Pager.tsx';

/** Turns a list whose answered page is past the last, as in an old link or after removals, to the last page. */
export function usePageInRange(turn: TurnPage, meta: PageMeta | null | undefined): void {
  const last = meta?.pages ?? 1;
  const beyond = meta != null && meta.count > 0 && meta.page > last;
  // In place of the entry that led there: Back must not lead there again.
  const goTo = useEffectEvent((page: number) => turn(page, { replace: true }));
  useEffect(() => {
    if (beyond) goTo(last);
  }, [beyond, last]);
}

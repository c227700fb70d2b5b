import { useCallback, useMemo } from 'react';
import { useLatest } from '../../base/useLatest.ts';
import { arranged, defaultChoice, isFixed, leastWidth, resized } from './arrange.ts';
import type { Column } from './columns.ts';
import type { ListController } from './useListState.ts';

/** Returns the columns that a list shows, as the user has chosen them, and how the table shows them. */
export function useArranged<Row, Name extends string>(
  { state, views, setColumns }: Pick<ListController<never, string>, 'state' | 'views' | 'setColumns'>,
  columns: readonly Column<Row, Name>[],
  minWidth: string | undefined,
) {
  const chosen = state.columns ?? null;
  const shown = useMemo(() => arranged(columns, chosen), [columns, chosen]);
  const latest = useLatest({ columns, chosen, setColumns });
  const onResize = useCallback(
    (id: string, width: number | null) => {
      const { columns: all, chosen: now } = latest.current;
      const fixed = all.filter((column) => isFixed(column) && !now?.some(({ name }) => name === column.id));
      const whole = [
        ...fixed.map((column) => ({ name: column.id as string, width: null })),
        ...(now ?? defaultChoice(all)),
      ];
      const unique = whole.filter(({ name }, at) => whole.findIndex((one) => one.name === name) === at);
      latest.current.setColumns(resized(unique, id, width));
    },
    [latest],
  );
  return {
    shown,
    exported: useMemo(() => shown.filter(({ cardOnly }) => !cardOnly).map(({ id }) => id), [shown]),
    minWidth: chosen ? leastWidth(shown) : minWidth,
    onResize: views?.kept ? onResize : undefined,
  };
}

import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BARE, type ChangeOptions, type ListState, readPage, readSort, type Sort, writeSort } from './listState.ts';
import { useListChanges } from './useListChanges.ts';

interface InnerListSpec<View extends string, Field extends string> {
  /** The views of the list; the first one is the default. */
  views: readonly [View, ...View[]];
  sortable: readonly Field[];
  defaultSort: Sort<Field>;
  pageSize: number;
}

/**
 * Returns the view, sort and page of a list inside a record, kept in the address under the list's name:
 * `?documents=all&documentsSort=number:asc&documentsPage=2`. Changing the view or sort goes back to page 1.
 */
export function useInnerList<View extends string, Field extends string>(
  name: string,
  { views, sortable, defaultSort, pageSize }: InnerListSpec<View, Field>,
) {
  const [parameters, setParameters] = useSearchParams();
  const names = { view: name, sort: `${name}Sort`, page: `${name}Page` };
  const view = views.find((one) => one === parameters.get(names.view)) ?? views[0];
  const [sorted, page] = [parameters.get(names.sort), readPage(parameters.get(names.page), pageSize)];
  const state: ListState<Field> = useMemo(
    () => ({ ...BARE, view, sort: readSort(sortable, sorted), page }),
    [view, sortable, sorted, page],
  );
  const write = (next: ListState<Field>, options?: ChangeOptions) => {
    const wanted = writeSort(next.sort ?? defaultSort);
    const written = {
      [names.view]: next.view === views[0] ? undefined : next.view,
      [names.sort]: wanted === writeSort(defaultSort) ? undefined : wanted,
      [names.page]: next.page === 1 ? undefined : String(next.page),
    };
    setParameters((before) => {
      const after = new URLSearchParams(before);
      for (const [key, value] of Object.entries(written)) {
        if (value === undefined) after.delete(key);
        else after.set(key, value);
      }
      return after;
    }, options);
  };
  return { ...useListChanges(state, defaultSort, write), state: { view, sort: state.sort ?? defaultSort, page } };
}

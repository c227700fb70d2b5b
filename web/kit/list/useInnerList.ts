import { useSearchParams } from 'react-router-dom';
import { nextSort, readPage, readSort, type Sort, writeSort } from './listState.ts';

interface InnerListSpec<View extends string, Field extends string> {
  /** The views of the list; the first one is the default. */
  views: readonly [View, ...View[]];
  sortable: readonly Field[];
  defaultSort: Sort<Field>;
}

/**
 * Returns the view, sort and page of a list inside a record, kept in the address under the list's name:
 * `?documents=all&documentsSort=number:asc&documentsPage=2`. Changing the view or sort goes back to page 1.
 */
export function useInnerList<View extends string, Field extends string>(
  name: string,
  { views, sortable, defaultSort }: InnerListSpec<View, Field>,
) {
  const [parameters, setParameters] = useSearchParams();
  const names = { view: name, sort: `${name}Sort`, page: `${name}Page` };
  const view = views.find((one) => one === parameters.get(names.view)) ?? views[0];
  const sort = readSort(sortable, parameters.get(names.sort)) ?? defaultSort;
  const page = readPage(parameters.get(names.page));
  const go = (changes: { view?: View; sort?: Sort<Field>; page?: number }, replace = false) => {
    const next = { view, sort, page: 1, ...changes };
    const written = {
      [names.view]: next.view === views[0] ? null : next.view,
      [names.sort]: writeSort(next.sort) === writeSort(defaultSort) ? null : writeSort(next.sort),
      [names.page]: next.page === 1 ? null : String(next.page),
    };
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(written)) {
          if (value === null) after.delete(key);
          else after.set(key, value);
        }
        return after;
      },
      { replace },
    );
  };
  return {
    state: { view, sort, page },
    setView: (next: View) => go({ view: next }),
    toggleSort: (field: Field) => go({ sort: nextSort(sort, field) }),
    setPage: (next: number, { replace = false } = {}) => go({ page: next }, replace),
  };
}

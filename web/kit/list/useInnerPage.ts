import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ChangeOptions, readPage, type TurnPage } from './listState.ts';

/** Returns the page of a list inside a record, kept in the address under its own name: `?itemsPage=2`. */
export function useInnerPage(name: string, rowsOfPage: number): [page: number, setPage: TurnPage] {
  const [parameters, setParameters] = useSearchParams();
  const setPage = useCallback(
    (page: number, options?: ChangeOptions) =>
      setParameters((before) => {
        const after = new URLSearchParams(before);
        if (page > 1) after.set(name, String(page));
        else after.delete(name);
        return after;
      }, options),
    [name, setParameters],
  );
  return [readPage(parameters.get(name), rowsOfPage), setPage];
}

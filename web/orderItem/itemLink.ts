/** A link that opens an item of a record at a field: in the address, so that other pages can lead there, too. */
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

const OPEN_ITEM = 'openItem';
const OPEN_FIELD = 'openField';

/** Returns the parameters of a record's address, with the page of its items that shows an item, and the field to open. */
export function withOpenItem(
  before: URLSearchParams,
  { id, page, field }: { id: string; page: number; field: string },
): URLSearchParams {
  const after = new URLSearchParams(before);
  if (page > 1) after.set('itemsPage', String(page));
  else after.delete('itemsPage');
  after.set(OPEN_ITEM, id);
  after.set(OPEN_FIELD, field);
  return after;
}

/**
 * Opens the item that the address names once it is among the rows, and forgets it: opened once, a row can be closed.
 * @param ids the ids of the rows, comma-separated
 */
export function useOpenItem(ids: string, open: (id: string, field: string) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get(OPEN_ITEM);
  const field = parameters.get(OPEN_FIELD) ?? '';
  const isHere = id !== null && ids.split(',').includes(id);
  const arrive = useEffectEvent((there: string, at: string) => {
    open(there, at);
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(OPEN_ITEM);
        after.delete(OPEN_FIELD);
        return after;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isHere) arrive(id, field);
  }, [isHere, id, field]);
}

import { useCallback, useMemo, useState } from 'react';
import { useDebounced } from '../../base/useDebounced.ts';

/** The typing pause before the server is queried. */
const SEARCH_REST_MS = 300;
/** The number of options per request, and the maximum in a list before the search has to be narrowed. */
const STEP = 20;
const MOST = 100;

/**
 * Returns the search of a picker: none until it is opened (`skip`), then the typed text after a pause of 300 ms, and 20
 * more options each time the end of the list is reached, up to 100.
 */
export function usePickerSearch() {
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
  const [items, setItems] = useState(STEP);
  const search = useDebounced(text.trim(), SEARCH_REST_MS);

  const onSearch = useCallback((typed: string) => {
    setText(typed);
    setItems(STEP);
  }, []);
  const onOpen = useCallback(() => setOpened(true), []);
  const onMore = useCallback(() => setItems((count) => Math.min(count + STEP, MOST)), []);

  return useMemo(
    () => ({
      skip: !opened,
      search: search === '' ? null : search,
      /** Whether the typed text has not been searched for yet. */
      resting: text.trim() !== search,
      items,
      onSearch,
      onOpen,
      onMore: items < MOST ? onMore : undefined,
    }),
    [opened, text, search, items, onSearch, onOpen, onMore],
  );
}

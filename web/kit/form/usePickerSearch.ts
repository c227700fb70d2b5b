import { useCallback, useMemo, useState } from 'react';
import { useDebounced } from './useDebounced.ts';

/** How long typing in a menu rests before the server is asked. */
const SEARCH_REST_MS = 300;
/** Options asked for at once, and the most that a list shows before the search has to be narrowed. */
const STEP = 20;
const MOST = 100;

/**
 * What a picker asks the server for. Nothing until it is opened (`skip`); then the search text after a rest of 300 ms,
 * and 20 more options each time the end of the list is reached, up to 100.
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
      /** What is typed has not been asked for yet. */
      resting: text.trim() !== search,
      items,
      onSearch,
      onOpen,
      onMore: items < MOST ? onMore : undefined,
    }),
    [opened, text, search, items, onSearch, onOpen, onMore],
  );
}

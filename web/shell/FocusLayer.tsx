import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type FocusKeeper, keepFocus } from '../kit/ui/focusKeeper.ts';
import { enterPage } from './enterPage.ts';

/**
 * Leads the focus: to the title of each new page, and to a neighbour when what has it goes. Render it once, after the pages,
 * so that a page that focuses a field of its own has done so before.
 */
export function FocusLayer() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const [named, setNamed] = useState('');
  const keeper = useRef<FocusKeeper>(null);
  /** The page before and the key of its entry in the browser's history; null before the first page. */
  const shown = useRef<{ page: string; key: string }>(null);
  /** The addresses of the rows that were followed, by the key of their page. */
  const rows = useRef(new Map<string, string>());
  useEffect(() => {
    const kept = keepFocus();
    keeper.current = kept;
    return kept.stop;
  }, []);
  const enter = useEffectEvent((page: string) => {
    const before = shown.current;
    // The browser itself announces a page that it has loaded.
    if (before ? before.page === page : type === 'POP') return;
    const last = keeper.current?.last();
    if (before && last?.hasAttribute('data-row-link')) rows.current.set(before.key, last.getAttribute('href') ?? '');
    keeper.current?.forget();
    setNamed('');
    return enterPage({ row: type === 'POP' ? rows.current.get(key) : undefined, name: setNamed });
  });
  useEffect(() => enter(pathname), [pathname]);
  useEffect(() => {
    shown.current = { page: pathname, key };
  }, [pathname, key]);
  return (
    <chakra.span srOnly aria-live="polite">
      {named}
    </chakra.span>
  );
}

import { useMemo } from 'react';
import { type ItemOptions, LISTED } from './itemColumns.ts';

/** The variables that load a whole list at once. */
const ALL = { search: null, items: 1000, skip: false };

/** Returns the options of the item columns with a list of choices; null until all lists are loaded. */
export function useItemOptions(): { options: ItemOptions | null; error: unknown } {
  // biome-ignore lint/correctness/useHookAtTopLevel: the lists are the same each time.
  const found = LISTED.map(({ source }) => source.useFound(ALL));
  const lists = found.map(({ options }) => options);
  const options = useMemo(() => {
    const entries = LISTED.flatMap(({ id }, at) => (lists[at] ? [[id, lists[at]] as const] : []));
    return entries.length === LISTED.length ? Object.fromEntries(entries) : null;
    // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are what it depends on, one by one.
  }, lists);
  return { options, error: found.find(({ error }) => error)?.error ?? null };
}

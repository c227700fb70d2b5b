import { useMemo, useState } from 'react';
import { BARE, isNarrowed, type ListSpec, type ListState, listVariables } from './listState.ts';
import { useListChanges } from './useListChanges.ts';
import type { ListController } from './useListState.ts';

/** The parts of a list's state that its search and filters need. */
export type FilterController<Filter, Field extends string> = Pick<
  ListController<Filter, Field>,
  'state' | 'variables' | 'narrowed' | 'setSearch' | 'setFilter' | 'dropValue' | 'clear'
>;

/** The state of a list in a dialog: not in the address, but held by the component that opens the dialog. */
export type LocalListState<Field extends string> = ReturnType<typeof useLocalListState<Field>>;

/** Returns the state of a list in a dialog, which starts without search and filters. */
export function useLocalListState<Field extends string>() {
  return useState<ListState<Field>>(BARE);
}

/** Returns the search and the filters of a list in a dialog. */
export function useOwnListState<Filter, Field extends string>(
  spec: ListSpec<Filter, Field>,
  [state, setState]: LocalListState<Field>,
): FilterController<Filter, Field> {
  const changes = useListChanges(state, spec.defaultSort, setState);
  const variables = useMemo(() => listVariables(spec, state), [spec, state]);
  return { ...changes, state, variables, narrowed: isNarrowed(state) };
}

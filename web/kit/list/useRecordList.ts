import type { ListSpec } from './listState.ts';
import { type ListController, useListState } from './useListState.ts';

/** A list's state, and how its query is asked. */
export interface RecordListState<Filter, Field extends string> extends ListController<Filter, Field> {
  /** Options of the query besides its variables: rows from the cache at once, the server's behind them. */
  options: { fetchPolicy: 'cache-and-network'; notifyOnNetworkStatusChange: true };
}

const OPTIONS = { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } as const;

/** The state of the list that is saved as `name`, which holds the page and, where there is one, the program. */
export function useRecordList<Filter, Field extends string>(
  spec: ListSpec<Filter, Field>,
  name: string,
): RecordListState<Filter, Field> {
  return { ...useListState(spec, name), options: OPTIONS };
}

import type { ListSpec } from './listState.ts';
import { type ListController, useListState } from './useListState.ts';

/** A list's state, and the options of its query. */
export interface RecordListState<Filter, Field extends string> extends ListController<Filter, Field> {
  /** The options of the query besides its variables: cached rows at once, then fresh ones from the server. */
  options: { fetchPolicy: 'cache-and-network'; notifyOnNetworkStatusChange: true };
}

const OPTIONS = { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } as const;

/** Returns the state of the list that is saved as `name`, which includes the page and the program, if any. */
export function useRecordList<Filter, Field extends string>(
  spec: ListSpec<Filter, Field>,
  name: string,
): RecordListState<Filter, Field> {
  return { ...useListState(spec, name), options: OPTIONS };
}

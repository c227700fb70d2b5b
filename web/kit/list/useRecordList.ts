import { told } from '../../client/liveState.ts';
import type { ListSpec } from './listState.ts';
import { type ListController, useListState } from './useListState.ts';
import type { ListPlace } from './viewState.ts';

/** A list's state, and the options of its query. */
export interface RecordListState<Filter, Field extends string> extends ListController<Filter, Field> {
  /** The options of the query besides its variables: cached rows at once, then fresh ones from the server. */
  options: typeof OPTIONS | typeof WAITS;
}

/** `RecordList` watches the records of each list. */
const OPTIONS = { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true, context: told } as const;
/** While it is not known which view the list shows, it asks for no rows. */
const WAITS = { ...OPTIONS, fetchPolicy: 'standby' } as const;

/**
 * Returns the state of the list that is saved as `name`, which includes the page and the program, if any.
 * @param place which views it has; without it, it has none
 */
export function useRecordList<Filter, Field extends string>(
  spec: ListSpec<Filter, Field>,
  name: string,
  place?: ListPlace<Filter>,
): RecordListState<Filter, Field> {
  const list = useListState(spec, name, place);
  return { ...list, options: list.waits ? WAITS : OPTIONS };
}

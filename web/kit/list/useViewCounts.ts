import { useListCountsQuery } from '../../generated/operations.ts';
import { isNarrowed, type ListSpec, listVariables } from './listState.ts';
import type { ListController } from './useListState.ts';
import { type ListPlace, type SavedView, stateOfView } from './viewState.ts';

/** How many rows a view has. */
export interface ViewCount {
  count: number;
  more: boolean;
}

/** The most views that are counted, as the server counts them in one call. */
const MOST = 59;

/**
 * Returns how many rows each view of a list has, by its id, and all of them as `all`: one question for all.
 * @param meta the count of what the list shows now; null before it is known
 */
export function useViewCounts<Filter, Field extends string>(
  { views, spec, state }: Pick<ListController<Filter, Field>, 'views' | 'spec' | 'state'>,
  meta: ViewCount | null,
) {
  const counted = views?.views.slice(0, MOST) ?? [];
  const asked = views ? listsOf(spec, views.place as ListPlace<Filter>, counted) : [];
  const skip = asked.length < 2 && !(views?.kept && isNarrowed(state));
  const { data, previousData, refetch } = useListCountsQuery({
    variables: { lists: asked },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  const counts = new Map<string, ViewCount>();
  const known = skip ? [] : ((data ?? previousData)?.listCounts ?? []);
  for (const [index, { count, more }] of known.entries()) {
    const id = index === 0 ? 'all' : counted[index - 1]?.id;
    if (id && count !== null) counts.set(id, { count, more });
  }
  if (meta && !views?.current && !isNarrowed(state)) counts.set('all', meta);
  /** Asks for the counts again; null while there is nothing to ask for. */
  return { counts, recount: skip ? null : () => void refetch() };
}

function listsOf<Filter, Field extends string>(
  spec: ListSpec<Filter, Field>,
  { counted }: ListPlace<Filter>,
  views: readonly SavedView[],
) {
  const all = { search: null, filter: null };
  const wanted = views.map((view) => listVariables(spec, stateOfView(spec, view).state));
  return [all, ...wanted].map(({ search, filter }) => counted({ search, filter }));
}

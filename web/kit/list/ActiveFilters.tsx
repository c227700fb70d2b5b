import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useLatest } from '../../base/useLatest.ts';
import { messages } from '../../base/words.ts';
import { toast } from '../ui/toaster.ts';
import { FilterChips } from './FilterChips.tsx';
import type { FilterSpec } from './listState.ts';
import type { useFilterBar } from './useFilterBar.ts';
import type { ListController } from './useListState.ts';

interface ActiveFiltersProps<Filter, Field extends string> {
  filters: readonly FilterSpec<Filter>[];
  bar: ReturnType<typeof useFilterBar>;
  list: Pick<ListController<Filter, Field>, 'state' | 'narrowed' | 'dropValue' | 'clear'>;
}

/** The chips of the active filters; the surrounding element lays them out. */
export function ActiveFilters<Filter, Field extends string>({ filters, bar, list }: ActiveFiltersProps<Filter, Field>) {
  const client = useApolloClient();
  const dropValue = useLatest(list.dropValue);
  const leaveOut = (id: string, value: string) => {
    const asked = filters.find((filter) => filter.id === id)?.source?.successorOf?.(client, value);
    if (!asked) return list.dropValue(id, value);
    asked.then(
      (successor) => dropValue.current(id, value, successor),
      // What became of it is not known: the filter stays, and a reload asks again.
      () => toast.error(messages.list.refreshFailed),
    );
  };
  return (
    <Box ref={bar.chips} display="contents">
      <FilterChips
        filters={filters}
        values={list.state.filters}
        added={bar.added}
        narrowed={list.narrowed}
        onOpen={bar.openFilter}
        onRemove={bar.remove}
        onMissing={leaveOut}
        onClear={list.clear}
      />
    </Box>
  );
}

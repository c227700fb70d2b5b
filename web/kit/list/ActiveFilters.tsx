import { Box } from '@chakra-ui/react';
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
  return (
    <Box ref={bar.chips} display="contents">
      <FilterChips
        filters={filters}
        values={list.state.filters}
        added={bar.added}
        narrowed={list.narrowed}
        onOpen={bar.openFilter}
        onRemove={bar.remove}
        onMissing={list.dropValue}
        onClear={list.clear}
      />
    </Box>
  );
}

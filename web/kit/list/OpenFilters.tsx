import { lazyComponent } from '../../base/lazyComponent.ts';
import type { FilterSpec } from './listState.ts';
import type { useFilterBar } from './useFilterBar.ts';
import type { ListController } from './useListState.ts';

const FilterMenu = lazyComponent(async () => (await import('./FilterMenu.tsx')).FilterMenu);
const FilterPopover = lazyComponent(async () => (await import('./FilterPopover.tsx')).FilterPopover);

/** Preloads the code of the filter menu and the filter editors. */
export function preloadFilters(): void {
  FilterMenu.preload();
  FilterPopover.preload();
}

interface OpenFiltersProps<Filter, Field extends string> {
  filters: readonly FilterSpec<Filter>[];
  bar: ReturnType<typeof useFilterBar>;
  list: Pick<ListController<Filter, Field>, 'state' | 'setFilter'>;
}

/** The open filter menu, or the open filter. */
export function OpenFilters<Filter, Field extends string>({ filters, bar, list }: OpenFiltersProps<Filter, Field>) {
  const opened = bar.open?.kind === 'filter' ? filters.find(({ id }) => id === bar.open?.id) : undefined;
  return (
    <>
      {bar.open?.kind === 'menu' && (
        <FilterMenu
          filters={filters.filter(({ id }) => !list.state.filters[id])}
          noneInUse={bar.inUse === 0}
          anchor={bar.open.anchor}
          onAdd={bar.add}
          onClose={bar.closeMenu}
        />
      )}
      {bar.open && opened && (
        <FilterPopover
          key={opened.id}
          filter={opened}
          value={list.state.filters[opened.id] ?? []}
          anchor={bar.open.anchor}
          onChange={(value) => list.setFilter(opened.id, value)}
          onClose={bar.closeFilter}
        />
      )}
    </>
  );
}

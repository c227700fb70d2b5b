/** The parts of a list's page that are about its views: tabs over it, and what is said beside its filters. */
import { Box } from '@chakra-ui/react';
import { lazyComponent } from '../../base/lazyComponent.ts';
import type { ListController, ViewsState } from './useListState.ts';
import type { useViewCounts } from './useViewCounts.ts';
import { differs, viewAddress } from './viewState.ts';

// In their place until they are there: nothing below them moves.
const ViewTabs = lazyComponent(
  async () => (await import('./ViewTabs.tsx')).ViewTabs,
  <Box minH={{ base: '44px', md: '34px' }} mb={{ md: '-1' }} />,
);
const ViewChanges = lazyComponent(async () => (await import('./ViewChanges.tsx')).ViewChanges);
const MissingView = lazyComponent(async () => (await import('./ViewChanges.tsx')).MissingView);

interface ListViewBarProps<Filter, Field extends string> {
  list: Pick<ListController<Filter, Field>, 'spec' | 'state'>;
  views: ViewsState;
}

/** Returns what a list shows now, as a view would keep it. */
const shownBy = <Filter, Field extends string>({ spec, state }: ListViewBarProps<Filter, Field>['list']) => ({
  address: viewAddress(spec, state),
  columns: state.columns ?? null,
});

/** The tabs of a list's views. */
export function ListViewBar<Filter, Field extends string>({
  list,
  views,
  counts,
}: ListViewBarProps<Filter, Field> & Pick<ReturnType<typeof useViewCounts>, 'counts'>) {
  return <ViewTabs views={views} counts={counts} shown={shownBy(list)} />;
}

/** What is said of the shown view: that it was changed, by the user or by others, or that it is not there. */
export function ListViewNotes<Filter, Field extends string>({ list, views }: ListViewBarProps<Filter, Field>) {
  const { current, news, missing } = views;
  const isChanged = current !== null && differs(list.spec, list.state, current);
  return (
    <>
      {current && (isChanged || news) && (
        <ViewChanges views={views} current={current} shown={shownBy(list)} isChanged={isChanged} />
      )}
      {missing && <MissingView missing={missing} onDismiss={views.dismissMissing} />}
    </>
  );
}

import { Button, chakra, Flex } from '@chakra-ui/react';
import ListFilterIcon from 'lucide-react/icons/list-filter';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import type { AvailableOrderItemFilter, OrderItemSortField } from '../../generated/operations.ts';
import { ActiveFilters } from '../../kit/list/ActiveFilters.tsx';
import type { FilterSpec } from '../../kit/list/listState.ts';
import { OpenFilters } from '../../kit/list/OpenFilters.tsx';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { useFilterBar } from '../../kit/list/useFilterBar.ts';
import type { FilterController } from '../../kit/list/useOwnListState.ts';
import { Tip } from '../../kit/ui/Tip.tsx';
import { addItemsMessages as messages } from './messages.ts';

interface ItemFiltersProps {
  filters: readonly FilterSpec<AvailableOrderItemFilter>[];
  list: FilterController<AvailableOrderItemFilter, OrderItemSortField>;
  /** Filters that the shipment sets and nobody can change. */
  fixed: readonly { label: string; value: ReactNode }[];
}

/** The search and filters of the items, including those that the shipment sets. */
export function ItemFilters({ filters, list, fixed }: ItemFiltersProps) {
  const bar = useFilterBar(list);
  return (
    <Flex
      wrap="wrap"
      gap="2"
      align="center"
      px={{ base: '4', md: '5' }}
      py="2.5"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <SearchBox value={list.state.search} onSearch={list.setSearch} placeholder={messages.search} />
      {fixed.map(({ label, value }) => (
        <Tip key={label} text={messages.fixed(label)}>
          <FixedFilter>
            <Lock size={13} aria-hidden />
            <chakra.span color="fg.muted" whiteSpace="nowrap">
              {label}
            </chakra.span>
            <chakra.span fontWeight="medium" truncate>
              {value}
            </chakra.span>
          </FixedFilter>
        </Tip>
      ))}
      <ActiveFilters filters={filters} bar={bar} list={list} />
      <Button
        ref={bar.button}
        variant="outline"
        size="xs"
        ms="auto"
        aria-haspopup="menu"
        aria-expanded={bar.open?.kind === 'menu'}
        onClick={bar.openMenu}
      >
        <ListFilterIcon />
        {messages.filters}
      </Button>
      <OpenFilters filters={filters} bar={bar} list={list} />
    </Flex>
  );
}

const FixedFilter = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    h: '28px',
    maxW: '100%',
    px: '2.5',
    borderRadius: 'l2',
    bg: 'bg.muted',
    textStyle: 'sm',
  },
});

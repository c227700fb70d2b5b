import { Menu } from '@chakra-ui/react';
import { messages } from '../../base/words.ts';
import { Layer } from '../ui/Layer.tsx';
import type { FilterSpec } from './listState.ts';

interface FilterMenuProps<Filter> {
  /** The inactive filters. */
  filters: readonly FilterSpec<Filter>[];
  noneInUse: boolean;
  anchor: HTMLElement;
  onAdd: (id: string) => void;
  onClose: () => void;
}

/** The Add filters menu under the Filters button. */
export function FilterMenu<Filter>({ filters, noneInUse, anchor, onAdd, onClose }: FilterMenuProps<Filter>) {
  return (
    <Menu.Root
      open
      size="sm"
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      positioning={{ placement: 'bottom-end', getAnchorRect: () => anchor.getBoundingClientRect() }}
    >
      <Layer>
        <Menu.Positioner>
          <Menu.Content minW="220px" aria-label={messages.list.addFilters}>
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel color="fg.muted" textStyle="xs" fontWeight="medium">
                {headOf(filters.length, noneInUse)}
              </Menu.ItemGroupLabel>
              {filters.map((filter) => (
                // Not the menu's select event: it is lost if the page was too busy to render the highlight first. Enter
                // clicks, too.
                <Menu.Item key={filter.id} value={filter.id} onClick={() => onAdd(filter.id)}>
                  {filter.label}
                </Menu.Item>
              ))}
            </Menu.ItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Layer>
    </Menu.Root>
  );
}

function headOf(left: number, noneInUse: boolean): string {
  if (left === 0) return messages.list.allFilters;
  return noneInUse ? messages.list.noFilters : messages.list.addFilters;
}

import { Popover, Portal } from '@chakra-ui/react';
import { useId } from 'react';
import { DatesEditor } from './DatesEditor.tsx';
import type { ListFilter } from './filters.ts';
import type { FilterValue } from './listState.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import { TextEditor } from './TextEditor.tsx';

interface FilterPopoverProps<Filter> {
  filter: ListFilter<Filter>;
  value: FilterValue;
  /** The chip that it belongs to. */
  anchor: HTMLElement;
  onChange: (value: FilterValue) => void;
  onClose: () => void;
}

/** The open filter: its editor under its chip. What is chosen takes effect at once. */
export function FilterPopover<Filter>({ filter, value, anchor, onChange, onClose }: FilterPopoverProps<Filter>) {
  const title = useId();
  const editor = { label: filter.label, value, onChange, onClose };
  return (
    <Popover.Root
      open
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      positioning={{ placement: 'bottom-start', getAnchorRect: () => anchor.getBoundingClientRect() }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            w="320px"
            maxW="calc(100vw - 16px)"
            aria-labelledby={title}
            borderWidth="1px"
            borderColor="border"
            boxShadow="lg"
          >
            <Popover.Body p="3">
              <Popover.Title id={title} fontWeight="semibold" mb="2.5">
                {filter.label}
              </Popover.Title>
              {filter.kind === 'dates' && <DatesEditor {...editor} />}
              {filter.kind === 'text' && <TextEditor {...editor} />}
              {filter.options && (
                <OptionsEditor {...editor} source={filter.options} multiple={filter.kind === 'many'} />
              )}
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

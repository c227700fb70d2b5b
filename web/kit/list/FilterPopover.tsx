import { Popover } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import { Layer } from '../ui/Layer.tsx';
import { DateEditor, DatesEditor } from './DatesEditor.tsx';
import type { EditorProps } from './filters.ts';
import type { FilterSpec, FilterValue } from './listState.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import { RangeEditor } from './RangeEditor.tsx';
import { TextEditor } from './TextEditor.tsx';

interface FilterPopoverProps<Filter> {
  filter: FilterSpec<Filter>;
  value: FilterValue;
  /** The chip of the filter. */
  anchor: HTMLElement;
  onChange: (value: FilterValue) => void;
  onClose: () => void;
}

/** The open filter: a focused editor under its chip. Changes take effect at once. */
export function FilterPopover<Filter>({ filter, value, anchor, onChange, onClose }: FilterPopoverProps<Filter>) {
  const title = useId();
  const body = useRef<HTMLDivElement>(null);
  useFocusInside(body);
  return (
    <Popover.Root
      open
      autoFocus={false}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      positioning={{ placement: 'bottom-start', getAnchorRect: () => anchor.getBoundingClientRect() }}
    >
      <Layer>
        <Popover.Positioner>
          <Popover.Content
            w="320px"
            maxW="calc(100vw - 16px)"
            aria-labelledby={title}
            borderWidth="1px"
            borderColor="border"
            boxShadow="lg"
          >
            <Popover.Body p="3" ref={body}>
              <Popover.Title id={title} fontWeight="semibold" mb="2.5">
                {filter.label}
              </Popover.Title>
              <Editor filter={filter} label={filter.label} value={value} onChange={onChange} onClose={onClose} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Layer>
    </Popover.Root>
  );
}

function Editor<Filter>({ filter, ...props }: EditorProps & { filter: FilterSpec<Filter> }) {
  const { kind, source } = filter;
  if (kind === 'text') return <TextEditor {...props} />;
  if (kind === 'date') return <DateEditor {...props} />;
  if (kind === 'dates') return <DatesEditor {...props} />;
  if (kind === 'range') return <RangeEditor {...props} />;
  if (!source) throw new Error(`The filter “${filter.id}” declares no source of choices.`);
  return <OptionsEditor {...props} source={source} multiple={kind === 'many'} />;
}

/**
 * Focuses the first input as soon as it is rendered: choices appear only once loaded. It waits one frame first, because a
 * menu that just closed returns the focus to its button a frame later.
 */
function useFocusInside(box: { current: HTMLElement | null }): void {
  useEffect(() => {
    const focus = () => {
      const input = box.current?.querySelector('input');
      input?.focus();
      return input !== null && input !== undefined;
    };
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    const frame = requestAnimationFrame(() => {
      if (!focus() && box.current) observer.observe(box.current, { childList: true, subtree: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [box]);
}

import { Popover, Portal } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import { DateEditor, DatesEditor } from './DatesEditor.tsx';
import type { EditorProps } from './filters.ts';
import type { FilterSpec, FilterValue } from './listState.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import { RangeEditor } from './RangeEditor.tsx';
import { TextEditor } from './TextEditor.tsx';

interface FilterPopoverProps<Filter> {
  filter: FilterSpec<Filter>;
  value: FilterValue;
  /** The chip that it belongs to. */
  anchor: HTMLElement;
  onChange: (value: FilterValue) => void;
  onClose: () => void;
}

/** The open filter: its editor under its chip, with the focus in it. What is chosen takes effect at once. */
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
            <Popover.Body p="3" ref={body}>
              <Popover.Title id={title} fontWeight="semibold" mb="2.5">
                {filter.label}
              </Popover.Title>
              <Editor filter={filter} label={filter.label} value={value} onChange={onChange} onClose={onClose} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
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
 * Puts the focus on the first input as soon as there is one: choices come when they are loaded. A menu that has just
 * closed gives the focus back to its button a frame later, so that one frame is waited for.
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

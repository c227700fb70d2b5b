import { Button, chakra, Flex, HStack } from '@chakra-ui/react';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useEffect, useEffectEvent } from 'react';
import { messages } from '../../base/words.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import type { RowAction } from '../ui/rowAction.ts';
import { BAR_HEIGHT } from './tableStyle.ts';

interface BulkBarProps {
  /** The number of selected rows; the bar is shown from one on. */
  count: number;
  /** The text of the number, if it is not that of single rows. */
  counted?: string | undefined;
  actions: readonly RowAction[];
  onClear: () => void;
  /** Whether the bar is inside a record's page: then it is a separate line at the foot of the window. */
  inner?: boolean;
  /** Selects every match; null if all matches are selected already or there are too many. */
  all: { label: string; pending: boolean; onSelect: () => void } | null;
}

/** The bar of bulk actions on the selected rows: next to the pager on wide screens, above it on narrow ones. */
export function BulkBar(props: BulkBarProps) {
  const { count, counted = messages.list.selected(count), actions, onClear, all, inner = false } = props;
  useEscape(count > 0, onClear);
  return (
    <AnimatePresence>
      {count > 0 && (
        <Place
          initial={{ opacity: 0, y: 12 }}
          animate={{ opacity: 1, y: 0 }}
          exit={{ opacity: 0, y: 12 }}
          role="toolbar"
          aria-label={messages.list.bulk}
          position={inner ? 'static' : { base: 'static', xl: 'absolute' }}
          insetX="0"
          bottom="1.5"
          mx="auto"
          w={inner ? 'full' : { base: 'full', xl: 'fit-content' }}
        >
          <Flex
            align="center"
            wrap="wrap"
            gap="1"
            px="3"
            py="1.5"
            // As high as the place that the total leaves for it, so that no row shows between them.
            minH={inner ? BAR_HEIGHT : undefined}
            bg="bg.panel"
            borderWidth={inner ? '1px 0 0' : { base: '1px 0 0', xl: '1px' }}
            borderColor="border.emphasized"
            borderRadius={inner ? undefined : { xl: 'l3' }}
            shadow={inner ? undefined : { xl: 'md' }}
          >
            <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums" role="status" px="1">
              {counted}
            </chakra.span>
            {all && (
              <ActionButton variant="plain" size="xs" loading={all.pending} onClick={all.onSelect}>
                {all.label}
              </ActionButton>
            )}
            <Button variant="plain" size="xs" onClick={onClear}>
              {messages.list.clearSelection}
            </Button>
            <HStack
              gap="1"
              borderStartWidth={{ base: '0', md: '1px' }}
              borderColor="border"
              ps={{ base: '0', md: '2' }}
            >
              {actions.map(({ id, label, reason, onSelect }) => (
                <ActionButton key={id} variant="ghost" size="xs" disabledReason={reason} onClick={onSelect}>
                  {label}
                </ActionButton>
              ))}
            </HStack>
          </Flex>
        </Place>
      )}
    </AnimatePresence>
  );
}

const Place = chakra(m.div);

/** Clears the selection on Escape, unless the key closes a dialog or menu above the list. */
function useEscape(active: boolean, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      const over = document.querySelector('[role=dialog], [role=alertdialog], [role=menu]');
      if (event.key === 'Escape' && !event.defaultPrevented && !over) leave();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}

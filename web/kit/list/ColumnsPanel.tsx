import { Box, Button, Checkbox, chakra, Flex, Heading, Popover } from '@chakra-ui/react';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatCount } from '../../base/format.ts';
import { useSavedText } from '../form/useSavedText.ts';
import { Layer } from '../ui/Layer.tsx';
import {
  defaultChoice,
  isChoosable,
  isFixed,
  moved,
  NARROWEST,
  resized,
  type ShownColumn,
  toggled,
  WIDEST,
} from './arrange.ts';
import type { Column } from './columns.ts';
import { tabMessages } from './tabMessages.ts';
import { useDragged } from './useDragged.ts';
import { viewMessages as messages } from './viewMessages.ts';

interface ColumnsPanelProps {
  columns: readonly Column<never, string>[];
  chosen: readonly ShownColumn[] | null;
  anchor: HTMLElement;
  onChange: (chosen: readonly ShownColumn[] | null) => void;
  onClose: () => void;
}

/** The choice of a list's columns: which are shown, in which order, and how wide. Changes take effect at once. */
export function ColumnsPanel({ columns, chosen, anchor, onChange, onClose }: ColumnsPanelProps) {
  const title = useId();
  const content = useRef<HTMLDivElement>(null);
  // Opens only after it has mounted: the focus moves inside on the transition from closed to open.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    <Popover.Root
      open={isShown}
      initialFocusEl={() => content.current}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      positioning={{ placement: 'bottom-end', getAnchorRect: () => anchor.getBoundingClientRect() }}
    >
      <Layer>
        <Popover.Positioner>
          <Popover.Content
            ref={content}
            w="340px"
            maxW="calc(100vw - 16px)"
            aria-labelledby={title}
            borderWidth="1px"
            borderColor="border"
            boxShadow="lg"
          >
            <Popover.Body p="0" maxH="min(560px, calc(100vh - 140px))" overflowY="auto">
              <Choice columns={columns} chosen={chosen} onChange={onChange} title={title} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Layer>
    </Popover.Root>
  );
}

type ChoiceProps = Pick<ColumnsPanelProps, 'columns' | 'chosen' | 'onChange'> & { title: string };

function Choice({ columns, chosen: kept, onChange: keep, title }: ChoiceProps) {
  // At once: keys may be pressed faster than the list follows.
  const [own, setOwn] = useState<{ chosen: ChoiceProps['chosen'] } | null>(null);
  const chosen = own ? own.chosen : kept;
  const onChange = (next: ChoiceProps['chosen']) => {
    setOwn({ chosen: next });
    keep(next);
  };
  const offered = columns.filter(isChoosable);
  const fixed = offered.filter(isFixed);
  const named = (name: string) => offered.find(({ id }) => id === name);
  const now = (chosen ?? defaultChoice(columns)).filter(({ name }) => named(name));
  const rest = now.filter(({ name }) => !fixed.some(({ id }) => id === name));
  const others = offered.filter(
    ({ id }) => !now.some(({ name }) => name === id) && !fixed.some((one) => one.id === id),
  );
  const [told, tell] = useState('');
  const drag = useDragged(rest, (order) => onChange(withFixed(order)));
  /** The columns that name a row are first, with the widths that they have. */
  const withFixed = (order: readonly ShownColumn[]) => [
    ...fixed.map(({ id }) => now.find(({ name }) => name === id) ?? { name: id, width: null }),
    ...order,
  ];
  const move = (name: string, to: number) => {
    if (to < 0 || to >= rest.length) return;
    onChange(withFixed(moved(rest, name, to)));
    tell(messages.movedTo(named(name)?.header ?? name, to + 1, rest.length));
  };
  const line = (column: Column<never, string>, at: number) => {
    const { width = null } = now.find(({ name }) => name === column.id) ?? {};
    return (
      <ColumnLine
        key={column.id}
        column={column}
        width={width}
        onResize={(wanted) => onChange(resized(withFixed(rest), column.id, wanted))}
        onToggle={at < 0 ? null : () => onChange(withFixed(toggled(rest, column.id)))}
        isShown
        handle={
          at < 0 ? null : (
            <chakra.button
              type="button"
              aria-label={messages.move(column.header)}
              aria-description={messages.moveHint}
              css={HANDLE}
              onKeyDown={(event) => {
                const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                if (step === undefined) return;
                event.preventDefault();
                move(column.id, at + step);
              }}
              {...drag.handle(column.id)}
            >
              <GripVertical size={15} aria-hidden />
            </chakra.button>
          )
        }
      />
    );
  };
  return (
    <>
      <Flex
        justify="space-between"
        align="center"
        px="3.5"
        pt="3"
        pb="1"
        position="sticky"
        top="0"
        zIndex="1"
        bg="bg.panel"
      >
        <Heading id={title} as="h2" textStyle="sm" fontWeight="semibold">
          {tabMessages.columns}
        </Heading>
        <Button variant="plain" size="xs" px="0" disabled={chosen === null} onClick={() => onChange(null)}>
          {messages.reset}
        </Button>
      </Flex>
      <Box srOnly role="status">
        {told}
      </Box>
      <Section title={messages.shown} count={fixed.length + rest.length}>
        {fixed.map((column) => line(column, -1))}
        <Box as="ul" ref={drag.list} listStyleType="none" aria-label={messages.shown}>
          {drag.order.map(({ name }, at) => {
            const column = named(name);
            return column && line(column, at);
          })}
        </Box>
      </Section>
      {others.length > 0 && (
        <Section title={messages.more} count={others.length}>
          <Box as="ul" listStyleType="none" aria-label={messages.more}>
            {others.map((column) => (
              <ColumnLine
                key={column.id}
                column={column}
                width={null}
                onToggle={() => onChange(withFixed(toggled(rest, column.id)))}
                handle={null}
              />
            ))}
          </Box>
        </Section>
      )}
    </>
  );
}

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <Box borderTopWidth="1px" borderColor="border" px="2" py="2">
      <Box px="1.5" pb="1" textStyle="xs" color="fg.muted" fontWeight="medium" aria-hidden>
        {title} {formatCount(count)}
      </Box>
      {children}
    </Box>
  );
}

interface ColumnLineProps {
  column: Column<never, string>;
  width: number | null;
  isShown?: boolean;
  /** Null for a column that is always shown. */
  onToggle: (() => void) | null;
  onResize?: (width: number | null) => void;
  handle: ReactNode;
}

function ColumnLine({ column, width, isShown = false, onToggle, onResize, handle }: ColumnLineProps) {
  const { id, header } = column;
  return (
    <Flex as={onToggle ? 'li' : 'div'} align="center" gap="2" minH={{ base: '44px', md: '32px' }} data-column={id}>
      <Flex w="20px" justify="center" color="fg.muted" flexShrink={0}>
        {onToggle ? handle : <Lock size={13} aria-hidden />}
      </Flex>
      <Checkbox.Root
        size="sm"
        flex="1"
        minW="0"
        checked={isShown}
        readOnly={onToggle === null}
        disabled={onToggle === null}
        onCheckedChange={() => onToggle?.()}
      >
        <Checkbox.HiddenInput aria-description={onToggle ? undefined : messages.always} />
        <Checkbox.Control />
        <Checkbox.Label>{header}</Checkbox.Label>
      </Checkbox.Root>
      {onResize && <WidthInput header={header} width={width} onResize={onResize} />}
    </Flex>
  );
}

interface WidthInputProps {
  header: string;
  width: number | null;
  onResize: (width: number | null) => void;
}

function WidthInput({ header, width, onResize }: WidthInputProps) {
  const { input } = useSavedText({
    stored: width === null ? '' : String(width),
    save(text) {
      const wanted = text.trim() === '' ? null : Number(text);
      if (wanted !== width && (wanted === null || Number.isFinite(wanted))) onResize(wanted);
      return null;
    },
  });
  return (
    <chakra.input
      type="number"
      inputMode="numeric"
      min={NARROWEST}
      max={WIDEST}
      step={8}
      aria-label={messages.width(header)}
      placeholder={messages.ownWidth}
      css={WIDTH}
      {...input}
    />
  );
}

const HANDLE = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  w: '20px',
  h: '28px',
  cursor: 'grab',
  touchAction: 'none',
  borderRadius: 'l1',
  focusVisibleRing: 'inside',
  _hover: { color: 'fg' },
  _active: { cursor: 'grabbing' },
} as const;
const WIDTH = {
  w: '64px',
  h: '26px',
  px: '1.5',
  textStyle: 'xs',
  textAlign: 'end',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l1',
  bg: 'bg',
  flexShrink: 0,
  _placeholder: { color: 'fg.muted' },
  focusVisibleRing: 'inside',
} as const;

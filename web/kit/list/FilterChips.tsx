import { Button, chakra, Flex, IconButton } from '@chakra-ui/react';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import X from 'lucide-react/icons/x';
import { formatDate, formatQuantity } from '../../base/format.ts';
import { messages } from '../../base/words.ts';
import { ChoiceName } from '../form/ChoiceName.tsx';
import { type FilterSpec, type FilterValue, isRange } from './listState.ts';

/** The number of names that a chip shows before +N. */
const NAMES = 2;

interface FilterChipsProps<Filter> {
  filters: readonly FilterSpec<Filter>[];
  values: Readonly<Record<string, FilterValue>>;
  /** The id of a filter that was just added and is still empty. */
  added: string | null;
  narrowed: boolean;
  onOpen: (id: string, anchor: HTMLElement) => void;
  onRemove: (id: string) => void;
  onMissing: (id: string, value: string) => void;
  onClear: () => void;
}

/** The chips of the active filters: a chip opens its filter, its cross removes it. */
export function FilterChips<Filter>(props: FilterChipsProps<Filter>) {
  const { filters, values, added, narrowed, onOpen, onRemove, onMissing, onClear } = props;
  const shown = filters.filter((filter) => values[filter.id] || filter.id === added);
  if (shown.length === 0 && !narrowed) return null;
  return (
    <Flex wrap="wrap" gap="2" align="center">
      <AnimatePresence initial={false}>
        {shown.map((filter) => (
          <Chip
            key={filter.id}
            initial={{ opacity: 0, scale: 0.94 }}
            animate={{ opacity: 1, scale: 1 }}
            exit={{ opacity: 0, scale: 0.94 }}
            display="flex"
            alignItems="center"
            maxW="100%"
            h="28px"
            borderWidth="1px"
            borderColor="border.emphasized"
            borderRadius="l2"
            bg="bg.panel"
            data-filter={filter.id}
          >
            <chakra.button
              type="button"
              display="flex"
              alignItems="center"
              gap="1.5"
              h="full"
              minW="0"
              ps="2.5"
              pe="1"
              cursor="pointer"
              borderStartRadius="l2"
              focusVisibleRing="inside"
              aria-haspopup="dialog"
              onClick={(event) => onOpen(filter.id, event.currentTarget)}
            >
              <chakra.span color="fg.muted" whiteSpace="nowrap">
                {filter.label} {filter.kind === 'text' ? messages.list.contains : messages.list.is}
              </chakra.span>
              <chakra.span
                fontWeight="medium"
                overflow="hidden"
                textOverflow="ellipsis"
                whiteSpace="nowrap"
                data-tip-cut=""
              >
                <ChipValue
                  filter={filter}
                  value={values[filter.id] ?? []}
                  onMissing={(value) => onMissing(filter.id, value)}
                />
              </chakra.span>
            </chakra.button>
            <IconButton
              variant="ghost"
              size="2xs"
              mx="0.5"
              aria-label={messages.list.removeFilter(filter.label)}
              onClick={() => onRemove(filter.id)}
            >
              <X />
            </IconButton>
          </Chip>
        ))}
      </AnimatePresence>
      {narrowed && (
        <Button variant="plain" size="xs" px="1.5" textStyle="sm" onClick={onClear}>
          {messages.clearFilters}
        </Button>
      )}
    </Flex>
  );
}

const Chip = chakra(m.div);

interface ChipValueProps<Filter> {
  filter: FilterSpec<Filter>;
  value: FilterValue;
  onMissing: (value: string) => void;
}

function ChipValue<Filter>({ filter, value, onMissing }: ChipValueProps<Filter>) {
  if (!value.some(Boolean)) return messages.list.anyValue;
  const { kind, source } = filter;
  if (isRange(filter)) return rangeText(value, kind === 'dates' ? formatDate : formatQuantity);
  if (kind === 'date') return formatDate(value[0]);
  if (!source) return messages.listed(value);
  const rest = value.length - NAMES;
  return (
    <>
      {value.slice(0, NAMES).map((id, index) => (
        <span key={id}>
          {index > 0 && messages.separator}
          <ChoiceName source={source} id={id} onMissing={() => onMissing(id)} />
        </span>
      ))}
      {rest > 0 && ` ${messages.list.moreValues(rest)}`}
    </>
  );
}

function rangeText([from = '', to = '']: FilterValue, shown: (end: string) => string): string {
  if (from && to) return from === to ? shown(from) : messages.list.fromTo(shown(from), shown(to));
  return from ? messages.list.fromDate(shown(from)) : messages.list.toDate(shown(to));
}

import { Box, type BoxProps, chakra, Text, VisuallyHidden } from '@chakra-ui/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import MessageSquare from 'lucide-react/icons/message-square';
import { memo, useState } from 'react';
import type { OrderItemRowFragment } from '../generated/operations.ts';
import { hasDraft } from '../kit/form/draft.ts';
import { formatMoney, formatQuantity, orNotAvailable } from '../kit/format.ts';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { itemMessages as messages } from './messages.ts';
import { itemDraftName, OrderItemDetails } from './OrderItemDetails.tsx';

const columns = [
  ['line', messages.line],
  ['material', messages.material],
  ['status', messages.status],
  ['dgClass', messages.dgClass],
  ['hsCode', messages.hsCode],
  ['quantity', messages.quantity],
  ['value', messages.value],
] as const;

/** The names of the columns. */
export function OrderItemHead() {
  return (
    <Box role="rowgroup" data-head borderBottomWidth="1px" borderColor="border">
      <Box role="row" textStyle="xs" color="fg.muted" fontWeight="medium" minH="10">
        <Cell head name="toggle">
          <VisuallyHidden>{messages.expandColumn}</VisuallyHidden>
        </Cell>
        {columns.map(([cell, label]) => (
          <Cell key={cell} head name={cell}>
            {label}
          </Cell>
        ))}
        <Cell head name="comment">
          <VisuallyHidden>{messages.commentsColumn}</VisuallyHidden>
        </Cell>
      </Box>
    </Box>
  );
}

interface CellProps extends BoxProps {
  /** Its place in a row. */
  name: string;
  /** The name of a column. */
  head?: boolean;
}

function Cell({ name, head = false, ...props }: CellProps) {
  return <Box role={head ? 'columnheader' : 'cell'} data-cell={name} {...props} />;
}

interface OrderItemRowProps {
  item: OrderItemRowFragment;
  /** Whether its comments are the ones shown. */
  commented: boolean;
  onComment: (id: string, label: string) => void;
}

/** One line of an order. Opened, it shows everything about the item under it. */
export const OrderItemRow = memo(function OrderItemRow({ item, commented, onComment }: OrderItemRowProps) {
  const [open, setOpen] = useState(() => hasDraft(itemDraftName(item.id)));
  const name = messages.toggle(item.position, item.material);
  const detailsId = `order-item-details-${item.id}`;
  return (
    <Box data-line borderBottomWidth="1px" borderColor="border">
      <Box
        role="row"
        minH="14"
        py="2"
        cursor="pointer"
        bg={commented ? 'program.subtle' : undefined}
        _hover={{ bg: commented ? 'program.subtle' : 'bg.subtle' }}
        onClick={() => setOpen(!open)}
      >
        <Cell name="toggle">
          <chakra.button
            type="button"
            aria-label={name}
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            display="grid"
            placeItems="center"
            boxSize="7"
            borderRadius="l2"
            color="fg.muted"
            cursor="pointer"
            focusVisibleRing="outside"
            onClick={(event) => {
              event.stopPropagation();
              setOpen(!open);
            }}
          >
            <Box
              as="span"
              display="inline-flex"
              transform={open ? 'rotate(90deg)' : undefined}
              transition="transform 120ms"
            >
              <ChevronRight size={16} aria-hidden />
            </Box>
          </chakra.button>
        </Cell>
        <Cell name="line" data-label={messages.line}>
          {formatQuantity(item.position)}
        </Cell>
        <Cell name="material" fontWeight="medium">
          <Truncated>{item.material}</Truncated>
          {item.urgent && (
            <Text as="span" textStyle="xs" color="fg.warning" fontWeight="semibold">
              {messages.urgent}
            </Text>
          )}
        </Cell>
        <Cell name="status">
          <StatusBadge status={item.status} />
        </Cell>
        <Cell name="dgClass">{dangerousGoods(item)}</Cell>
        <Cell name="hsCode">
          <Truncated>{orNotAvailable(item.hsCode)}</Truncated>
        </Cell>
        <Cell name="quantity">{formatQuantity(item.quantity)}</Cell>
        <Cell name="value">
          {formatMoney(item.totalValue)}
          <Text textStyle="xs" color="fg.muted">
            {messages.each(formatMoney(item.valuePerItem))}
          </Text>
        </Cell>
        <Cell name="comment">
          <CommentButton item={item} onComment={onComment} name={name} />
        </Cell>
      </Box>
      {open && (
        <Box id={detailsId} role="row" bg="bg.subtle" borderTopWidth="1px" borderColor="border.muted">
          <Box role="cell" aria-colspan={9} css={{ gridColumn: '1 / -1' }}>
            <OrderItemDetails item={item} />
          </Box>
        </Box>
      )}
    </Box>
  );
});

interface CommentButtonProps {
  item: OrderItemRowFragment;
  name: string;
  onComment: (id: string, label: string) => void;
}

function CommentButton({ item, name, onComment }: CommentButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-label={messages.comments(item.position, item.commentsCount)}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      gap="1"
      h="8"
      minW="8"
      px="1.5"
      borderRadius="l2"
      color="fg.muted"
      textStyle="xs"
      fontVariantNumeric="tabular-nums"
      cursor="pointer"
      _hover={{ bg: 'bg.muted', color: 'fg' }}
      focusVisibleRing="outside"
      onClick={(event) => {
        event.stopPropagation();
        onComment(item.id, name);
      }}
    >
      <MessageSquare size={16} aria-hidden />
      {item.commentsCount > 0 && item.commentsCount}
    </chakra.button>
  );
}

/** The class, with the further hazards behind it: `5.1 (8)`. */
function dangerousGoods(item: OrderItemRowFragment): string {
  const further = item.subsidiaryHazards.length > 0 ? ` (${item.subsidiaryHazards.join(', ')})` : '';
  return `${orNotAvailable(item.assessment.dgClass)}${further}`;
}

import { Box, Flex, Heading, HStack, IconButton, Text } from '@chakra-ui/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import type { OrderItemTableFragment } from '../generated/operations.ts';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { hasDraft } from '../kit/form/draft.ts';
import { useReturnFocus } from '../kit/form/useReturnFocus.ts';
import { formatCount } from '../kit/format.ts';
import { type Ability, refusalOf } from '../kit/record/abilities.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { Pending } from '../kit/ui/Pending.tsx';
import { itemMessages as messages } from './messages.ts';
import { NewOrderItem, newItemDraftName } from './NewOrderItem.tsx';
import { OrderItemHead, OrderItemRow } from './OrderItemRow.tsx';
import { rowGrid } from './rowGrid.ts';

interface OrderItemTableProps {
  purchaseOrderId: string;
  page: OrderItemTableFragment;
  loading: boolean;
  /** What may be done with the order: `create_item`. */
  abilities: readonly Ability[];
  /** The item whose comments are shown. */
  commentedItemId: string | null;
  onPage: (page: number) => void;
  onComment: (id: string, label: string) => void;
}

/** As many rows as the page's query asks for. */
const ROWS = 50;

/** The lines of an order: a page of rows, each of which opens to everything about its item. */
export function OrderItemTable(props: OrderItemTableProps) {
  const { purchaseOrderId, page, loading, abilities } = props;
  const [adding, setAdding] = useState(() => hasDraft(newItemDraftName(purchaseOrderId)));
  const addButton = useReturnFocus(adding);
  const refusal = refusalOf(abilities, 'create_item');
  const [created, setCreated] = useState(false);
  const { meta } = page;
  const { onPage } = props;
  // A new item stands at the end, and a page whose last row was removed is gone: show what is there.
  const wanted = created || (page.data.length === 0 && meta.page > 1) ? Math.max(1, meta.pages) : meta.page;
  useEffect(() => {
    setCreated(false);
    if (wanted !== meta.page) onPage(wanted);
  }, [wanted, meta.page, onPage]);
  return (
    <Box as="section" aria-label={messages.title} mt="6">
      <Flex align="center" justify="space-between" gap="3" mb="2">
        <HStack gap="2" align="baseline">
          <Heading as="h2" textStyle="sm" fontWeight="semibold">
            {messages.title}
          </Heading>
          <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatCount(meta.count)}
          </Text>
        </HStack>
        {!adding && (
          <ActionButton ref={addButton} variant="outline" disabledReason={refusal} onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            {messages.add}
          </ActionButton>
        )}
      </Flex>
      {adding && (
        <NewOrderItem
          purchaseOrderId={purchaseOrderId}
          onClose={() => setAdding(false)}
          onCreated={() => setCreated(true)}
        />
      )}
      {page.data.length === 0 ? (
        <EmptyState title={messages.empty} />
      ) : (
        <Box position="relative" containerType="inline-size">
          <Pending active={loading} />
          <Box
            role="table"
            aria-label={messages.title}
            aria-rowcount={meta.count + 1}
            aria-busy={loading}
            css={rowGrid}
          >
            <OrderItemHead />
            <Box role="rowgroup" opacity={loading ? 0.6 : 1} transition="opacity 120ms">
              {page.data.map((item) => (
                <OrderItemRow
                  key={item.id}
                  item={item}
                  commented={item.id === props.commentedItemId}
                  onComment={props.onComment}
                />
              ))}
            </Box>
          </Box>
          <Pager meta={meta} onPage={onPage} />
        </Box>
      )}
    </Box>
  );
}

interface PagerProps {
  meta: OrderItemTableFragment['meta'];
  onPage: (page: number) => void;
}

function Pager({ meta, onPage }: PagerProps) {
  if (meta.pages <= 1) return null;
  const from = (meta.page - 1) * ROWS + 1;
  return (
    <HStack justify="flex-end" gap="2" mt="3">
      <Text color="fg.muted" fontVariantNumeric="tabular-nums" role="status">
        {messages.range(from, Math.min(from + ROWS - 1, meta.count), meta.count)}
      </Text>
      <IconButton
        variant="outline"
        size="xs"
        aria-label={messages.previousPage}
        disabled={meta.page <= 1}
        onClick={() => onPage(meta.page - 1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton
        variant="outline"
        size="xs"
        aria-label={messages.nextPage}
        disabled={meta.page >= meta.pages}
        onClick={() => onPage(meta.page + 1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </HStack>
  );
}

import { Box, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { addresses } from '../base/addresses.ts';
import { formatCount, formatQuantity } from '../base/format.ts';
import { useProgram } from '../client/session.ts';
import { Pager } from '../kit/list/Pager.tsx';
import { SideRows } from '../kit/list/SideRows.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { ROWS_OF_PAGE } from './itemsOf.ts';
import { itemMessages as messages } from './messages.ts';
import type { useItemsBeside } from './useItemsBeside.ts';

interface ItemsBesideProps {
  purchaseOrderId: string;
  itemId: string;
  beside: ReturnType<typeof useItemsBeside>;
}

/** The items of an order beside the page of one of them, which is marked: line, material and status. */
export function ItemsBeside({ purchaseOrderId, itemId, beside }: ItemsBesideProps) {
  const { slug } = useProgram();
  const { list, pending, error, refresh, turnTo } = beside;
  const data = list?.data;
  const rows = useMemo(
    () =>
      data?.map(({ id, position, material, status }) => ({
        id,
        to: addresses.orderItem(slug, purchaseOrderId, id),
        number: formatQuantity(position),
        name: material,
        note: <StatusBadge plain status={status} />,
      })),
    [data, slug, purchaseOrderId],
  );
  return (
    <Flex as="nav" aria-label={messages.title} direction="column" h="full" minH="0">
      <Flex align="baseline" gap="2" px="3" h="45px" flexShrink={0} alignItems="center" borderBottomWidth="1px">
        <Heading as="h2" textStyle="sm" fontWeight="semibold">
          {messages.title}
        </Heading>
        <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
          {list && formatCount(list.meta.count)}
        </Text>
      </Flex>
      <Box flex="1" minH="0" overflowY="auto" aria-busy={!list || pending} opacity={pending ? 0.55 : 1}>
        {rows ? (
          <SideRows label={messages.title} rows={rows} openId={itemId} />
        ) : error ? (
          <ErrorState error={error} onRetry={refresh} />
        ) : (
          PLACEHOLDERS.map((at) => <Skeleton key={at} h="28px" mx="3" my="2.5" />)
        )}
      </Box>
      {list && list.meta.pages > 1 && <Pager meta={list.meta} pageSize={ROWS_OF_PAGE} onPage={turnTo} narrow />}
    </Flex>
  );
}

const PLACEHOLDERS = [0, 1, 2, 3, 4, 5];

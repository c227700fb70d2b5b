import { chakra, Flex } from '@chakra-ui/react';
import { formatDate, orNotAvailable } from '../kit/format.ts';
import { AvatarStack } from '../kit/ui/Avatars.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { CommentsLink, OrderLink, type OrderRow } from './PurchaseOrderColumns.tsx';

/** An order on a phone. */
export function PurchaseOrderCard({ order, slug }: { order: OrderRow; slug: string }) {
  return (
    <Flex direction="column" gap="1.5" minW="0">
      <Flex justify="space-between" gap="3" align="start">
        <OrderLink slug={slug} order={order} />
        <chakra.span flexShrink={0}>
          <StatusBadge status={order.status} />
        </chakra.span>
      </Flex>
      <Truncated>{orNotAvailable(order.vendor?.name)}</Truncated>
      <Flex justify="space-between" gap="3" align="center" color="fg.muted" minH="28px">
        <Truncated fontVariantNumeric="tabular-nums">
          {`${formatDate(order.orderDate)} · ${orNotAvailable(order.group?.name)}`}
        </Truncated>
        <Flex align="center" gap="2" flexShrink={0}>
          <AvatarStack users={order.users} />
          {order.commentsCount > 0 && <CommentsLink slug={slug} order={order} />}
        </Flex>
      </Flex>
    </Flex>
  );
}

/** Declares the columns of the list of purchase orders, and the links that its rows and cards share. */
import { chakra } from '@chakra-ui/react';
import MessageSquare from 'lucide-react/icons/message-square';
import { Link } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import { openSidePanel } from '../app/SidePanel.tsx';
import type { PurchaseOrderRowFragment, PurchaseOrderSortField } from '../generated/operations.ts';
import { formatCount, formatDate, orNotAvailable } from '../kit/format.ts';
import { type Column, rowLink } from '../kit/list/RecordTable.tsx';
import { messages } from '../kit/messages.ts';
import { AvatarStack } from '../kit/ui/Avatars.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { orderMessages } from './messages.ts';

/** A row of the list. */
export type OrderRow = PurchaseOrderRowFragment;

/** The columns, for the orders of one program. */
export function orderColumns(slug: string, requestNumbers: boolean): Column<OrderRow, PurchaseOrderSortField>[] {
  const all: (Column<OrderRow, PurchaseOrderSortField> | null)[] = [
    {
      id: 'number',
      header: orderMessages.orderNumber,
      sort: 'ORDER_NUMBER',
      width: '150px',
      cell: (order) => <OrderLink slug={slug} order={order} />,
    },
    {
      id: 'status',
      header: orderMessages.status,
      sort: 'STATUS',
      width: '112px',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    { id: 'users', header: orderMessages.users, width: '112px', cell: ({ users }) => <AvatarStack users={users} /> },
    {
      id: 'date',
      header: orderMessages.orderDate,
      sort: 'ORDER_DATE',
      width: '108px',
      cell: ({ orderDate }) => formatDate(orderDate),
    },
    {
      id: 'endUser',
      header: orderMessages.endUser,
      sort: 'END_USER',
      cell: ({ endUser }) => <Text>{endUser?.label}</Text>,
    },
    {
      id: 'group',
      header: orderMessages.group,
      sort: 'GROUP',
      width: '150px',
      cell: ({ group }) => <Text quiet>{group?.name}</Text>,
    },
    { id: 'vendor', header: orderMessages.vendor, sort: 'VENDOR', cell: ({ vendor }) => <Text>{vendor?.name}</Text> },
    requestNumbers
      ? {
          id: 'request',
          header: orderMessages.orderNumberInternal,
          sort: 'ORDER_NUMBER_INTERNAL',
          width: '136px',
          cell: ({ orderNumberInternal }) => <Text quiet>{orderNumberInternal}</Text>,
        }
      : null,
    {
      id: 'comments',
      header: messages.list.actions,
      headerHidden: true,
      width: '76px',
      align: 'end',
      cell: (order) => <CommentsLink slug={slug} order={order} />,
    },
  ];
  return all.filter((column) => column !== null);
}

interface OrderOf {
  slug: string;
  order: OrderRow;
}

/** The order's number, leading to its page. */
export function OrderLink({ slug, order }: OrderOf) {
  return (
    <Link to={addresses.purchaseOrder(slug, order.id)} data-tip-cut="" {...rowLink}>
      {order.orderNumber}
    </Link>
  );
}

/** The number of comments, leading to the order with its comments open. */
export function CommentsLink({ slug, order }: OrderOf) {
  const label = messages.list.comments(order.orderNumber, order.commentsCount);
  return (
    <RowAction
      to={addresses.purchaseOrder(slug, order.id)}
      state={openSidePanel}
      aria-label={label}
      data-empty={order.commentsCount === 0 || undefined}
    >
      <MessageSquare size={15} aria-hidden />
      {order.commentsCount > 0 && formatCount(order.commentsCount)}
    </RowAction>
  );
}

function Text({ children, quiet = false }: { children: string | null | undefined; quiet?: boolean }) {
  return <Truncated color={quiet ? 'fg.muted' : undefined}>{orNotAvailable(children)}</Truncated>;
}

const RowAction = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '28px',
    minW: '28px',
    px: '1.5',
    borderRadius: 'l2',
    textStyle: 'xs',
    color: 'fg.muted',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.emphasized', color: 'fg' },
    '&[data-empty]': { opacity: 0.55 },
    '&[data-empty]:is(:hover, :focus-visible)': { opacity: 1 },
  },
});

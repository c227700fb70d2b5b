/** Declares the columns of the purchase order list and their positions on its cards. */
import { addresses } from '../app/addresses.ts';
import { openSidePanel } from '../app/SidePanel.tsx';
import type { PurchaseOrderRowFragment, PurchaseOrderSortField } from '../generated/operations.ts';
import { formatDate } from '../kit/format.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { commentsColumn, statusColumn, usersColumn } from '../kit/list/TrackedColumns.tsx';
import { orMissing } from '../kit/ui/Missing.tsx';
import { PartyCell } from '../lookup/ProhibitedBadge.tsx';
import { orderMessages } from './messages.ts';

type OrderColumn = Column<PurchaseOrderRowFragment, PurchaseOrderSortField>;

/** Returns the columns for the orders of one program. */
export function orderColumns(slug: string, requestNumbers: boolean): OrderColumn[] {
  const requestNumber: OrderColumn = {
    id: 'request',
    header: orderMessages.orderNumberInternal,
    sort: 'ORDER_NUMBER_INTERNAL',
    width: '136px',
    whole: ({ orderNumberInternal }) => orderNumberInternal,
    cell: ({ orderNumberInternal }) => <TextCell quiet>{orderNumberInternal}</TextCell>,
  };
  return [
    {
      id: 'number',
      header: orderMessages.orderNumber,
      sort: 'ORDER_NUMBER',
      card: 'title',
      width: '150px',
      whole: ({ orderNumber }) => orderNumber,
      cell: ({ id, orderNumber }) => <LinkCell to={addresses.purchaseOrder(slug, id)}>{orderNumber}</LinkCell>,
    },
    statusColumn(orderMessages.status, 'STATUS'),
    usersColumn(orderMessages.users),
    {
      id: 'date',
      header: orderMessages.orderDate,
      sort: 'ORDER_DATE',
      card: 'note',
      width: '108px',
      cell: ({ orderDate }) => orMissing(orderDate, formatDate),
    },
    {
      id: 'endUser',
      header: orderMessages.endUser,
      sort: 'END_USER',
      cell: ({ endUser }) => <PartyCell name={endUser?.label} isProhibited={endUser?.isProhibited} />,
    },
    {
      id: 'group',
      header: orderMessages.group,
      sort: 'GROUP',
      card: 'note',
      width: '150px',
      cell: ({ group }) => <PartyCell quiet name={group?.name} isProhibited={group?.isProhibited} />,
    },
    {
      id: 'vendor',
      header: orderMessages.vendor,
      sort: 'VENDOR',
      card: 'line',
      cell: ({ vendor }) => <PartyCell name={vendor?.name} isProhibited={vendor?.isProhibited} />,
    },
    ...(requestNumbers ? [requestNumber] : []),
    commentsColumn(
      ({ orderNumber }) => orderNumber,
      ({ id }) => addresses.purchaseOrder(slug, id),
      openSidePanel,
    ),
  ];
}

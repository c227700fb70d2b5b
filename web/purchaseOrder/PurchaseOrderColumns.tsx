/** Declares the columns of the purchase order list and their positions on its cards. */
import { addresses, openSidePanel } from '../base/addresses.ts';
import { formatDate } from '../base/format.ts';
import type { PurchaseOrderColumn } from '../generated/columns.ts';
import type { PurchaseOrderRowFragment } from '../generated/operations.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { orMissing } from '../kit/ui/Missing.tsx';
import { PartyCell } from '../lookup/ProhibitedBadge.tsx';
import { commentsColumn, statusColumn, usersColumn } from '../tracked/TrackedColumns.tsx';
import { orderMessages } from './messages.ts';

type OrderColumn = Column<PurchaseOrderRowFragment, PurchaseOrderColumn>;

/** Returns the columns for the orders of one program. */
export function orderColumns(slug: string, requestNumbers: boolean): OrderColumn[] {
  const requestNumber: OrderColumn = {
    id: 'ORDER_NUMBER_INTERNAL',
    header: orderMessages.orderNumberInternal,
    width: '136px',
    whole: ({ orderNumberInternal }) => orderNumberInternal,
    cell: ({ orderNumberInternal }) => <TextCell quiet>{orderNumberInternal}</TextCell>,
  };
  return [
    {
      id: 'ORDER_NUMBER',
      header: orderMessages.orderNumber,
      card: 'title',
      width: '150px',
      whole: ({ orderNumber }) => orderNumber,
      cell: ({ id, orderNumber }) => <LinkCell to={addresses.purchaseOrder(slug, id)}>{orderNumber}</LinkCell>,
    },
    statusColumn(orderMessages.status),
    usersColumn(orderMessages.users),
    {
      id: 'ORDER_DATE',
      header: orderMessages.orderDate,
      card: 'note',
      width: '108px',
      cell: ({ orderDate }) => orMissing(orderDate, formatDate),
    },
    {
      id: 'END_USER',
      header: orderMessages.endUser,
      cell: ({ endUser }) => <PartyCell name={endUser?.label} isProhibited={endUser?.isProhibited} />,
    },
    {
      id: 'GROUP',
      header: orderMessages.group,
      card: 'note',
      width: '150px',
      cell: ({ group }) => <PartyCell quiet name={group?.name} isProhibited={group?.isProhibited} />,
    },
    {
      id: 'VENDOR',
      header: orderMessages.vendor,
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

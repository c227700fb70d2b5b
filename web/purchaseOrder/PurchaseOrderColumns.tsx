/** Declares the columns of the purchase order list and their positions on its cards. */
import { addresses, openSidePanel } from '../base/addresses.ts';
import { formatCount, formatDate } from '../base/format.ts';
import type { PurchaseOrderColumn } from '../generated/columns.ts';
import type { PurchaseOrderListQuery, PurchaseOrderRowFragment } from '../generated/operations.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import type { Column } from '../kit/list/columns.ts';
import { Missing, orMissing } from '../kit/ui/Missing.tsx';
import { PartyCell } from '../lookup/ProhibitedBadge.tsx';
import { commentsColumn, madeColumns, statusColumn, usersColumn } from '../tracked/TrackedColumns.tsx';
import { orderMessages } from './messages.ts';
import { progressColumns } from './ProgressColumns.tsx';

type OrderColumn = Column<PurchaseOrderRowFragment, PurchaseOrderColumn>;
type OrderInList = PurchaseOrderListQuery['purchaseOrders']['data'][number];

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

const { shown } = columnsOf<OrderInList, PurchaseOrderColumn>();

/** The columns of the list of all orders that are shown if they are chosen. */
const extraColumns: Column<OrderInList, PurchaseOrderColumn>[] = [
  ...progressColumns,
  shown('ITEMS', orderMessages.itemsCount, { width: '84px', align: 'end' }, ({ itemsCount }) =>
    itemsCount === null ? <Missing /> : formatCount(itemsCount),
  ),
  ...madeColumns,
];

/** Returns the columns of the list of all orders of a program, in which one chooses. */
export function chosenOrderColumns(slug: string, requestNumbers: boolean): Column<OrderInList, PurchaseOrderColumn>[] {
  return [
    ...orderColumns(slug, requestNumbers),
    ...extraColumns.map((column) => ({ ...column, isExtra: true as const })),
  ];
}

import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import type { PurchaseOrderColumn } from '../generated/columns.ts';
import type { PendingOrderPanelFragment } from '../generated/operations.ts';
import { LinkCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListSection } from '../kit/list/ListSection.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { PartyCell } from '../lookup/ProhibitedBadge.tsx';
import { overviewLabel } from '../shell/overviewSections.ts';
import { statusColumn, usersColumn } from '../tracked/TrackedColumns.tsx';
import { orderMessages as messages } from './messages.ts';
import { progressColumns } from './ProgressColumns.tsx';

type PendingOrder = PendingOrderPanelFragment['data'][number];

interface PendingOrderPanelProps {
  slug: string;
  page: PendingOrderPanelFragment;
}

/** The first orders of the program with items that have not yet arrived, and their progress. */
export function PendingOrderPanel({ slug, page }: PendingOrderPanelProps) {
  const navigate = useNavigate();
  const columns = useMemo(() => pendingColumns(slug), [slug]);
  const title = overviewLabel('pending-orders');
  return (
    <ListSection
      title={title}
      count={page.meta.count}
      to={addresses.section(slug, 'pending-orders')}
      empty={messages.nothingPending}
    >
      <RecordRows
        size="dense"
        label={title}
        rows={page.data}
        columns={columns}
        behavior={{ onOpen: ({ id }) => void navigate(addresses.purchaseOrder(slug, id)) }}
      />
    </ListSection>
  );
}

function pendingColumns(slug: string): Column<PendingOrder, PurchaseOrderColumn>[] {
  return [
    {
      id: 'ORDER_NUMBER',
      header: messages.orderNumber,
      card: 'title',
      width: '96px',
      whole: ({ orderNumber }) => orderNumber,
      cell: ({ id, orderNumber }) => <LinkCell to={addresses.purchaseOrder(slug, id)}>{orderNumber}</LinkCell>,
    },
    {
      id: 'VENDOR',
      header: messages.vendor,
      card: 'line',
      cell: ({ vendor }) => <PartyCell name={vendor?.name} isProhibited={vendor?.isProhibited} />,
    },
    statusColumn(messages.status),
    { ...usersColumn(messages.users), from: 700 },
    ...progressColumns,
  ];
}

import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { formatDayOfYear } from '../base/format.ts';
import type { OrderItemColumn } from '../generated/columns.ts';
import type { UrgentItemPanelFragment } from '../generated/operations.ts';
import { LinkCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListSection } from '../kit/list/ListSection.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
import { overviewLabel } from '../shell/overviewSections.ts';
import { statusColumn } from '../tracked/TrackedColumns.tsx';
import { itemMessages as messages } from './messages.ts';
import { lineOf } from './queue/itemNames.ts';
import { queueMessages } from './queue/messages.ts';

type UrgentItem = UrgentItemPanelFragment['data'][number];

interface UrgentItemPanelProps {
  slug: string;
  page: UrgentItemPanelFragment;
}

/** The urgent items of the program with the least advanced statuses. */
export function UrgentItemPanel({ slug, page }: UrgentItemPanelProps) {
  const navigate = useNavigate();
  const columns = useMemo(() => urgentColumns(slug), [slug]);
  const title = overviewLabel('urgent-items');
  return (
    <ListSection
      title={title}
      count={page.meta.count}
      to={addresses.section(slug, 'urgent-items')}
      empty={messages.nothingUrgent}
    >
      <RecordRows
        size="dense"
        label={title}
        rows={page.data}
        columns={columns}
        behavior={{
          onOpen: ({ id, purchaseOrderId }) => void navigate(addresses.orderItem(slug, purchaseOrderId, id)),
        }}
      />
    </ListSection>
  );
}

function urgentColumns(slug: string): Column<UrgentItem, OrderItemColumn>[] {
  return [
    {
      id: 'PURCHASE_ORDER',
      header: queueMessages.orderLine,
      card: 'note',
      width: '88px',
      whole: lineOf,
      cell: (item) => <LinkCell to={addresses.orderItem(slug, item.purchaseOrderId, item.id)}>{lineOf(item)}</LinkCell>,
    },
    {
      id: 'MATERIAL',
      header: messages.material,
      card: 'title',
      cell: ({ material }) => <Truncated>{material}</Truncated>,
    },
    statusColumn(messages.status),
    {
      id: 'CREATED_AT',
      header: queueMessages.added,
      card: 'note',
      width: '58px',
      align: 'end',
      whole: ({ createdAt }) => formatDayOfYear(createdAt),
      cell: ({ createdAt }) => formatDayOfYear(createdAt),
    },
  ];
}

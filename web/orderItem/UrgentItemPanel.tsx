import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../app/addresses.ts';
import { overviewLabel } from '../app/overviewSections.ts';
import type { UrgentItemPanelFragment } from '../generated/operations.ts';
import { formatDayOfYear } from '../kit/format.ts';
import { LinkCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListSection } from '../kit/list/ListSection.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { statusColumn } from '../kit/list/TrackedColumns.tsx';
import { Truncated } from '../kit/ui/Truncated.tsx';
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
        dense
        label={title}
        rows={page.data}
        columns={columns}
        onOpen={({ purchaseOrderId }) => void navigate(addresses.purchaseOrder(slug, purchaseOrderId))}
      />
    </ListSection>
  );
}

function urgentColumns(slug: string): Column<UrgentItem>[] {
  return [
    {
      id: 'line',
      header: queueMessages.orderLine,
      card: 'note',
      width: '88px',
      whole: lineOf,
      cell: (item) => <LinkCell to={addresses.purchaseOrder(slug, item.purchaseOrderId)}>{lineOf(item)}</LinkCell>,
    },
    {
      id: 'material',
      header: messages.material,
      card: 'title',
      cell: ({ material }) => <Truncated>{material}</Truncated>,
    },
    statusColumn(messages.status),
    {
      id: 'added',
      header: queueMessages.added,
      card: 'note',
      width: '58px',
      align: 'end',
      whole: ({ createdAt }) => formatDayOfYear(createdAt),
      cell: ({ createdAt }) => formatDayOfYear(createdAt),
    },
  ];
}

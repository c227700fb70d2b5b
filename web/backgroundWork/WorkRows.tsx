import { Box } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { addresses } from '../base/addresses.ts';
import {
  useWorkRowsQuery,
  type WorkOutcome,
  type WorkProgressFragment,
  type WorkRowFragment,
} from '../generated/operations.ts';
import { LinkCell, TextCell } from '../kit/list/Cells.tsx';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { InnerList } from '../kit/list/InnerList.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { useInnerPage } from '../kit/list/useInnerPage.ts';
import { usePageInRange } from '../kit/list/usePageInRange.ts';
import { ViewChips } from '../kit/list/ViewChips.tsx';
import { workMessages as messages } from './messages.ts';

const PAGE_SIZE = 50;
const OUTCOMES: readonly WorkOutcome[] = ['CHANGED', 'UNCHANGED', 'REFUSED', 'NOT_REACHED'];

type View = WorkOutcome | 'ALL';

interface WorkRowsProps {
  work: WorkProgressFragment;
  /** The slug of the program of the records, which their addresses name; null if they have several. */
  slug: string | null;
}

/** What became of each record of a work: those of one outcome, or all in the order of their list. */
export function WorkRows({ work, slug }: WorkRowsProps) {
  const { id, type } = work;
  const [view, setView] = useState<View>('ALL');
  const [page, setPage] = useInnerPage('rowsPage', PAGE_SIZE);
  const query = useWorkRowsQuery({
    variables: { id, page, items: PAGE_SIZE, outcomes: view === 'ALL' ? null : [view] },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useProgress(work, () => void query.refetch());
  const rows = (query.data ?? query.previousData)?.work?.rows;
  usePageInRange(setPage, rows?.meta);
  const columns = useMemo(() => columnsFor((row) => addressOf(type, slug, row)), [type, slug]);
  return (
    <InnerList
      title={messages.rows}
      summary=""
      paging={{ meta: rows?.meta ?? null, pageSize: PAGE_SIZE, onPage: setPage }}
      above={
        <Box mb="3">
          <ViewChips
            label={messages.outcome}
            views={viewsOf(work)}
            value={view}
            onChange={(next) => {
              setView(next);
              setPage(1);
            }}
          />
        </Box>
      }
      query={query}
      empty={{ purpose: messages.noRows }}
    >
      <RecordRows
        label={messages.rows}
        size="inner"
        rows={rows?.data.map((row) => ({ ...row, id: String(row.position) })) ?? null}
        columns={columns}
        dimmed={query.loading && !query.data}
        set={`${view} ${page}`}
      />
    </InnerList>
  );
}

/** Calls back when a work has come further. */
function useProgress({ changed, unchanged, refused, state }: WorkProgressFragment, ask: () => void): void {
  const now = `${state} ${changed + unchanged + refused}`;
  const [shown, setShown] = useState(now);
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (now === shown) return;
    setShown(now);
    askAgain();
  }, [now, shown]);
}

/** Returns the outcomes that any record has, with their numbers. */
function viewsOf(work: WorkProgressFragment): Readonly<Partial<Record<View, string>>> {
  const { total, changed, unchanged, refused, notReached } = work;
  const counts = { CHANGED: changed, UNCHANGED: unchanged, REFUSED: refused, NOT_REACHED: notReached };
  const some = OUTCOMES.filter((outcome) => counts[outcome] > 0);
  return {
    ALL: messages.all(total),
    ...Object.fromEntries(some.map((outcome) => [outcome, messages.some(outcome, counts[outcome])])),
  };
}

type Row = WorkRowFragment & { id: string };

const { shown, text } = columnsOf<Row, 'record' | 'outcome' | 'reason'>();

const columnsFor = (to: (row: Row) => string | null) => [
  shown('record', messages.record, { card: 'title' }, (row) => <LinkCell to={to(row)}>{row.label}</LinkCell>),
  text('outcome', messages.outcome, { card: 'corner', width: '130px' }, ({ outcome }) => messages.outcomes[outcome]),
  shown('reason', messages.reason, { card: 'line' }, ({ reason }) => reason && <TextCell quiet>{reason}</TextCell>),
];

/** Returns the address of a row's record; null if there is none that the user may open. */
function addressOf(type: WorkProgressFragment['type'], slug: string | null, row: Row): string | null {
  if (slug === null) return null;
  if (type === 'SHIPMENT') return addresses.shipment(slug, row.recordId);
  const order = type === 'ORDER_ITEM' ? row.purchaseOrderId : row.recordId;
  return order === null ? null : addresses.purchaseOrder(slug, order);
}

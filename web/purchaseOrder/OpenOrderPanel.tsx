import { Box, chakra, Flex } from '@chakra-ui/react';
import { Link, useNavigate } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { formatCount, formatDate } from '../base/format.ts';
import { useProgramOf, useViewer, type ViewerProgram } from '../client/session.ts';
import type { PurchaseOrderColumn } from '../generated/columns.ts';
import { type OpenOrderPanelQuery, useOpenOrderPanelQuery } from '../generated/operations.ts';
import { LinkCell } from '../kit/list/Cells.tsx';
import type { Column } from '../kit/list/columns.ts';
import { ListSection } from '../kit/list/ListSection.tsx';
import { listVariables, serializeList } from '../kit/list/listState.ts';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { useRecordId } from '../kit/record/PlainRecordPage.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { Missing, orMissing } from '../kit/ui/Missing.tsx';
import { RetryAlert } from '../kit/ui/RetryAlert.tsx';
import { ProgramLabel } from '../scope/ProgramLabel.tsx';
import { statusColumn } from '../tracked/TrackedColumns.tsx';
import { orderListSpec } from './list.ts';
import { orderMessages as messages } from './messages.ts';

type OpenOrder = OpenOrderPanelQuery['purchaseOrders']['data'][number];

interface OpenOrderPanelProps {
  /** The filter of the order list that selects the page's record. */
  of: 'vendor' | 'end_user';
}

/** The number of orders shown, the newest first. */
const SHOWN = 5;

/** The open orders of all programs that name the page's record; nothing for users who may not read orders. */
export function OpenOrderPanel({ of }: OpenOrderPanelProps) {
  const { permissions, programs } = useViewer();
  const programOf = useProgramOf();
  const navigate = useNavigate();
  const id = useRecordId();
  const spec = orderListSpec(false);
  const listOf = (filters: Record<string, string[]>) => ({ page: 1, search: '', sort: null, filters });
  const query = useOpenOrderPanelQuery({
    variables: { filter: { ...listVariables(spec, listOf({ [of]: [id] })).filter, phases: ['OPEN'] } },
    fetchPolicy: 'cache-and-network',
    skip: !permissions.purchaseOrders.read,
  });
  const { data, error, refetch } = query;
  if (!permissions.purchaseOrders.read) return null;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const orders = data?.purchaseOrders.data ?? null;
  const count = data?.purchaseOrders.meta.count ?? null;
  const open = data?.purchaseOrderStatuses.filter(({ phase }) => phase === 'OPEN').map(({ key }) => key) ?? [];
  const narrowed = listOf({ [of]: [id], status: open });
  return (
    <Box mt="6">
      <ListSection title={messages.openOrders} count={count} empty={messages.noOpenOrders}>
        {data && <RetryAlert query={query} />}
        <RecordRows
          size="inner"
          label={messages.openOrders}
          rows={orders?.slice(0, SHOWN) ?? null}
          columns={columnsOf(programOf)}
          behavior={{
            onOpen: (order) => {
              const to = addressOf(order, programOf(order));
              if (to !== null) void navigate(to);
            },
          }}
        />
        {orders && (
          <Flex wrap="wrap" columnGap="5" pt="2">
            {countedPrograms(programs, orders, count === orders.length).map(({ program, shown }) => (
              <ProgramOrders
                key={program.id}
                to={`${addresses.purchaseOrders(program.slug)}?${serializeList(spec, narrowed)}`}
                aria-label={messages.showOrdersOf(program.name, shown)}
              >
                <ProgramLabel program={program} />
                <span>{shown}</span>
              </ProgramOrders>
            ))}
          </Flex>
        )}
      </ListSection>
    </Box>
  );
}

/**
 * Returns the programs of the orders, each with the text of its link. When `complete` is false, more orders exist than were
 * fetched: any program may have some, and their number is unknown.
 */
function countedPrograms(programs: readonly ViewerProgram[], orders: readonly OpenOrder[], complete: boolean) {
  if (!complete) return programs.map((program) => ({ program, shown: messages.showOrders }));
  return programs.flatMap((program) => {
    const count = orders.filter((order) => order.program?.id === program.id).length;
    return count > 0 ? [{ program, shown: messages.allOfProgram(formatCount(count)) }] : [];
  });
}

/** Returns the address of an order's page; null if the user may not open its program. */
function addressOf({ id }: OpenOrder, program: ViewerProgram | null): string | null {
  return program && addresses.purchaseOrder(program.slug, id);
}

function columnsOf(programOf: (order: OpenOrder) => ViewerProgram | null): Column<OpenOrder, PurchaseOrderColumn>[] {
  return [
    {
      id: 'ORDER_NUMBER',
      header: messages.orderNumber,
      card: 'title',
      cell: (order) => <LinkCell to={addressOf(order, programOf(order))}>{order.orderNumber}</LinkCell>,
    },
    {
      id: 'PROGRAM',
      header: messages.program,
      card: 'line',
      cell: (order) => {
        const program = programOf(order);
        return program ? <ProgramLabel program={program} /> : <Missing />;
      },
    },
    statusColumn(messages.status),
    {
      id: 'ORDER_DATE',
      header: messages.orderDate,
      card: 'note',
      width: '108px',
      cell: ({ orderDate }) => orMissing(orderDate, formatDate),
    },
  ];
}

const ProgramOrders = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: { base: '44px', md: '28px' },
    textStyle: 'xs',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    '& > span:last-of-type': { color: 'program.fg', fontWeight: 'semibold', whiteSpace: 'nowrap' },
    _hover: { textDecoration: 'underline' },
  },
});

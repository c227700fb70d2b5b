import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime } from '../base/format.ts';
import { usePermissions } from '../client/session.ts';
import { useWorksQuery, type WorksQuery } from '../generated/operations.ts';
import { LinkCell, TwoLines } from '../kit/list/Cells.tsx';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { InnerList } from '../kit/list/InnerList.tsx';
import { RecordRows } from '../kit/list/RecordRows.tsx';
import { useInnerPage } from '../kit/list/useInnerPage.ts';
import { ViewChips } from '../kit/list/ViewChips.tsx';
import { Page } from '../kit/record/Page.tsx';
import { RecordHeader } from '../kit/record/RecordHeader.tsx';
import { StatusBadge } from '../kit/ui/StatusBadge.tsx';
import { workMessages as messages } from './messages.ts';
import { useWorkChanges } from './useWorkChanges.ts';
import { workAddress } from './workAddress.ts';
import { badgeOf } from './workBadge.ts';

const PAGE_SIZE = 20;

type Whose = 'OWN' | 'EVERYBODYS';

/** The changes of many records in the background of the last 30 days: the user's, and for administrators everybody's. */
export function WorksPage() {
  const seesAll = usePermissions().views.includes('works.everybody');
  const [whose, setWhose] = useState<Whose>('OWN');
  const [page, setPage] = useInnerPage('worksPage', PAGE_SIZE);
  const query = useWorksQuery({
    variables: { page, items: PAGE_SIZE, everybody: whose === 'EVERYBODYS' },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const works = (query.data ?? query.previousData)?.works;
  const isShown = (id: string) => works?.data.some((work) => work.id === id) ?? false;
  useWorkChanges(
    true,
    () => void query.refetch(),
    // Later pages have no new work.
    (id) => page > 1 || isShown(id),
  );
  return (
    <Box px={{ base: '4', md: '5' }} pb="6">
      <Page title={messages.background} />
      <RecordHeader title={messages.background} />
      <InnerList
        title={messages.lately}
        paging={{ meta: works?.meta ?? null, pageSize: PAGE_SIZE, onPage: setPage }}
        above={
          seesAll && (
            <Box mb="3">
              <ViewChips
                label={messages.whose}
                views={{ OWN: messages.own, EVERYBODYS: messages.everybodys }}
                value={whose}
                onChange={(next) => {
                  setWhose(next);
                  setPage(1);
                }}
              />
            </Box>
          )
        }
        query={query}
        empty={{ purpose: messages.noWorks }}
      >
        <RecordRows
          label={messages.background}
          size="inner"
          rows={works?.data ?? null}
          columns={COLUMNS}
          dimmed={query.loading && !query.data}
          set={`${whose} ${page}`}
        />
      </InnerList>
    </Box>
  );
}

type Row = WorksQuery['works']['data'][number];

const { shown, quiet } = columnsOf<Row, 'what' | 'state' | 'by' | 'at'>();

const COLUMNS = [
  shown('what', messages.what, { card: 'title' }, (work) => (
    <TwoLines note={messages.outcomeOf(work)}>
      <LinkCell to={workAddress(work)}>{messages.asked(work)}</LinkCell>
    </TwoLines>
  )),
  shown('state', messages.state, { card: 'corner', width: '120px' }, ({ state }) => (
    <StatusBadge status={badgeOf(state)} />
  )),
  quiet('by', messages.by, { card: 'line', width: '180px' }, ({ user }) => user?.fullName),
  quiet('at', messages.at, { card: 'line', width: '190px' }, ({ createdAt }) => formatDateTime(createdAt)),
];

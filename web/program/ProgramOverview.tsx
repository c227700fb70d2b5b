import { Box, Button, chakra, Flex, Heading, Skeleton } from '@chakra-ui/react';
import FolderLock from 'lucide-react/icons/folder-lock';
import { Link, Navigate } from 'react-router-dom';
import { addresses, SECTIONS } from '../base/addresses.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { usePermissions, useProgram, useViewer } from '../client/session.ts';
import { type ProgramOverviewQuery, useProgramOverviewQuery } from '../generated/operations.ts';
import { reasonAgainst } from '../kit/record/abilities.ts';
import { Page } from '../kit/record/Page.tsx';
import { useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { RetryAlert } from '../kit/ui/RetryAlert.tsx';
import { UrgentItemPanel } from '../orderItem/UrgentItemPanel.tsx';
import { NewPurchaseOrderLink } from '../purchaseOrder/NewPurchaseOrderLink.tsx';
import { PendingOrderPanel } from '../purchaseOrder/PendingOrderPanel.tsx';
import { ProgramSwatch } from '../scope/ProgramSwatch.tsx';
import { SampleBadge } from '../scope/SampleBadge.tsx';
import { opensOverview, opensSomeOverview } from '../shell/overviewSections.ts';
import { allowedSections } from '../shell/settingsSections.ts';
import { ApprovalPanel } from '../shipment/ApprovalPanel.tsx';
import { ThisWeekPanel } from '../shipment/ThisWeekPanel.tsx';
import { MonthChart } from './MonthChart.tsx';
import { programMessages as messages } from './messages.ts';
import { StatusChart } from './StatusChart.tsx';
import { useWaiting } from './useWaiting.ts';
import { WaitingForMe } from './WaitingForMe.tsx';

const SamplePanel = lazyComponent(async () => (await import('../guide/SamplePanel.tsx')).SamplePanel);

/** The overview of a program: its four lists and its order charts. Without a right to any list, its first section opens. */
export function ProgramOverview() {
  const program = useProgram();
  const { programs } = useViewer();
  const { views, purchaseOrders } = usePermissions();
  // Who has one program is led here from the start page, which lists what waits in all of them.
  const isOnly = programs.length === 1;
  const { query: waiting, counted } = useWaiting(isOnly);
  const shown = {
    approvalList: opensOverview(views, 'approval-list'),
    forThisWeek: opensOverview(views, 'for-this-week'),
    pendingOrders: opensOverview(views, 'pending-orders'),
    urgentItems: opensOverview(views, 'urgent-items'),
  };
  const some = opensSomeOverview(views);
  const query = useProgramOverviewQuery({
    variables: { programId: program.id, ...shown },
    fetchPolicy: 'cache-and-network',
    skip: !some,
  });
  const { data, error, refetch } = query;
  useRecordChanges({
    programId: program.id,
    concerns: ({ type }) =>
      type === 'SHIPMENT' || type === 'PURCHASE_ORDER' || type === 'ORDER_ITEM' || (isOnly && type === 'DOCUMENT'),
    onChange() {
      void refetch();
      if (isOnly) void waiting.refetch();
    },
  });
  const first = program.navigation.find((item) => SECTIONS.includes(item.section));
  if (!some && first) return <Navigate replace to={addresses.section(program.slug, first.section)} />;
  return (
    <Box px={{ base: '4', md: '5' }} pb="10">
      <Page title={program.name} crumb={messages.overview} />
      <Flex as="header" align="center" justify="space-between" gap="3" wrap="wrap" py="4" minH="66px">
        <Flex align="center" gap="2.5" minW="0">
          <ProgramSwatch palette={program.colorPalette} size={12} />
          <Heading as="h1" textStyle="xl" fontWeight="semibold" letterSpacing="-0.01em" overflowWrap="anywhere">
            {program.name}
          </Heading>
          {program.isSample && <SampleBadge />}
        </Flex>
        <Flex gap="2.5" wrap="wrap">
          {data?.program && <EditProgramLink id={program.id} abilities={data.program.abilities} />}
          {purchaseOrders.read && <NewPurchaseOrderLink slug={program.slug} />}
        </Flex>
      </Flex>
      {program.isSample && <SamplePanel />}
      {!some ? (
        <EmptyState icon={FolderLock} title={messages.noSections} />
      ) : data && (!isOnly || waiting.data || waiting.error) ? (
        <>
          <RetryAlert query={query} />
          <RetryAlert query={waiting} />
          {waiting.data && <WaitingForMe isBrief data={waiting.data} counted={counted} />}
          <Parts data={data} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Outline />
      )}
    </Box>
  );
}

/** The link to the form of the program's settings, for those who may change them. */
function EditProgramLink({ id, abilities }: { id: string; abilities: Parameters<typeof reasonAgainst>[0] }) {
  const { views } = usePermissions();
  const opens = allowedSections(views).some(({ segment }) => segment === 'programs');
  if (!opens || reasonAgainst(abilities, 'UPDATE') !== null) return null;
  return (
    <Button asChild variant="outline">
      <Link to={`${addresses.settingsRecord('programs', id)}?edit=1`}>{messages.edit}</Link>
    </Button>
  );
}

function Parts({ data }: { data: ProgramOverviewQuery }) {
  const program = useProgram();
  const { slug } = program;
  const { forThisWeek, approvalList, urgentItems, pendingOrders } = data;
  const figures = data.program?.orderFigures;
  return (
    <Columns>
      <Box minW="0">
        {forThisWeek && <ThisWeekPanel slug={slug} page={forThisWeek} />}
        <Pair>
          {approvalList && <ApprovalPanel program={program} page={approvalList} />}
          {urgentItems && <UrgentItemPanel slug={slug} page={urgentItems} />}
        </Pair>
        {pendingOrders && (
          <Box borderTopWidth="1px" borderColor="border">
            <PendingOrderPanel slug={slug} page={pendingOrders} />
          </Box>
        )}
      </Box>
      {figures && (
        <Charts>
          <StatusChart slug={slug} byStatus={figures.byStatus} />
          <MonthChart slug={slug} byMonth={figures.byMonth} />
        </Charts>
      )}
    </Columns>
  );
}

/** A skeleton of the page, with the layout of its parts. */
function Outline() {
  return (
    <Columns aria-hidden>
      <Box pt="3">
        <Skeleton h="140px" mb="5" />
        <Skeleton h="190px" mb="5" />
        <Skeleton h="280px" />
      </Box>
      <Charts>
        <Skeleton h="190px" my="3" />
        <Skeleton h="190px" my="3" />
      </Charts>
    </Columns>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 321px' },
    borderTopWidth: '1px',
    borderColor: 'border',
    columnGap: '5',
  },
});

/** Two lists side by side, separated by a hairline; stacked if there is no room for two. */
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(340px, 1fr))' },
    columnGap: '10',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > *': { position: 'relative' },
    '& > * + *': { borderTopWidth: { base: '1px', lg: '0' }, borderColor: 'border' },
    '& > * + *::before': {
      content: '""',
      display: { base: 'none', lg: 'block' },
      position: 'absolute',
      insetBlock: '0',
      insetStart: '-20px',
      borderStartWidth: '1px',
      borderColor: 'border',
    },
  },
});

const Charts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'minmax(0, 1fr)' },
    alignContent: 'start',
    columnGap: '10',
    rowGap: '3',
    borderColor: 'border',
    borderTopWidth: { base: '1px', xl: '0' },
    borderStartWidth: { base: '0', xl: '1px' },
    ps: { base: '0', xl: '5' },
    '& > * + *': { borderTopWidth: { base: '1px', md: '0', xl: '1px' }, borderColor: 'border' },
  },
});

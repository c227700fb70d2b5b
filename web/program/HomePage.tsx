import { chakra, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { addresses } from '../base/addresses.ts';
import { calendarDay, formatCount, formatDate, formatWeekday } from '../base/format.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { useViewer } from '../client/session.ts';
import { Page } from '../kit/record/Page.tsx';
import { useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { ErrorState } from '../kit/ui/ErrorState.tsx';
import { RetryAlert } from '../kit/ui/RetryAlert.tsx';
import { isShownEarly } from './earlyHome.ts';
import { programMessages as messages } from './messages.ts';
import { ProgramCountsTable } from './ProgramCountsTable.tsx';
import { useEarlyHome } from './useEarlyHome.ts';
import { useWaiting } from './useWaiting.ts';
import { WaitingForMe } from './WaitingForMe.tsx';

const GuidePanel = lazyComponent(async () => (await import('../guide/GuidePanel.tsx')).GuidePanel);
const NoProgramPanel = lazyComponent(async () => (await import('../guide/NoProgramPanel.tsx')).NoProgramPanel);

/**
 * The start page: the guide while it is open, what waits in each program, and what waits for the user. A single program opens
 * directly instead, unless there is a guide; its overview says what waits.
 */
export function HomePage() {
  const { programs } = useViewer();
  const [only] = programs;
  const isGuided = useGuided();
  if (only && programs.length === 1 && !isGuided) return <Navigate replace to={addresses.program(only.slug)} />;
  return (
    <chakra.div px={{ base: '4', md: '5' }} pb="10">
      <Page title={messages.title} />
      <Flex as="header" align="center" justify="space-between" gap="3" minH="66px">
        <Flex align="baseline" gap="2.5">
          <Heading as="h1" textStyle="xl" fontWeight="bold" letterSpacing="tight">
            {messages.title}
          </Heading>
          {programs.length > 0 && (
            <Text as="span" color="fg.muted" textStyle="md" fontVariantNumeric="tabular-nums">
              {formatCount(programs.length)}
            </Text>
          )}
        </Flex>
        <Text color="fg.muted" textStyle="xs">
          {formatWeekday(calendarDay(new Date()), 'long')} {formatDate(calendarDay(new Date()))}
        </Text>
      </Flex>
      {isGuided && <GuidePanel />}
      {programs.length > 0 ? <Programs /> : !isGuided && <NoProgramPanel />}
    </chakra.div>
  );
}

/** Whether the guide is shown: it is open, or asked for by the address. Who has no program and may create none sees none. */
function useGuided(): boolean {
  const { guide, programs, permissions } = useViewer();
  const [params] = useSearchParams();
  if (programs.length === 0 && !permissions.programs.create) return false;
  return guide === 'OPEN' || (guide === 'PUT_AWAY' && params.has('guide'));
}

/** The maximum number of programs watched: each costs a subscription. */
const WATCHED = 20;

function Programs() {
  const { programs, profile } = useViewer();
  const { query, counted } = useWaiting(true);
  const { data, error, refetch } = query;
  useEarlyHome(data !== undefined);
  const news = programs
    .slice(0, WATCHED)
    .map(({ id }) => <ProgramNews key={id} programId={id} onChange={() => void refetch()} />);
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Outline programs={programs.length} isEarly={isShownEarly(profile.id)} />
    );
  }
  return (
    <>
      {news}
      <RetryAlert query={query} />
      <ProgramCountsTable programs={programs} counted={counted} />
      <WaitingForMe data={data} counted={counted} />
    </>
  );
}

function ProgramNews({ programId, onChange }: { programId: string; onChange: () => void }) {
  const { profile } = useViewer();
  useRecordChanges({
    programId,
    concerns: ({ type, by }) =>
      type === 'SHIPMENT' ||
      type === 'PURCHASE_ORDER' ||
      type === 'ORDER_ITEM' ||
      (type === 'DOCUMENT' && by !== profile.id),
    onChange,
  });
  return null;
}

interface OutlineProps {
  programs: number;
  /** Whether the programs that were shown last stay in its place. */
  isEarly: boolean;
}

/** A skeleton of the page, with the layout of its parts. */
function Outline({ programs, isEarly }: OutlineProps) {
  return (
    <div aria-hidden data-early={isEarly || undefined}>
      <Skeleton style={{ height: `${36 + programs * 40}px` }} mb="5" />
      <Skeleton h="280px" />
    </div>
  );
}

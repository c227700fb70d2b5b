/** Shows how many records of a list have an expired, an expiring or no screening; the first two counts filter the list. */
import { Button, HStack, Text } from '@chakra-ui/react';
import dayjs from 'dayjs';
import { useState } from 'react';
import type { RecordListState } from '../kit/list/useRecordList.ts';
import { withCounts } from '../kit/list/withCounts.ts';
import { SCREENED } from './filterChoices.ts';
import { lookupMessages as messages } from './messages.ts';
import { SOON_DAYS } from './ScreeningBadge.tsx';

/** Returns ranges of screening dates: expired today (`over`), expiring soon (`soon`), and any date (`screened`). */
function screeningRanges() {
  const yearAgo = dayjs().subtract(1, 'year');
  const day = (date: dayjs.Dayjs) => date.format('YYYY-MM-DD');
  return {
    over: { from: null, to: day(yearAgo.subtract(1, 'day')) },
    soon: { from: day(yearAgo), to: day(yearAgo.add(SOON_DAYS, 'day')) },
    screened: { from: EVER, to: null },
  };
}

/** A date before any screening. */
const EVER = '1900-01-01';

const HEIGHT = '28px';

type Range = { from: string | null; to: string | null };

/** The number of records screened in each of the ranges, and of all records. */
type ScreeningCounts = Record<'over' | 'soon' | 'screened' | 'all', { meta: { count: number } }>;

interface ScreenedListOptions<Query, Filter, Field extends string> {
  list: RecordListState<Filter, Field>;
  /** The query of the rows. */
  query: Query;
  /** The query that counts the records screened in each of the ranges. */
  useCounts: (
    options: RecordListState<Filter, Field>['options'] & {
      variables: ReturnType<typeof screeningRanges>;
      skip: boolean;
    },
  ) => { data?: ScreeningCounts | undefined; refetch: () => unknown };
  skip: boolean;
}

/** Returns the props of a list that can be filtered by screening date: its query, and the counts after its filters. */
export function useScreenedList<Query extends { refetch: () => unknown }, Filter, Field extends string>({
  list,
  query,
  useCounts,
  skip,
}: ScreenedListOptions<Query, Filter, Field>) {
  const [variables] = useState(screeningRanges);
  const counts = useCounts({ ...list.options, variables, skip });
  return {
    query: withCounts(query, counts),
    summary: <ScreeningLinks counts={counts.data} onShow={(days) => list.setFilter(SCREENED, days)} />,
  };
}

interface ScreeningLinksProps {
  /** The counts; undefined while they load. */
  counts: ScreeningCounts | undefined;
  /** Filters the list by these screening dates. */
  onShow: (range: [from: string, to: string]) => void;
}

/** "1 expired, 1 expires within 90 days, 2 never screened"; counts of zero are omitted. */
function ScreeningLinks({ counts, onShow }: ScreeningLinksProps) {
  // Reserves the height: the rows do not move when the counts arrive.
  if (!counts) return <HStack minH={HEIGHT} />;
  const [over, soon] = [counts.over.meta.count, counts.soon.meta.count];
  const never = Math.max(0, counts.all.meta.count - counts.screened.meta.count);
  const ranges = screeningRanges();
  const show = ({ from, to }: Range) => onShow([from ?? '', to ?? '']);
  return (
    <HStack gap="2.5" textStyle="xs" flexWrap="wrap" minH={HEIGHT}>
      {over > 0 && (
        <Show color="fg.error" onClick={() => show(ranges.over)}>
          {messages.countOver(over)}
        </Show>
      )}
      {soon > 0 && (
        <Show color="fg.warning" onClick={() => show(ranges.soon)}>
          {messages.countSoon(soon, SOON_DAYS)}
        </Show>
      )}
      {never > 0 && (
        <Text as="span" color="fg.muted">
          {messages.countNever(never)}
        </Text>
      )}
    </HStack>
  );
}

interface ShowProps {
  color: string;
  onClick: () => void;
  children: string;
}

function Show({ color, onClick, children }: ShowProps) {
  return (
    <Button size="xs" variant="plain" px="0" minW="0" color={color} fontWeight="semibold" onClick={onClick}>
      {children}
    </Button>
  );
}

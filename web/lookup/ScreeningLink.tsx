/** Shows how many records of a list have an expired, an expiring or no screening; each count filters the list. */
import { Button, HStack } from '@chakra-ui/react';
import dayjs from 'dayjs';
import { useState } from 'react';
import type { RecordListState } from '../kit/list/useRecordList.ts';
import { EVER_SCREENED, NEVER, SCREENED } from './filterChoices.ts';
import { lookupMessages as messages } from './messages.ts';
import { SOON_DAYS } from './screening.ts';
import { withCounts } from './withCounts.ts';

/** Returns ranges of screening dates: expired today (`over`) and expiring soon (`soon`). */
function screeningRanges() {
  const yearAgo = dayjs().subtract(1, 'year');
  const day = (date: dayjs.Dayjs) => date.format('YYYY-MM-DD');
  return {
    over: { from: null, to: day(yearAgo.subtract(1, 'day')) },
    soon: { from: day(yearAgo), to: day(yearAgo.add(SOON_DAYS, 'day')) },
  };
}

const HEIGHT = '28px';

type Range = { from: string | null; to: string | null };

/** The number of records screened in each of the ranges, and of those never screened. */
type ScreeningCounts = Record<'over' | 'soon' | 'never', { meta: { count: number } }>;

interface ScreenedListOptions<Query, Filter, Field extends string> {
  list: RecordListState<Filter, Field>;
  /** The query of the rows. */
  query: Query;
  /** The query that counts the records screened in each of the ranges, or never. */
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
  const show = (filter: string, values: string[]) => {
    // Nothing was both never screened and screened on a date.
    const other = filter === SCREENED ? EVER_SCREENED : SCREENED;
    if (list.state.filters[other]) list.setFilter(other, []);
    list.setFilter(filter, values);
  };
  return {
    query: withCounts(query, counts),
    summary: <ScreeningLinks counts={counts.data} onShow={show} />,
  };
}

interface ScreeningLinksProps {
  /** The counts; undefined while they load. */
  counts: ScreeningCounts | undefined;
  /** Sets a filter of the list. */
  onShow: (filter: string, values: string[]) => void;
}

/** "1 expired, 1 expires within 90 days, 2 never screened"; counts of zero are omitted. */
function ScreeningLinks({ counts, onShow }: ScreeningLinksProps) {
  // Reserves the height: the rows do not move when the counts arrive.
  if (!counts) return <HStack minH={HEIGHT} />;
  const [over, soon, never] = [counts.over.meta.count, counts.soon.meta.count, counts.never.meta.count];
  const ranges = screeningRanges();
  const show = ({ from, to }: Range) => onShow(SCREENED, [from ?? '', to ?? '']);
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
        <Show color="fg.muted" onClick={() => onShow(EVER_SCREENED, [NEVER])}>
          {messages.countNever(never)}
        </Show>
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

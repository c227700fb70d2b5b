/** Until when a visual screening of a vendor or an end user holds. */
import { Alert, chakra } from '@chakra-ui/react';
import dayjs from 'dayjs';
import { formatDate } from '../kit/format.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { Missing } from '../kit/ui/Missing.tsx';
import { lookupMessages as messages } from './messages.ts';
import { RiskLevelBadge } from './RiskLevelBadge.tsx';

interface Screened {
  visualComplianceDate: string | null;
}

/** How long before its end a screening is named as ending, in days. */
export const SOON_DAYS = 90;

/** The last day on which a screening holds: a year from its date, as for the documents that prove it. */
function endOf(date: string): dayjs.Dayjs {
  return dayjs(date).add(1, 'year');
}

/** The year of a screening, as the specification shows it, and until when it holds. */
export function ScreeningBadge({ date }: { date: string | null }) {
  if (date === null) return <Missing />;
  const end = endOf(date);
  const over = end.isBefore(dayjs(), 'day');
  const soon = end.isBefore(dayjs().add(SOON_DAYS, 'day'));
  const shownEnd = formatDate(end.format('YYYY-MM-DD'));
  return (
    <>
      {dayjs(date).year()}{' '}
      <chakra.span textStyle="xs" color={over ? 'fg.error' : soon ? 'fg.warning' : 'fg.muted'}>
        {over ? messages.screeningOver(shownEnd) : messages.screeningHolds(shownEnd)}
      </chakra.span>
    </>
  );
}

/** The screenings of a list; `header` is what their day is called there. */
export function screenedColumn(header: string) {
  return columnsOf<{ id: string } & Screened, 'VISUAL_COMPLIANCE_DATE'>().shown(
    'screened',
    header,
    { sort: 'VISUAL_COMPLIANCE_DATE', card: 'line', width: '190px' },
    ({ visualComplianceDate }) => <ScreeningBadge date={visualComplianceDate} />,
  );
}

/** What the page of a vendor or an end user says on top: how much risk they are, and that their screening is over. */
export const screeningHeader = {
  badges: ({ riskLevel }: { riskLevel: string | null }) => riskLevel && <RiskLevelBadge riskLevel={riskLevel} />,
  alert: ({ visualComplianceDate }: Screened) => <ScreeningAlert date={visualComplianceDate} />,
};

/** Says that a screening no longer holds; nothing otherwise. */
function ScreeningAlert({ date }: { date: string | null }) {
  if (date === null || !endOf(date).isBefore(dayjs(), 'day')) return null;
  return (
    <Alert.Root status="warning" size="sm" mt="3">
      <Alert.Indicator />
      <Alert.Title>{messages.screeningExpired(formatDate(endOf(date).format('YYYY-MM-DD')))}</Alert.Title>
    </Alert.Root>
  );
}

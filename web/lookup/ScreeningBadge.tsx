/** Shows how long the visual screening of a party is valid. */
import { Alert, chakra } from '@chakra-ui/react';
import dayjs from 'dayjs';
import { formatDate } from '../base/format.ts';
import { columnsOf } from '../kit/list/ColumnKinds.tsx';
import { Missing } from '../kit/ui/Missing.tsx';
import { lookupMessages as messages } from './messages.ts';
import { RiskLevelBadge } from './RiskLevelBadge.tsx';
import { isScreeningOver, SOON_DAYS, screeningEnd } from './screening.ts';

interface Screened {
  visualComplianceDate: string | null;
}

/** The year of a screening, as in the specification, and its last valid day. */
export function ScreeningBadge({ date }: { date: string | null }) {
  if (date === null) return <Missing />;
  const end = screeningEnd(date);
  const over = isScreeningOver(date);
  const soon = !end.isAfter(dayjs().add(SOON_DAYS, 'day'), 'day');
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

/** Returns the column of screenings; `header` is its name for the screening date. */
export function screenedColumn(header: string) {
  return columnsOf<{ id: string } & Screened, 'VISUAL_COMPLIANCE_DATE'>().shown(
    'VISUAL_COMPLIANCE_DATE',
    header,
    { card: 'line', width: '190px' },
    ({ visualComplianceDate }) => <ScreeningBadge date={visualComplianceDate} />,
  );
}

/** The header parts of a party's page: the risk level, and an alert if the screening has expired. */
export const screeningHeader = {
  badges: ({ riskLevel }: { riskLevel: string | null }) => riskLevel && <RiskLevelBadge riskLevel={riskLevel} />,
  alert: ({ visualComplianceDate }: Screened) => <ScreeningAlert date={visualComplianceDate} />,
};

/** An alert that a screening has expired; nothing otherwise. */
function ScreeningAlert({ date }: { date: string | null }) {
  if (date === null || !isScreeningOver(date)) return null;
  return (
    <Alert.Root status="warning" size="sm" mt="3">
      <Alert.Indicator />
      <Alert.Title>{messages.screeningExpired(formatDate(screeningEnd(date).format('YYYY-MM-DD')))}</Alert.Title>
    </Alert.Root>
  );
}

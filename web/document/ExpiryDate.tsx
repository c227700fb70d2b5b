import { chakra } from '@chakra-ui/react';
import { daysUntil, formatDate } from '../base/format.ts';
import { messages } from '../base/words.ts';
import { Missing } from '../kit/ui/Missing.tsx';

/** The number of days before the last day from which the remaining days are shown. */
const SOON_DAYS = 90;

interface ExpiryDateProps {
  date: string | null;
  /** Whether the date no longer matters. */
  over?: boolean;
}

/** An expiry date with the remaining days: in orange for the last 90 days, in red from the day after. */
export function ExpiryDate({ date, over = false }: ExpiryDateProps) {
  if (date === null) return <Missing />;
  const days = daysUntil(date);
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      columnGap="1.5"
      whiteSpace="nowrap"
      color={over ? 'fg.muted' : undefined}
    >
      <span>{formatDate(date)}</span>
      {!over && days <= SOON_DAYS && (
        <chakra.span color={days < 0 ? 'fg.error' : 'fg.warning'}>
          {days < 0 ? messages.daysAgo(-days) : messages.inDays(days)}
        </chakra.span>
      )}
    </chakra.span>
  );
}

import { chakra } from '@chakra-ui/react';
import { daysUntil, formatDate } from '../format.ts';
import { messages } from '../messages.ts';
import { Missing } from './Missing.tsx';

/** From how many days before its end something is said to be ending. */
const SOON_DAYS = 90;

interface ExpiryDateProps {
  date: string | null;
  /** It does not matter any more. */
  over?: boolean;
}

/** The last day of something, and how near it is: in orange for the last 90 days, in red from the day after. */
export function ExpiryDate({ date, over = false }: ExpiryDateProps) {
  if (date === null) return <Missing />;
  const days = daysUntil(date);
  return (
    <chakra.span whiteSpace="nowrap" color={over ? 'fg.muted' : undefined}>
      {formatDate(date)}
      {!over && days <= SOON_DAYS && (
        <chakra.span color={days < 0 ? 'fg.error' : 'fg.warning'} ms="1.5">
          {days < 0 ? messages.daysAgo(-days) : messages.inDays(days)}
        </chakra.span>
      )}
    </chakra.span>
  );
}

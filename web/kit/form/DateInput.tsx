import { memo } from 'react';
import { DATE_FORM, isWholeDate, readDate, showDate } from '../../base/dateText.ts';
import { formatMessages } from '../../base/formatWords.ts';
import { DateBox } from './DateBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './formContext.ts';

/** The input of a calendar date: typed in any common notation or chosen in a calendar. */
export const DateInput = memo(function DateInput({ value, change, blur, ...frame }: InputProps<string>) {
  const isUnread = frame.error !== null && value !== '' && readDate(value) === null;
  return (
    <FieldFrame {...frame} hint={isUnread && HINT}>
      <DateBox
        name={frame.name}
        label={frame.look.label}
        text={showDate(value)}
        disabled={Boolean(frame.disabledReason)}
        today={frame.look.today}
        onText={(text) => change(wholeDate(text))}
        onBlur={() => {
          const date = readDate(value);
          if (date !== null) change(date);
          blur();
        }}
      />
    </FieldFrame>
  );
});

/** Parses a complete date at once; incomplete text stays as typed. */
function wholeDate(text: string): string {
  return isWholeDate(text) ? (readDate(text) ?? text) : text;
}

/** A day whose number is no month's, so that the example says which is which. */
const HINT = formatMessages.dateForm(DATE_FORM, showDate('2027-03-31'));

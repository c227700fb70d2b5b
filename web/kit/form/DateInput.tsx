import { memo } from 'react';
import { readDate, showDate } from '../../base/dateText.ts';
import { DateBox } from './DateBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './formContext.ts';
import { formMessages } from './messages.ts';

/** The input of a calendar date: typed in any common notation or chosen in the browser's calendar. */
export const DateInput = memo(function DateInput({ value, change, blur, ...frame }: InputProps<string>) {
  const isUnread = frame.error !== null && value !== '' && readDate(value) === null;
  return (
    <FieldFrame {...frame} hint={isUnread && formMessages.dateForm}>
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

/** Parses a complete MM/DD/YYYY date at once; incomplete text stays as typed. */
function wholeDate(text: string): string {
  return /^\d{2}\/\d{2}\/\d{4}$/.test(text.trim()) ? (readDate(text) ?? text) : text;
}

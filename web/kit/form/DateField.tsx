import { Box, IconButton, Input } from '@chakra-ui/react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { memo, useRef } from 'react';
import { readDate, showDate } from './dateText.ts';
import { FieldFrame, TextFrame } from './FieldFrame.tsx';
import { type FieldHandlers, type FieldProps, useTextField } from './formContext.ts';
import { formMessages } from './messages.ts';

/** A calendar date: typed as MM/DD/YYYY or chosen in the system's own calendar. */
export function DateField({ name, ...props }: FieldProps) {
  const { value, error, editing, id, change, blur } = useTextField(name);
  if (!editing) return <TextFrame {...props}>{showDate(value)}</TextFrame>;
  return <DateInput {...props} {...{ id, name, value, error, change, blur }} />;
}

interface DateInputProps extends FieldProps, FieldHandlers {
  value: string;
}

const DateInput = memo(function DateInput({ value, change, blur, name, ...frame }: DateInputProps) {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <FieldFrame {...frame}>
      <Box position="relative">
        <Input
          name={name}
          inputMode="numeric"
          autoComplete="off"
          placeholder={formMessages.datePlaceholder}
          pe="10"
          fontVariantNumeric="tabular-nums"
          value={showDate(value)}
          onChange={(event) => change(typedDate(event.target.value))}
          onBlur={() => {
            const date = readDate(value);
            if (date !== null) change(date);
            blur();
          }}
        />
        {/* The browser's calendar costs no JavaScript; only its popup is used, the text field is what is read and typed in. */}
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden
          value={readDate(value) ?? ''}
          onChange={(event) => change(event.target.value)}
          style={{
            position: 'absolute',
            insetInlineEnd: 8,
            bottom: 0,
            width: 1,
            height: 1,
            opacity: 0,
            pointerEvents: 'none',
          }}
        />
        <IconButton
          position="absolute"
          insetEnd="1"
          top="1"
          size="xs"
          variant="ghost"
          aria-label={formMessages.pickDate(frame.label)}
          disabled={Boolean(frame.disabledReason)}
          onClick={() => calendar.current?.showPicker()}
        >
          <CalendarDays aria-hidden />
        </IconButton>
      </Box>
    </FieldFrame>
  );
});

/** A whole date becomes one at once; a part of one stays as it is typed. */
function typedDate(text: string): string {
  return /^\d{2}\/\d{2}\/\d{4}$/.test(text.trim()) ? (readDate(text) ?? text) : text;
}

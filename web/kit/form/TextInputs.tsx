import { Input, Textarea } from '@chakra-ui/react';
import { memo } from 'react';
import { typedLine } from './blank.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './formContext.ts';

/** The input of one line of text. */
export const TextInput = memo(function TextInput({ value, change, blur, ...frame }: InputProps<string>) {
  return (
    <FieldFrame {...frame}>
      <Input
        name={frame.name}
        value={value}
        maxLength={frame.look.limit}
        autoComplete="off"
        dir="auto"
        borderColor={frame.warning ? 'fg.warning' : undefined}
        onChange={(event) => change(typedLine(event.target.value))}
        onBlur={blur}
      />
    </FieldFrame>
  );
});

/** The input of multi-line text, three lines high. */
export const LongTextInput = memo(function LongTextInput({ value, change, blur, ...frame }: InputProps<string>) {
  return (
    <FieldFrame {...frame}>
      <Textarea
        name={frame.name}
        value={value}
        rows={3}
        maxLength={frame.look.limit}
        dir="auto"
        onChange={(event) => change(event.target.value)}
        onBlur={blur}
      />
    </FieldFrame>
  );
});

import { Input, InputGroup } from '@chakra-ui/react';
import { memo, useState } from 'react';
import { groupDigits, readDecimal } from './decimal.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './formContext.ts';

/** The input of a number, kept as exact decimal text. Text that is not a number stays as typed so that it can be fixed. */
export const NumberInput = memo(function NumberInput({ value, change, blur, ...frame }: InputProps<string>) {
  const [focused, setFocused] = useState(false);
  const money = frame.look.kind === 'money';
  const decimal = readDecimal(value);
  const input = (
    <Input
      name={frame.name}
      inputMode="decimal"
      autoComplete="off"
      fontVariantNumeric="tabular-nums"
      value={focused || decimal === null ? value : groupDigits(decimal, money ? 2 : undefined)}
      onFocus={() => setFocused(true)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setFocused(false);
        if (decimal !== null && decimal !== value) change(decimal);
        blur();
      }}
    />
  );
  return <FieldFrame {...frame}>{money ? <InputGroup startElement="$">{input}</InputGroup> : input}</FieldFrame>;
});

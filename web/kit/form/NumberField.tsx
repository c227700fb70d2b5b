import { Input, InputGroup } from '@chakra-ui/react';
import { memo, useState } from 'react';
import { groupDigits, readDecimal } from './decimal.ts';
import { FieldFrame, TextFrame } from './FieldFrame.tsx';
import { type FieldHandlers, type FieldProps, useTextField } from './formContext.ts';

interface NumberFieldProps extends FieldProps {
  /** Digits that are always shown behind the point. */
  fixed?: number;
  /** A sign before the number. */
  sign?: string;
}

/** A number as exact decimal text. What cannot be read as one stays as it was typed, so that it can be mended. */
export function NumberField({ name, ...props }: NumberFieldProps) {
  const { value, error, editing, id, change, blur } = useTextField(name);
  const text = shown(value, props.fixed);
  if (!editing)
    return (
      <TextFrame label={props.label} span={props.span}>
        {text && `${props.sign ?? ''}${text}`}
      </TextFrame>
    );
  return <NumberInput {...props} {...{ id, name, value, error, change, blur }} />;
}

/** An amount in US dollars, with cents. */
export function MoneyField(props: FieldProps) {
  return <NumberField {...props} fixed={2} sign="$" />;
}

interface NumberInputProps extends NumberFieldProps, FieldHandlers {
  value: string;
}

const NumberInput = memo(function NumberInput(props: NumberInputProps) {
  const { value, change, blur, fixed, sign, name, ...frame } = props;
  const [focused, setFocused] = useState(false);
  const input = (
    <Input
      name={name}
      inputMode="decimal"
      autoComplete="off"
      fontVariantNumeric="tabular-nums"
      value={focused ? value : shown(value, fixed)}
      onFocus={() => setFocused(true)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setFocused(false);
        const decimal = readDecimal(value);
        if (decimal !== null && decimal !== value) change(decimal);
        blur();
      }}
    />
  );
  return <FieldFrame {...frame}>{sign ? <InputGroup startElement={sign}>{input}</InputGroup> : input}</FieldFrame>;
});

function shown(value: string, fixed: number | undefined): string {
  const decimal = readDecimal(value);
  return decimal === null ? value : groupDigits(decimal, fixed);
}

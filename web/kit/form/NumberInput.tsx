import { Button, Input, InputGroup } from '@chakra-ui/react';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { decimalsOf, groupDigits, otherDecimal, readDecimal, trimZeros, typedDecimal } from '../../base/decimal.ts';
import { editedNumber, type Span } from '../../base/numberEdit.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './formContext.ts';
import { formMessages as messages } from './messages.ts';

/** The decimals that an amount in dollars shows at least. */
const CENTS = 2;

/**
 * The input of a number, kept as exact decimal text, and written as the page's language does. It separates thousands until the
 * first edit and again after the last one, so that the focus changes neither text nor selection. Text that is not a number
 * stays as typed so that it can be fixed; a text with two readings says which one is taken, and offers the other.
 */
export const NumberInput = memo(function NumberInput({ value, change, blur, ...frame }: InputProps<string>) {
  const input = useRef<HTMLInputElement>(null);
  const selected = useRef<Span | null>(null);
  const caret = useRef<number | null>(null);
  const [editing, setEditing] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const money = frame.look.kind === 'money';
  const decimal = readDecimal(value);
  // What is typed is shown as long as it is the value, which something else may change.
  const isTyped = typed !== null && decimalOf(typed) === value;
  const shown = editing && isTyped ? typed : decimal === null ? value : groupDigits(decimal, money ? CENTS : undefined);

  useEffect(() => {
    const element = input.current;
    const remember = () => {
      if (!element) return;
      selected.current = { from: element.selectionStart ?? 0, to: element.selectionEnd ?? element.value.length };
    };
    element?.addEventListener('beforeinput', remember);
    return () => element?.removeEventListener('beforeinput', remember);
  }, []);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const type = (next: string) => {
    const isOwn = (editing && isTyped) || decimal === null;
    const edit = isOwn ? { text: next, caret: null } : editedNumber(shown, next, selected.current);
    if (edit.text !== next) caret.current = edit.caret;
    selected.current = null;
    setEditing(true);
    setTyped(edit.text);
    change(decimalOf(edit.text));
  };
  const box = (
    <Input
      ref={input}
      name={frame.name}
      inputMode={frame.look.signed ? 'text' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      fontVariantNumeric="tabular-nums"
      value={shown}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        setEditing(false);
        if (decimal !== null && decimal !== value) change(decimal);
        blur();
      }}
    />
  );
  const other = isTyped && decimal !== null ? otherDecimal(typed) : null;
  const hint = other !== null &&
    decimal !== null &&
    (!money || decimalsOf(other) <= (frame.look.decimals ?? CENTS)) && (
      <>
        {messages.readAs(groupDigits(trimZeros(decimal)))}{' '}
        <Button
          variant="plain"
          h="auto"
          minW="0"
          px="0"
          textStyle="xs"
          textDecoration="underline"
          textUnderlineOffset="3px"
          onClick={() => {
            setTyped(null);
            setEditing(false);
            change(other);
            input.current?.focus();
          }}
        >
          {messages.takeNumber(groupDigits(other))}
        </Button>
      </>
    );
  return (
    <FieldFrame {...frame} hint={hint}>
      {/* The sign stands before the figures, whose direction is the same on every page. */}
      {money ? (
        <InputGroup startElement="$" dir="ltr">
          {box}
        </InputGroup>
      ) : (
        box
      )}
    </FieldFrame>
  );
});

/** Returns typed text as decimal text, which is the same in every language; as it is while it is no number. */
const decimalOf = (typed: string) => typedDecimal(typed) ?? typed;

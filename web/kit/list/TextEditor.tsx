import { Input } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EditorProps } from './filters.ts';

/** The pause in typing after which the list is queried. */
const TYPING_MS = 400;

/** The editor of a text filter, which matches part of a text: takes effect 400 ms after the last key; Enter closes it. */
export function TextEditor({ label, value, onChange, onClose }: EditorProps) {
  const [text, setText] = useState(value[0] ?? '');
  const current = value[0] ?? '';
  const take = (typed: string) => {
    if (typed.trim() !== current) onChange([typed.trim()]);
  };
  const takeRested = useEffectEvent(take);
  useEffect(() => {
    const timer = setTimeout(() => takeRested(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take(text);
        onClose();
      }}
    >
      <Input
        aria-label={label}
        value={text}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}

import { Input } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { EditorProps } from './filters.ts';

/** The pause in typing after which the list is queried. */
const TYPING_MS = 400;

/** The editor of a text filter, which matches part of a text: takes effect 400 ms after the last key; Enter closes it. */
export function TextEditor({ label, value, onChange, onClose }: EditorProps) {
  const [text, setText] = useState(value[0] ?? '');
  const current = value[0] ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text starts the clock again.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text.trim() !== current) onChange([text.trim()]);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== current) onChange([text.trim()]);
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

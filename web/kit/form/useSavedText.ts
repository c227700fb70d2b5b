import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

interface SavedTextOptions {
  /** The stored text. */
  stored: string;
  /** Saves a text. Returns why it is not taken; null if it is. */
  save: (text: string) => Promise<string | null> | string | null;
  /** Called with why the text is not stored; null once there is nothing to say. */
  onProblem?: ((problem: string | null) => void) | undefined;
}

/**
 * The text of an input without a form, saved by Enter or as the input is left. It stays as typed until it is stored, also if it
 * is refused; else it is the stored text, whoever stored it. Spread `input` on the element.
 */
export function useSavedText({ stored, save, onProblem }: SavedTextOptions) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const now = useRef<string | null>(null);
  const sent = useRef<string | null>(null);
  // At once, and by no effect: the press that left the input may act on it.
  const tell = (why: string | null) => {
    setProblem(why);
    onProblem?.(why);
  };
  const forget = useEffectEvent(() => onProblem?.(null));
  useEffect(() => () => forget(), []);
  const type = (text: string | null) => {
    now.current = text;
    setTyped(text);
  };
  const take = async () => {
    const text = now.current;
    if (text === null || text === sent.current) return;
    if (text === stored) return type(null);
    sent.current = text;
    const saving = save(text);
    const why = typeof saving === 'object' && saving !== null ? await saving : saving;
    if (sent.current === text) sent.current = null;
    // What was typed meanwhile is judged by itself.
    if (now.current !== text) return;
    tell(why);
    if (why === null) type(null);
  };
  const input = {
    value: typed ?? stored,
    'aria-invalid': problem !== null || undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      type(target.value);
      if (problem !== null) tell(null);
    },
    onBlur: () => {
      // It has been said already; Enter tries again.
      if (problem === null) void take();
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') void take();
    },
  };
  return { problem, input };
}

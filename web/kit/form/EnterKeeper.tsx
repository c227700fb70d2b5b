import { Combobox, useComboboxContext } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Choice } from './values.ts';

interface EnterKeeperProps {
  /** What is typed and searched for; empty where Enter means nothing special. */
  typed: string;
  /** The options are not yet those for what is typed. */
  loading: boolean;
  /** The option that Enter takes. */
  first: Choice | undefined;
  /** Not by the list itself, which may not know yet what the answer has brought. */
  onTake: (option: Choice) => void;
  children: ReactNode;
}

/**
 * The control of a picker. Enter takes the first option for what is typed: pressed before that option is here, it is kept
 * until the answer comes; typing on or leaving takes it back. An option reached by arrows or pointer is taken at once.
 */
export function EnterKeeper({ typed, loading, first, onTake, children }: EnterKeeperProps) {
  const { open, multiple, highlightedValue, setOpen } = useComboboxContext();
  const [keptFor, setKeptFor] = useState<string | null>(null);
  const moved = useRef(false);
  const kept = keptFor !== null && keptFor === typed && open;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other typed text is what makes a move count no more.
  useEffect(() => {
    moved.current = false;
  }, [typed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list's functions are new ones each time.
  useEffect(() => {
    if (!kept || loading) return;
    setKeptFor(null);
    if (!first) return;
    onTake(first);
    // Of several the next one may be wanted, as after a press.
    if (!multiple) setOpen(false);
  }, [kept, loading, first]);

  function onKeyDownCapture(event: KeyboardEvent) {
    if (event.key.startsWith('Arrow')) moved.current = true;
    if (event.key !== 'Enter' || event.ctrlKey || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!open || typed === '' || (moved.current && highlightedValue !== null)) return;
    const early = loading || (highlightedValue === null && first !== undefined);
    if (!early) return;
    // Neither the list nor the form hears of it: it would take an option for something else, or save without one.
    event.preventDefault();
    event.stopPropagation();
    setKeptFor(typed);
  }

  return (
    <Combobox.Control onKeyDownCapture={onKeyDownCapture} onBlur={() => setKeptFor(null)}>
      {children}
    </Combobox.Control>
  );
}

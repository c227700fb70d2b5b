import { Combobox, useComboboxContext } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Choice } from './values.ts';

interface EnterKeeperProps {
  /** The typed search text; empty where Enter needs no special handling. */
  typed: string;
  /** Whether the options for the typed text are still loading. */
  loading: boolean;
  /** The option that Enter selects. */
  first: Choice | undefined;
  /** Called instead of selecting in the list itself, which may not contain the loaded options yet. */
  onTake: (option: Choice) => void;
  children: ReactNode;
}

/**
 * The control of a picker. Enter selects the first option for the typed text. Pressed before that option has loaded, it is
 * kept until the response arrives; further typing or leaving cancels it. A clicked option, or one reached by arrow keys, is
 * selected at once.
 */
export function PendingEnter({ typed, loading, first, onTake, children }: EnterKeeperProps) {
  const { open, multiple, highlightedValue, collection, setOpen } = useComboboxContext();
  // What was highlighted before the options changed may no longer be among them.
  const highlighted = collection.has(highlightedValue) ? highlightedValue : null;
  const [keptFor, setKeptFor] = useState<string | null>(null);
  /** The typed text under which the arrow keys have moved through the options; another text makes that move count no more. */
  const movedUnder = useRef<string | null>(null);
  const kept = keptFor !== null && keptFor === typed && open;

  const settle = useEffectEvent((option: Choice | undefined) => {
    setKeptFor(null);
    if (!option) return;
    onTake(option);
    // A multiple picker stays open for the next pick, as it does after a click.
    if (!multiple) setOpen(false);
  });
  useEffect(() => {
    if (kept && !loading) settle(first);
  }, [kept, loading, first]);

  function onKeyDownCapture(event: KeyboardEvent) {
    if (event.key.startsWith('Arrow')) movedUnder.current = typed;
    if (event.key !== 'Enter' || event.ctrlKey || event.shiftKey) return;
    if (!open || typed === '' || (movedUnder.current === typed && highlighted !== null)) return;
    const early = loading || (highlighted === null && first !== undefined);
    if (!early) return;
    // Hide the key from the list, which would select an outdated option, and from the form, which would save without one.
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

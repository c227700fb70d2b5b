import { useEffect, useEffectEvent } from 'react';
import { Marked } from '../ui/Marked.tsx';
import type { ChoiceSource } from './choiceSource.ts';

interface ChoiceNameProps {
  source: ChoiceSource;
  id: string;
  /** Called when no choice with this id exists (any longer). */
  onMissing?: () => void;
  /** Whether what the rows around were searched by is marked in it. */
  marked?: boolean;
}

/** The name of a chosen id: an ellipsis while it loads, the id itself if no such choice exists. */
export function ChoiceName({ source, id, onMissing, marked = false }: ChoiceNameProps) {
  const label = source.useLabel(id);
  const report = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    if (label === null) report();
  }, [label]);
  const name = label === undefined ? '…' : (label ?? id);
  return marked ? <Marked>{name}</Marked> : name;
}

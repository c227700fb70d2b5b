import { useEffect } from 'react';
import type { ChoiceSource } from './choiceSource.ts';

interface ChoiceNameProps {
  source: ChoiceSource;
  id: string;
  /** Called when no choice with this id exists (any longer). */
  onMissing?: () => void;
}

/** The name of a chosen id: an ellipsis while it loads, the id itself if no such choice exists. */
export function ChoiceName({ source, id, onMissing }: ChoiceNameProps) {
  const label = source.useLabel(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, whatever function is passed.
  useEffect(() => {
    if (label === null) onMissing?.();
  }, [label]);
  return <>{label === undefined ? '…' : (label ?? id)}</>;
}

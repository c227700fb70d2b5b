import { useEffect } from 'react';
import type { ChoiceSource } from './choiceSource.ts';

interface ChoiceNameProps {
  source: ChoiceSource;
  id: string;
  /** Called once it is known that nothing has this id any more; the id is shown until then. */
  onMissing?: () => void;
}

/** What a chosen id is called, once that is known. */
export function ChoiceName({ source, id, onMissing }: ChoiceNameProps) {
  const label = source.useLabel(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, whatever function is passed.
  useEffect(() => {
    if (label === null) onMissing?.();
  }, [label]);
  return <>{label === undefined ? '…' : (label ?? id)}</>;
}

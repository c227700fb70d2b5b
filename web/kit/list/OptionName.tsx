import { useEffect } from 'react';
import type { OptionNameProps } from './filters.ts';

interface ResolvedNameProps extends Pick<OptionNameProps, 'onMissing'> {
  /** The name; undefined while it is on its way, null when there is none. */
  label: string | null | undefined;
}

/** A name, once it is known; one that does not exist is reported. */
export function OptionName({ label, onMissing }: ResolvedNameProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, whatever function is passed.
  useEffect(() => {
    if (label === null) onMissing();
  }, [label]);
  return <>{label ?? '…'}</>;
}

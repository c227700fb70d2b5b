import { useState } from 'react';
import type { NewChoice } from './newChoice.ts';

/** The entry of a picker that makes a missing record; `open` gets the typed text. */
export interface PickerAdd {
  label: string;
  /** Who may add one; null if the user may. */
  denied: string | null;
  open: (typed: string) => void;
}

/** Returns the entry of a picker that makes a record that it lacks, and the state of the dialog that the entry opens. */
export function useNewChoice(add: NewChoice | undefined) {
  const { label, adders, useAllowed } = add ?? NOTHING;
  const allowed = useAllowed();
  const [typed, setTyped] = useState<string | null>(null);
  const entry: PickerAdd = { label, denied: allowed ? null : adders, open: setTyped };
  return { entry: add && entry, typed, close: () => setTyped(null) };
}

const NOTHING = { label: '', adders: '', useAllowed: () => false };

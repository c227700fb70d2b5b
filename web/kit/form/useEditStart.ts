import { type RefObject, useCallback, useRef, useState } from 'react';
import { type Base, type Draft, fittingDraft, loadDraft } from './draft.ts';
import type { SendKey } from './sendKey.ts';
import { useLeftDraft } from './useLeftDraft.ts';
import type { FormValues } from './values.ts';

interface EditStart<Values extends FormValues> {
  base: Base<Values>;
  /** The initial input. */
  first: Values;
  /** Whether the initial input is a saved draft. */
  restored: boolean;
  /** The key under which the input was last sent; null if it was not. */
  sendKey: RefObject<SendKey | null>;
}

/** Unfinished input of a closed tab, which the user may take over or discard. */
export interface OfferedDraft {
  /** When it was typed; null if unknown. */
  at: string | null;
  take: () => void;
  drop: () => void;
}

interface EditStartOptions<Values extends FormValues> {
  name: string;
  paths: readonly string[];
  shown: Base<Values>;
  editing: boolean;
  offer: (stored: Values) => Values;
}

/**
 * Returns the base of the edit: the record as shown when editing began, or that of a saved draft. It is frozen, because
 * changes by others must not replace values under the user's input.
 */
export function useEditStart<Values extends FormValues>(options: EditStartOptions<Values>) {
  const { name, paths, shown, editing, offer } = options;
  const [edit, setEdit] = useState<EditStart<Values> | null>(null);
  const unused = useRef<SendKey | null>(null);
  let current = edit;
  if (editing && !edit) {
    const draft = loadDraft(name, paths, shown.values);
    current = {
      base: draft?.base ?? shown,
      first: draft?.values ?? offer(shown.values),
      restored: draft !== null,
      sendKey: { current: draft?.sendKey ?? null },
    };
    setEdit(current);
  } else if (!editing && edit) {
    current = null;
    setEdit(null);
  }
  const left = useLeftDraft(name, editing);
  const leftDraft = left && fittingDraft(left.value, paths, shown.values);
  const start = useCallback((draft: Draft<Values>) => {
    setEdit({ base: draft.base, first: draft.values, restored: true, sendKey: { current: draft.sendKey } });
  }, []);
  return { edit: current, setEdit, sendKey: current?.sendKey ?? unused, left, leftDraft, start };
}

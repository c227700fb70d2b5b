import { useRef, useState } from 'react';

/**
 * Shows a choice that is saved at once: what was chosen until the answer comes, then what is stored. The control stays the
 * same, and with it the focus.
 * @param save saves a choice; null if it is none
 */
export function useSavedChoice<Value>(
  stored: Value,
  save: (value: Value) => Promise<unknown> | null,
): [shown: Value, choose: (value: Value) => void] {
  const [chosen, setChosen] = useState<{ value: Value } | null>(null);
  const last = useRef<Promise<unknown> | null>(null);
  const choose = (value: Value) => {
    const saving = save(value);
    if (!saving) return;
    last.current = saving;
    setChosen({ value });
    const end = () => {
      if (last.current === saving) setChosen(null);
    };
    saving.then(end, end);
  };
  return [chosen ? chosen.value : stored, choose];
}

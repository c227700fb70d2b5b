import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { formMessages } from './messages.ts';
import type { FormState } from './useFormCore.ts';

interface LeaveConfirmation {
  /** Calls `goOn` at once if the form is clean, otherwise after the user confirms the loss of the changes. */
  leave: (goOn: () => void) => void;
  /** The confirmation dialog, to be rendered next to the form. */
  question: ReactNode;
}

/** Asks for confirmation before a form inside a page is left with unsaved input. */
export function useLeaveConfirmation({ changed, discard }: Pick<FormState, 'changed' | 'discard'>): LeaveConfirmation {
  const dirty = changed.length > 0;
  const [waiting, setWaiting] = useState<{ goOn: () => void } | null>(null);
  const leave = useCallback((goOn: () => void) => (dirty ? setWaiting({ goOn }) : goOn()), [dirty]);
  const question = useMemo(
    () => (
      <ConfirmDialog
        title={formMessages.leaveTitle}
        open={waiting !== null}
        confirmLabel={formMessages.leave}
        cancelLabel={formMessages.stay}
        note={null}
        onConfirm={() => {
          setWaiting(null);
          discard();
          waiting?.goOn();
        }}
        onClose={() => setWaiting(null)}
      >
        {formMessages.leaveText}
      </ConfirmDialog>
    ),
    [waiting, discard],
  );
  return { leave, question };
}

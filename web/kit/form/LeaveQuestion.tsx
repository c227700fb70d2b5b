import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { formMessages } from './messages.ts';

interface LeaveQuestion {
  /** Goes on once nothing is left to lose: at once, or when the person says so. */
  leave: (goOn: () => void) => void;
  /** Put it beside the form. */
  question: ReactNode;
}

/** Asks before a form inside a page is left with something typed. */
export function useLeaveQuestion({ dirty, discard }: { dirty: boolean; discard: () => void }): LeaveQuestion {
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

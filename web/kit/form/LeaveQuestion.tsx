import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { formMessages } from './messages.ts';

interface LeaveQuestion {
  /** Goes on once nothing is left to lose: at once, or when the person says so. */
  leave: (goOn: () => void) => void;
  /** Put it beside the form. */
  question: ReactNode;
}

/** Asks before a form inside a page is left with something typed. */
export function useLeaveQuestion(form: { dirty: boolean; discard: () => void }): LeaveQuestion {
  const [waiting, setWaiting] = useState<{ goOn: () => void } | null>(null);
  return {
    leave: (goOn) => (form.dirty ? setWaiting({ goOn }) : goOn()),
    question: (
      <ConfirmDialog
        title={formMessages.leaveTitle}
        open={waiting !== null}
        confirmLabel={formMessages.leave}
        cancelLabel={formMessages.stay}
        note={null}
        onConfirm={() => {
          setWaiting(null);
          form.discard();
          waiting?.goOn();
        }}
        onClose={() => setWaiting(null)}
      >
        {formMessages.leaveText}
      </ConfirmDialog>
    ),
  };
}

import { useState } from 'react';
import { usePermissions } from '../app/session.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import type { Choice } from '../kit/form/values.ts';
import { ActionButton } from '../kit/ui/ActionButton.tsx';
import { endUserMessages as messages } from './messages.ts';

const NewEndUserDialog = lazyComponent(async () => (await import('./NewEndUserDialog.tsx')).NewEndUserDialog);

/** The button below an end user picker that creates a missing end user. */
export function NewEndUserLink({ onMade }: { onMade: (endUser: Choice) => void }) {
  const { endUsers } = usePermissions();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        size="xs"
        variant="plain"
        px="0"
        color="program.fg"
        disabledReason={endUsers.write ? null : messages.addDenied}
        onClick={() => setOpen(true)}
      >
        {messages.add}
      </ActionButton>
      {open && <NewEndUserDialog onMade={onMade} onClose={() => setOpen(false)} />}
    </>
  );
}

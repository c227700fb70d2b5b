import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { discardUnsaved, hasUnsaved } from './leaveGuard.ts';
import { formMessages } from './messages.ts';

/** Asks before a page with unsaved changes is left. Once on every page with forms. */
export function LeaveGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => losesSomething(currentLocation, nextLocation));
  return (
    <ConfirmDialog
      title={formMessages.leaveTitle}
      open={blocker.state === 'blocked'}
      confirmLabel={formMessages.leave}
      cancelLabel={formMessages.stay}
      note={null}
      onConfirm={() => {
        discardUnsaved();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      {formMessages.leaveText}
    </ConfirmDialog>
  );
}

function losesSomething(from: Location, to: Location): boolean {
  // A session that ended sends to the sign-in page and back: drafts wait for that.
  if (to.pathname === '/login') return false;
  if (to.pathname !== from.pathname) return hasUnsaved(false);
  const stopsEditing = isEditing(from) && !isEditing(to);
  return stopsEditing && hasUnsaved(true);
}

function isEditing(location: Location): boolean {
  return new URLSearchParams(location.search).get('edit') === '1';
}

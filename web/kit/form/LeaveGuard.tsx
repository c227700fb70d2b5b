import { type Location, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { type AddressedScope, discardUnsaved, hasUnsaved, isGridView } from './leaveGuard.ts';
import { formMessages } from './messages.ts';

/** Asks for confirmation before a page with unsaved changes is left. Every page with forms renders it once. */
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
  // An ended session redirects to the sign-in page and back; the drafts survive that.
  if (to.pathname === '/login') return false;
  if (to.pathname !== from.pathname) return hasUnsaved();
  const [before, after] = [scopesOf(from), scopesOf(to)];
  return hasUnsaved(before.filter((scope) => !after.includes(scope)));
}

function scopesOf({ search }: Location): AddressedScope[] {
  const parameters = new URLSearchParams(search);
  return [
    ...(parameters.get('edit') === '1' ? (['edit'] as const) : []),
    ...(isGridView(search) ? (['grid'] as const) : []),
  ];
}

import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The search parameter of what is open over a shipment: `?open=approvals`. */
export const OPEN = 'open';
const APPROVALS = 'approvals';

/** Returns whether the approval dates are being set, with a setter; the address keeps it, so that a link can open them. */
export function useOpenApprovals(): [open: boolean, set: (open: boolean) => void] {
  const [parameters, setParameters] = useSearchParams();
  const set = useCallback(
    (open: boolean) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (open) after.set(OPEN, APPROVALS);
          else after.delete(OPEN);
          return after;
        },
        { replace: true },
      ),
    [setParameters],
  );
  return [parameters.get(OPEN) === APPROVALS, set];
}

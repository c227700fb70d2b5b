import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What an address says is open over its shipment: `?open=approvals`. */
export const OPEN = 'open';
const APPROVALS = 'approvals';

/** Whether the approval dates are being set, as the address says it, so that a link leads there. */
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

import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { useLatchedMode } from '../form/useLatchedMode.ts';

/** Whether the record of a page is being edited, and the function that begins and ends it. */
export interface EditMode {
  editing: boolean;
  setEditing: (edit: boolean) => void;
}

/**
 * Returns the edit mode, kept in the address (`?edit=1`), so that links, reloads and Back preserve it. It does not begin
 * without the right. An edit that has begun continues if the right is lost, so that no input is lost. An edit that has ended
 * leaves no entry in the history: Back does not open it again.
 */
export function useEditMode(allowed: boolean): EditMode {
  const [parameters, setParameters] = useSearchParams();
  const editing = useLatchedMode(parameters.get('edit') === '1', allowed);
  const { state } = useLocation();
  useBackToReading(parameters, state);
  const setEditing = useCallback(
    (edit: boolean) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (edit) after.set('edit', '1');
          else after.delete('edit');
          return after;
        },
        edit ? { state: { readBefore: reading(parameters) } } : { replace: true, state },
      ),
    [setParameters, parameters, state],
  );
  return { editing, setEditing };
}

/**
 * Steps back to the entry from which the edit began, once the edit's own entry shows the same: otherwise one would have to
 * press Back twice.
 */
function useBackToReading(parameters: URLSearchParams, state: unknown): void {
  const navigate = useNavigate();
  const type = useNavigationType();
  const before: unknown = state && typeof state === 'object' && 'readBefore' in state ? state.readBefore : null;
  const ended = type === 'REPLACE' && before === parameters.toString();
  useEffect(() => {
    if (ended) void navigate(-1);
  }, [ended, navigate]);
}

/** Returns the address parameters of a record outside of editing. */
function reading(parameters: URLSearchParams): string {
  const without = new URLSearchParams(parameters);
  without.delete('edit');
  return without.toString();
}

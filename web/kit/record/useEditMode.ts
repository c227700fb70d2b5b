import { useCallback, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
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
  const navigate = useNavigate();
  const { state, key } = useLocation();
  /** The history entry that the edit has left: stepping back takes a moment, and must not be asked for twice. */
  const left = useRef<string | null>(null);
  const setEditing = useCallback(
    (edit: boolean) => {
      const read = reading(parameters);
      if (edit) {
        const opened = new URLSearchParams(parameters);
        opened.set('edit', '1');
        setParameters(opened, { state: { readBefore: read } });
      } else if (readBefore(state) !== read) {
        setParameters(new URLSearchParams(read), { replace: true, state });
      } else if (left.current !== key) {
        left.current = key;
        void navigate(-1);
      }
    },
    [navigate, setParameters, parameters, state, key],
  );
  return { editing, setEditing };
}

/** Returns the address parameters of the entry from which an edit began; null if it began with the page. */
function readBefore(state: unknown): unknown {
  return state && typeof state === 'object' && 'readBefore' in state ? state.readBefore : null;
}

/** Returns the address parameters of a record outside of editing. */
function reading(parameters: URLSearchParams): string {
  const without = new URLSearchParams(parameters);
  without.delete('edit');
  return without.toString();
}

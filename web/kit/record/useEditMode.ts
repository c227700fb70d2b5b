import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLatchedMode } from '../form/useLatchedMode.ts';

/** Whether the record of a page is being edited, and the function that begins and ends it. */
export interface EditMode {
  editing: boolean;
  setEditing: (edit: boolean) => void;
}

/**
 * Returns the edit mode, kept in the address (`?edit=1`), so that links, reloads and Back preserve it. It does not begin
 * without the right. An edit that has begun continues if the right is lost, so that no input is lost.
 */
export function useEditMode(allowed: boolean): EditMode {
  const [parameters, setParameters] = useSearchParams();
  const editing = useLatchedMode(parameters.get('edit') === '1', allowed);
  const setEditing = useCallback(
    (edit: boolean) =>
      setParameters((before) => {
        const after = new URLSearchParams(before);
        if (edit) after.set('edit', '1');
        else after.delete('edit');
        return after;
      }),
    [setParameters],
  );
  return { editing, setEditing };
}

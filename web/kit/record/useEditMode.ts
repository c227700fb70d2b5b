import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBegun } from '../form/useBegun.ts';

/** Whether the record of a page is being edited, and the way in and out. */
export interface EditMode {
  editing: boolean;
  setEditing: (edit: boolean) => void;
}

/**
 * Edit mode in the address (`?edit=1`), so that a link, a reload and Back know it. Without the right it does not begin; an
 * edit that has begun goes on when the right goes, so that nothing typed is lost.
 */
export function useEditMode(allowed: boolean): EditMode {
  const [parameters, setParameters] = useSearchParams();
  const editing = useBegun(parameters.get('edit') === '1', allowed);
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

import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the record of a page is being edited, and the way in and out. */
export interface EditMode {
  editing: boolean;
  setEditing: (edit: boolean) => void;
}

/** Edit mode in the address (`?edit=1`), so that a link, a reload and Back know it. Without the right it stays off. */
export function useEditMode(allowed: boolean): EditMode {
  const [parameters, setParameters] = useSearchParams();
  const editing = allowed && parameters.get('edit') === '1';
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

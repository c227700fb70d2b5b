import { useMemo } from 'react';
import { listSource } from '../kit/form/choiceSource.ts';
import { useViewer } from './session.ts';

/** The programs that one may open, by name and colour. They are known since signing in. */
export const programChoices = listSource(() => {
  const { programs } = useViewer();
  const options = useMemo(
    () => programs.map(({ id, name, colorPalette }) => ({ id, label: name, color: colorPalette?.main ?? null })),
    [programs],
  );
  return { options, loading: false, error: undefined };
});

import { useMemo } from 'react';
import { useViewer } from '../client/session.ts';
import { listSource } from '../kit/form/choiceSource.ts';

/** The programs that the user may open, by name and color; loaded at sign-in. */
export const programChoices = listSource(() => {
  const { programs } = useViewer();
  const options = useMemo(
    () => programs.map(({ id, name, colorPalette }) => ({ id, label: name, color: colorPalette?.main ?? null })),
    [programs],
  );
  return { options, loading: false, error: undefined };
});

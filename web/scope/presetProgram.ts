import { useSyncExternalStore } from 'react';
import { createStore } from '../base/store.ts';
import { useProgramOfAddress, useViewer, type ViewerProgram } from '../client/session.ts';

/** The id of the program that was open last in this tab; null if none was. */
export const lastProgram = createStore<string | null>(null);

/**
 * Returns the program that a new record of the organization is most likely for: the open one, the one that the user came
 * from, or the only one that there is; null if it is a guess.
 */
export function usePresetProgram(): ViewerProgram | null {
  const { programs } = useViewer();
  const open = useProgramOfAddress();
  const last = useSyncExternalStore(lastProgram.subscribe, lastProgram.get);
  return open ?? programs.find(({ id }) => id === last) ?? (programs.length === 1 ? (programs[0] ?? null) : null);
}

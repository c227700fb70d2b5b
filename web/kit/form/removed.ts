import { createContext, use } from 'react';

/** The reason the shown record cannot be saved any more: somebody has removed it under the form. Null while it is there. */
export const RemovedContext = createContext<string | null>(null);

/** Returns the reason the record around a form cannot be saved any more; null while it is there. */
export function useRemoved(): string | null {
  return use(RemovedContext);
}

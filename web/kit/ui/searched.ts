import { createContext } from 'react';

/** What rows were searched by: names among them mark it. */
interface Searched {
  typed: string;
  /** Whether the rows match it but for a slip. */
  similar: boolean;
}

/** The search of the rows or options around; outside of any, nothing is marked. */
export const SearchedContext = createContext<Searched>({ typed: '', similar: false });

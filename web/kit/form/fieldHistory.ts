/** The way from a field to its own history, for the forms of records that have one. */
import { createContext } from 'react';

/** The history beside the page, as the fields of its record see it. */
export interface FieldHistory {
  /** The field whose changes are shown; null for none. */
  shown: string | null;
  /** Shows the changes of a field. */
  show: (field: string) => void;
}

/** Null around fields without a history, for instance of a new record. */
export const FieldHistoryContext = createContext<FieldHistory | null>(null);

/** Returns the field of the form that a path is in: a history keeps an address as one field. */
export const fieldOfPath = (path: string): string => path.split('.', 1)[0] ?? path;

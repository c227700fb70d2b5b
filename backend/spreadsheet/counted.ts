/** The lists whose rows can be counted without reading them, as `spreadsheetOf` derives them from its declarations. */
import type { Area, Right } from '../access/areas.ts';
import type { Route } from '../http/route.ts';
import type { Matching } from '../record/list.ts';
import type { Spelling } from '../record/search.ts';
import type { ListContext } from './list.ts';

/** What of a list its counts and its views need to know. */
export interface CountedList {
  /** Its path below `/api/v1/`. */
  readonly path: string;
  readonly columns: readonly string[];
  /** Who may read it: whoever has one of these rights. */
  readonly access: readonly (readonly [Area, Right])[];
  /** Reads parameters of the list; null if it does not have them. */
  readonly asked: (query: Record<string, unknown>) => AskedList | null;
}

/** A list with its parameters. */
export interface AskedList {
  /** What was typed in them, for a second try with similar words. */
  readonly typed: readonly (string | undefined)[];
  /** Returns the rows that match. */
  readonly matching: (context: ListContext<object>, spelling: Spelling) => Promise<Matching>;
}

/** The route of a list's file, with what counts the list; null for a list under a record. */
export interface ListRoute extends Route {
  readonly counted: CountedList | null;
}

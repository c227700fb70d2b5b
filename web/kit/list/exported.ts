import type { PageMeta } from './Pager.tsx';

/** What of a list is exported. */
export interface Exported {
  /** The title of the list. */
  title: string;
  meta: PageMeta;
  /** The names of the columns that are shown; without them all are exported. */
  columns?: readonly string[];
  /** The ids of the selected rows; without them all of the list are exported. */
  ids?: readonly string[] | undefined;
}

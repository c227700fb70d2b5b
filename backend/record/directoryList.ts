import type { Db } from '../db/client.ts';
import { type Matching, nullsLast, type PageMeta, type Paging, readPage } from './list.ts';
import type { OwnValue, Sorted } from './listOrder.ts';
import { has, readForgiving, type SearchText, type Spelling, searchName, typedWords } from './search.ts';

/** The parameters of a directory list after parsing. */
interface DirectoryQuery<Field extends string> extends Paging {
  readonly search?: string | undefined;
  readonly light: boolean;
  readonly sort?: { readonly field: Field; readonly direction: 'asc' | 'desc' } | undefined;
}

/** A list of records that users look up by name: vendors, groups, users. */
interface Directory<Rows extends Matching, Field extends string> {
  /** The rows that the caller may see and that match the list's own filters. */
  readonly matching: Rows;
  /** The column of the id. */
  readonly id: string;
  /** What `search` searches: `search_text` by default; null if `matching` has already searched. */
  readonly searched?: SearchText | null;
  readonly spelling: Spelling;
  /** Returns what a column sorts by. */
  readonly sortBy: (column: Field) => OwnValue;
  /** Without `sort` the list is in ascending order of this column. */
  readonly by: NoInfer<Field>;
}

/** Returns the rows of a directory that match a query, limited to `ids` and searched, in its order. */
export function sortedDirectory<Rows extends Matching, Field extends string>(
  { ids, search, sort }: Omit<DirectoryQuery<Field>, keyof Paging> & Pick<Paging, 'ids'>,
  { matching, id, searched = searchName(), spelling, sortBy, by }: Directory<Rows, Field>,
): Sorted<Rows, OwnValue> {
  const { field, direction } = sort ?? { field: by, direction: 'asc' };
  const found = matching
    .$if(ids !== undefined, (rows) => rows.where(id, 'in', ids ?? []))
    .$if(Boolean(search) && searched !== null, (rows) =>
      rows.where(has(searched ?? searchName(), search ?? '', spelling)),
    );
  // Conditions do not change the row type, but the builder's types lose it.
  return { matching: found as Matching as Rows, id, order: { by: sortBy(field), direction } };
}

/** How the rows of a page are read: as summaries, for `light=true`, or with all their fields. */
interface Readers<Rows, Summary, Shown> {
  readonly summaries: (page: Rows) => Promise<Summary[]>;
  readonly records: (page: Rows) => Promise<Shown[]>;
}

/**
 * Reads one page of a directory, full or summaries.
 * @param list returns the rows of the query in a spelling
 * @param filters the text filters of the query
 * @throws 422 as `readPage` does
 */
export function readDirectory<Rows extends Matching, Summary, Shown>(
  db: Db,
  query: Paging & { readonly light: boolean; readonly exact?: boolean; readonly search?: string | undefined },
  list: (spelling: Spelling) => Sorted<Rows, OwnValue>,
  { summaries, records }: Readers<Rows, Summary, Shown>,
  filters: readonly (string | undefined)[] = [],
): Promise<{ data: (Summary | Shown)[]; meta: PageMeta }> {
  return readForgiving(typedWords(query, [query.search, ...filters]), (spelling) => {
    const { matching, id, order } = list(spelling);
    const ordered = matching.orderBy(order.by.value, nullsLast(order.direction)).orderBy(id, order.direction);
    return readPage<Summary | Shown>(db, query, matching, ({ limit, offset }) => {
      const page = ordered.limit(limit).offset(offset) as Matching as Rows; // as in `sortedDirectory`
      return query.light ? summaries(page) : records(page);
    });
  });
}

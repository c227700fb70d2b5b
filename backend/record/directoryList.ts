import type { RawBuilder } from 'kysely';
import type { Db } from '../db/client.ts';
import { contains, type Matching, nullsLast, type PageMeta, type Paging, readPage } from './list.ts';

/** The parameters of a directory list after parsing. */
interface DirectoryQuery<Field extends string> extends Paging {
  readonly search?: string | undefined;
  readonly light: boolean;
  readonly sort?: { readonly field: Field; readonly direction: 'asc' | 'desc' } | undefined;
}

/** A list of records that users look up by name: vendors, groups, users. */
interface Directory<Rows extends Matching, Field extends string, Summary, Shown> {
  /** The rows that the caller may see and that match the list's own filters. */
  readonly matching: Rows;
  /** The column of the id. */
  readonly id: string;
  /** The column that `search` searches; omitted if `matching` has already searched. */
  readonly searched?: string;
  /** The sort value of each field. Without `sort` the list is in ascending order of `by`. */
  readonly sortBy: Readonly<Record<Field, RawBuilder<unknown>>>;
  readonly by: Field;
  /** Reads the rows of a page as summaries, for `light=true`. */
  readonly summaries: (page: Rows) => Promise<Summary[]>;
  /** Reads the rows of a page with all their fields. */
  readonly records: (page: Rows) => Promise<Shown[]>;
}

/** Reads one page of a directory: limited to `ids`, searched, sorted, full or summaries. @throws 422 as `readPage` does */
export function readDirectory<Rows extends Matching, Field extends string, Summary, Shown>(
  db: Db,
  query: DirectoryQuery<Field>,
  { matching, id, searched, sortBy, by, summaries, records }: Directory<Rows, Field, Summary, Shown>,
): Promise<{ data: (Summary | Shown)[]; meta: PageMeta }> {
  const { ids, search, sort, light } = query;
  const found = matching
    .$if(ids !== undefined, (rows) => rows.where(id, 'in', ids ?? []))
    .$if(Boolean(search) && searched !== undefined, (rows) =>
      rows.where((eb) => contains(eb, searched ?? '', search ?? '')),
    );
  const { field, direction } = sort ?? { field: by, direction: 'asc' };
  const ordered = found.orderBy(sortBy[field], nullsLast(direction)).orderBy(id, direction);
  return readPage<Summary | Shown>(db, query, found, ({ limit, offset }) => {
    // Conditions, order and window do not change the row type, but the builder's types lose it.
    const page = ordered.limit(limit).offset(offset) as Matching as Rows;
    return light ? summaries(page) : records(page);
  });
}

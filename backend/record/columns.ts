/**
 * The columns of lists: what each is called, shows and sorts by. Their names are those of api/v1's sorts; GraphQL has them in
 * capitals.
 */

/** What a column shows, which says how to write it: money with two decimals, a code as text with its leading zeros. */
type Kind = 'text' | 'code' | 'status' | 'choice' | 'date' | 'moment' | 'money' | 'quantity' | 'count' | 'flag';

interface Shown<SortBy> {
  /** Its heading, in the language of the caller. */
  readonly label: () => string;
  /** What the list sorts by; a list cannot be sorted by a column without it. */
  readonly sortBy?: SortBy;
}

/** A column that reads its value from a record: the name of a choice, not its key. */
interface OwnColumn<Row, SortBy> extends Shown<SortBy> {
  readonly kind: Kind;
  readonly read: (row: Row) => string | number | boolean | null;
}

/**
 * A column that shows the names of other records. It reads their ids, so that one query can read the names for many rows, or
 * a text in place of names.
 */
interface NamingColumn<Row, SortBy> extends Shown<SortBy> {
  readonly kind: 'record' | 'person';
  readonly of:
    | 'purchase_orders'
    | 'users'
    | 'vendors'
    | 'end_users'
    | 'groups'
    | 'couriers'
    | 'programs'
    | 'organizations';
  readonly read: (row: Row) => readonly (number | null)[] | string;
}

/** The columns of a list by their names, in its usual order. */
export type Columns<Row, SortBy> = Readonly<Record<string, OwnColumn<Row, SortBy> | NamingColumn<Row, SortBy>>>;

/** The columns that can be sorted by, of all of these. */
type Sortable<All> = { [Name in keyof All as All[Name] extends { sortBy: unknown } ? Name : never]: All[Name] };

/** The names of the columns that can be sorted by. */
type SortName<All> = keyof Sortable<All> & string;

/** Returns the names of the columns that can be sorted by, in their order. */
export function sortNames<All extends Columns<never, unknown>>(columns: All) {
  const names = Object.keys(columns).filter((name) => columns[name]?.sortBy !== undefined);
  return names as [SortName<All>, ...SortName<All>[]]; // What `SortName` says of the types, the filter says of the values.
}

/** Returns the name of a status, or of another choice, by its key; null for none. */
export function choiceName(choices: readonly { key: string; name: string }[], key: string | null): string | null {
  return choices.find((choice) => choice.key === key)?.name ?? key;
}

/** Returns how many comments on a record its reader may read. */
export function commentsCount(row: { comments_info: readonly { comments_count: number }[] }): number {
  return row.comments_info.reduce((sum, { comments_count }) => sum + comments_count, 0);
}

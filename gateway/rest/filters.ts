/**
 * The filters of a list, spelt once: a table of those that api/v1 names or writes differently is used to send them, and to
 * translate the names in its errors back.
 */
import type { Query } from './query.ts';

type Sent = NonNullable<Query['filters']>[string];

/** A filter with another name in api/v1; with `send`, also with another value. */
interface Renamed<Value> {
  readonly as: string;
  readonly send: (value: Value) => Sent;
}

/** The filters of an input that differ in api/v1: by their name (camelCase), or also by their value. */
type Differing<Filter> = {
  readonly [Name in keyof Filter]?: string | Renamed<NonNullable<Filter[Name]>>;
};

/** A table of filters, used both ways. */
export interface FilterTable<Filter> {
  /** Converts filters to those of api/v1. A range has two there: `orderDate` becomes `orderDateFrom` and `orderDateTo`. */
  readonly sent: (filter: Filter) => NonNullable<Query['filters']>;
  /** The schema's names of the filters with different names, by those of api/v1: what `Collection` calls `names`. */
  readonly names: Readonly<Record<string, string>>;
}

/** Returns the table of a list's filters. Those that are not listed have the same name and value in api/v1. */
export function filterTable<Filter extends object>(differing: Differing<Filter>): FilterTable<Filter> {
  const table = new Map<string, string | Renamed<unknown>>(Object.entries(differing));
  const nameOf = (name: string) => {
    const entry = table.get(name) ?? name;
    return typeof entry === 'string' ? entry : entry.as;
  };
  const sent = (name: string, value: unknown): [string, Sent][] => {
    const entry = table.get(name);
    if (typeof entry === 'object' && value !== null && value !== undefined) return [[entry.as, entry.send(value)]];
    const as = nameOf(name);
    return isRange(value)
      ? [
          [`${as}From`, value.from],
          [`${as}To`, value.to],
        ]
      : [[as, value as Sent]]; // The filters of the schema are lists, scalars and ranges.
  };
  const names = [...table.keys()].flatMap((name) => [
    [`filters.${nameOf(name)}`, `filter.${name}`],
    [`filters.${nameOf(name)}From`, `filter.${name}.from`],
    [`filters.${nameOf(name)}To`, `filter.${name}.to`],
  ]);
  return {
    sent: (filter) => Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => sent(name, value))),
    names: Object.fromEntries(names),
  };
}

function isRange(value: unknown): value is { from?: string | null; to?: string | null } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

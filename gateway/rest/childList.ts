/** Reads lists under records, for one operation: those of all rows of a page in one call. */

import { RestError } from '../upstream/error.ts';
import { path } from '../upstream/path.ts';
import { type ListAddress, type Page, pageOf } from './answer.ts';
import { type Batch, batched } from './batch.ts';
import { supportsCall } from './capabilities.ts';
import { LARGEST_PAGE } from './list.ts';
import type { Rest } from './operation.ts';
import { type Query, queryString } from './query.ts';

/** api/v1's limits for one call: records, and rows of all lists together. */
const RECORDS = 200;
const ROWS = 5000;

type Id = string | number;
type PageOf<Row> = Page<Row> | null;

/**
 * Returns a page of the list under one record; null if the record is missing or unreadable.
 * @throws RestError
 */
export type ChildList<Row> = (id: Id, query: Query) => PageOf<Row> | Promise<PageOf<Row>>;

interface Shape<Row> {
  /** The path of the records, and the list's name below it: `GET couriers/airlines?ids[]=…` reads many at once. */
  readonly under: string;
  readonly list: string;
  /** api/v1's parameters with their different names in the schema. */
  readonly names?: Readonly<Record<string, string>>;
  /** Reads one record's page, which every backend offers. @throws RestError */
  readonly alone: (id: string, query: Query) => Promise<Page<Row>>;
  /** Returns the list of one record; by default it stands below that record. */
  readonly addressOf?: (id: string, query: Query) => ListAddress;
}

/** Creates the reader of a list under records. */
export function childList<Row>(rest: Rest, { under, list, names, alone, ...shape }: Shape<Row>): ChildList<Row> {
  const addressOf = shape.addressOf ?? ((id: string, query: Query) => ({ path: `${under}/${id}/${list}`, query }));
  const addressed = (page: Page<Row>, id: string, query: Query): Page<Row> => ({
    ...page,
    meta: { ...page.meta, list: addressOf(id, query) },
  });

  /** The batches by query: one has the same page, order and filters for all its records. */
  const batches = new Map<string, Batch<PageOf<Row>>>();
  rest.onWrite(() => batches.clear());

  async function ask(ids: readonly string[], query: Query): Promise<Array<PageOf<Row> | Error>> {
    if (ids.length > 1 && (await supportsCall(rest, 'GET', `${under}/${list}`))) return together(ids, query);
    return Promise.all(ids.map((id) => alone(id, query).then((page) => addressed(page, id, query), asValue)));
  }

  async function together(ids: readonly string[], query: Query): Promise<Array<PageOf<Row>>> {
    const answer = await rest.read(path`${under}/${list}`, { query: { ...query, ids }, names });
    const pages = new Map(pageOf<{ id: Id }>(answer).data.map((each) => [String(each.id), pageOf<Row>(each)]));
    return ids.map((id) => {
      const page = pages.get(id);
      return page ? addressed(page, id, query) : null;
    });
  }

  return (id, query) => {
    const key = queryString(query);
    const atOnce = Math.min(RECORDS, Math.floor(ROWS / (query.items ?? LARGEST_PAGE)));
    const batch = batches.get(key) ?? batched((ids) => ask(ids, query), atOnce);
    batches.set(key, batch);
    return batch.load(String(id));
  };
}

/** Returns a failure as a value, so that the failure of one record does not affect the others. */
function asValue(error: unknown): Error {
  if (error instanceof RestError) return error;
  throw error;
}

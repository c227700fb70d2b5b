/** Lists under records, for one operation: the lists of all rows of a page come by one call. */
import { type Page, pageOf } from './answer.ts';
import { type Batch, batched } from './batch.ts';
import { RestError } from './error.ts';
import { LARGEST_PAGE } from './list.ts';
import { offersCall } from './offer.ts';
import type { Rest } from './operation.ts';
import { path } from './path.ts';
import { type Query, queryString } from './query.ts';

/** api/v1's limits for one call: records, and rows of all lists together. */
const RECORDS = 200;
const ROWS = 5000;

type Id = string | number;
type PageOf<Row> = Page<Row> | null;

/**
 * A page of the list under one record; null where the record is missing or not to be read.
 * @throws RestError
 */
export type ChildList<Row> = (id: Id, query: Query) => PageOf<Row> | Promise<PageOf<Row>>;

interface Shape<Row> {
  /** The path of the records, and the list's name below it: `GET couriers/airlines?ids[]=…` asks for many at once. */
  readonly under: string;
  readonly list: string;
  /** api/v1's parameters that the schema calls something else. */
  readonly names?: Readonly<Record<string, string>>;
  /** Reads one record's page, which every backend offers. @throws RestError */
  readonly alone: (id: string, query: Query) => Promise<Page<Row>>;
}

export function childList<Row>(rest: Rest, { under, list, names, alone }: Shape<Row>): ChildList<Row> {
  /** By query: the same page, sorted and filtered alike. */
  const batches = new Map<string, Batch<PageOf<Row>>>();
  rest.onWrite(() => batches.clear());

  async function ask(ids: readonly string[], query: Query): Promise<Array<PageOf<Row> | Error>> {
    if (ids.length > 1 && (await offersCall(rest, 'GET', `${under}/${list}`))) return together(ids, query);
    return Promise.all(ids.map((id) => alone(id, query).catch(asValue)));
  }

  async function together(ids: readonly string[], query: Query): Promise<Array<PageOf<Row>>> {
    const answer = await rest.read(path`${under}/${list}`, { query: { ...query, ids }, names });
    const pages = new Map(pageOf<{ id: Id }>(answer).data.map((each) => [String(each.id), pageOf<Row>(each)]));
    return ids.map((id) => pages.get(id) ?? null);
  }

  return (id, query) => {
    const key = queryString(query);
    const atOnce = Math.min(RECORDS, Math.floor(ROWS / (query.items ?? LARGEST_PAGE)));
    const batch = batches.get(key) ?? batched((ids) => ask(ids, query), atOnce);
    batches.set(key, batch);
    return batch.load(String(id));
  };
}

/** The failure of one record leaves the others alone. */
function asValue(error: unknown): Error {
  if (error instanceof RestError) return error;
  throw error;
}

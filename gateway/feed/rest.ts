import type { Change, ChangePage } from '../generated/rest.ts';
import type { LiveEvent } from '../live/events.ts';
import { dataOf, type Page } from '../rest/answer.ts';
import { type Batch, batched } from '../rest/batch.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../rest/path.ts';
import type { Query } from '../rest/query.ts';

/** A change as api/v1 gives it. */
export type RestChange = Change;
/** A record by its kind and id. */
export type RestRecordName = RestChange['parents'][number];
/** A page of the feed. */
export type RestChangePage = ChangePage;

/** Which changes, in api/v1's names. */
export interface ChangeQuery {
  readonly after?: string | null;
  /** 0 for the organization's own records. */
  readonly programId?: string | number | null;
  readonly types?: readonly string[] | null;
  readonly first?: number | null;
}

/** A message of `ChangesChannel`: a change, or that there were many. */
export type ChangeEvent = LiveEvent & {
  readonly record?: { type: string; id: number; lockVersion: number | null };
  readonly by?: number | null;
} & Partial<Pick<RestChange, 'at' | 'cursor' | 'parents' | 'commentId'>>;

/** The feed of changes, as one operation sees it. */
export interface Feed {
  /** @throws RestError CURSOR_EXPIRED for a cursor that is too old */
  page(query: ChangeQuery): Promise<RestChangePage>;
  /** The same for a subscription, which asks again and again. */
  pageNow(query: ChangeQuery): Promise<RestChangePage>;
  /** The records of a kind by their ids. @param page a page of them, by `ids` among others */
  records<Row extends Identified>(kind: string, page: (query: Query) => Promise<Page<Row>>): Batch<Row | null>;
}

interface Identified {
  readonly id: number | string;
}

/** api/v1 takes at most this many `ids[]` in one call. */
const BATCH = 200;

/** Reads records by their ids, those of one tick in one call; null for one that is not there, or not for the caller. */
export const byIds = <Row extends Identified>(page: (query: Query) => Promise<Page<Row>>): Batch<Row | null> =>
  batched<Row | null>(async (ids) => {
    const { data } = await page({ ids, pagination: false });
    const found = new Map(data.map((row) => [String(row.id), row]));
    return ids.map((id) => found.get(id) ?? null);
  }, BATCH);

const changes = path`changes`;

/** The feed as one operation sees it. */
export const feedOf = (rest: Rest): Feed => {
  const ask = async (query: ChangeQuery, again: boolean): Promise<RestChangePage> => {
    const body = await rest.read(changes, { query: { ...query }, again });
    dataOf<RestChange[]>(body);
    return body as RestChangePage; // typed by the OpenAPI document, like every answer
  };
  const batches = new Map<string, Batch<never>>();
  return {
    page: (query) => ask(query, false),
    pageNow: (query) => ask(query, true),
    records<Row extends Identified>(kind: string, page: (query: Query) => Promise<Page<Row>>) {
      const batch = batches.get(kind) ?? byIds(page);
      batches.set(kind, batch as Batch<never>); // each kind has one type of rows
      return batch as Batch<Row | null>;
    },
  };
};

/** The change of a row as the channel tells it. */
export const eventOf = ({ type, id, lockVersion, ...change }: RestChange): ChangeEvent => ({
  ...change,
  record: { type, id, lockVersion },
});

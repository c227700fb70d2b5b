import type { Change, ChangePage } from '../generated/rest.ts';
import type { LiveEvent } from '../live/events.ts';
import { messages } from '../messages.ts';
import { dataOf, type Page } from '../rest/answer.ts';
import { type Batch, batched } from '../rest/batch.ts';
import type { Rest } from '../rest/operation.ts';
import type { Query } from '../rest/query.ts';
import { type Code, RestError } from '../upstream/error.ts';
import { path } from '../upstream/path.ts';

/** A change as api/v1 returns it. */
export type RestChange = Change;
/** A record by its kind and id. */
export type RestRecordName = RestChange['parents'][number];
/** A page of the feed. */
export type RestChangePage = ChangePage;

/** The query for changes, in api/v1's names. */
export interface ChangeQuery {
  readonly after?: string | null;
  /** 0 for the organization's own records. */
  readonly programId?: string | number | null;
  readonly types?: readonly string[] | null;
  readonly first?: number | null;
}

/** A message of `ChangesChannel`: a change, or the notice that there were many. */
export type ChangeEvent = LiveEvent & {
  readonly record?: { type: string; id: number; lockVersion: number | null };
  readonly by?: number | null;
} & Partial<Pick<RestChange, 'at' | 'cursor' | 'parents' | 'commentId'>>;

/** The feed of changes, for one operation. */
export interface Feed {
  /** @throws RestError CURSOR_EXPIRED for a cursor that is too old */
  page(query: ChangeQuery): Promise<RestChangePage>;
  /** Reads a page for a subscription: never cached, and not counted against the operation's reads. */
  pageNow(query: ChangeQuery): Promise<RestChangePage>;
  /** Returns the current position; null if the backend has no feed. @throws RestError UNAUTHENTICATED */
  position(): Promise<string | null>;
  /** Returns the batched lookup of a kind's records by id. @param page lists them, with `ids` among its parameters */
  records<Row extends Identified>(kind: string, page: (query: Query) => Promise<Page<Row>>): Batch<Row | null>;
}

interface Identified {
  readonly id: number | string;
}

/** The maximum number of `ids[]` that api/v1 accepts in one call. */
const BATCH = 200;

/** Reads records by id, those of one tick in one call; null for a record that is missing or that the caller may not read. */
export const byIds = <Row extends Identified>(page: (query: Query) => Promise<Page<Row>>): Batch<Row | null> =>
  batched<Row | null>(async (ids) => {
    const { data } = await page({ ids, pagination: false });
    const found = new Map(data.map((row) => [String(row.id), row]));
    return ids.map((id) => found.get(id) ?? null);
  }, BATCH);

/** How a call fails without a session, or once the gateway knows that it is over. */
const SESSION_OVER: ReadonlySet<Code> = new Set<Code>(['UNAUTHENTICATED', 'REQUEST_CANCELLED']);

const changes = path`changes`;

/** Creates the feed of one operation. */
export const feedOf = (rest: Rest): Feed => {
  const ask = async (query: ChangeQuery, again: boolean): Promise<RestChangePage> => {
    const body = await rest.read(changes, { query: { ...query }, again });
    dataOf<RestChange[]>(body);
    return body as RestChangePage; // typed by the OpenAPI document, like every response
  };
  const batches = new Map<string, Batch<never>>();
  return {
    page: (query) => ask(query, false),
    pageNow: (query) => ask(query, true),
    async position() {
      try {
        return String((await ask({ first: 0 }, true)).cursor);
      } catch (error) {
        if (!(error instanceof RestError)) throw error;
        if (SESSION_OVER.has(error.code)) throw new RestError('UNAUTHENTICATED', messages.unauthenticated);
        return null;
      }
    },
    records<Row extends Identified>(kind: string, page: (query: Query) => Promise<Page<Row>>) {
      const batch = batches.get(kind) ?? byIds(page);
      batches.set(kind, batch as Batch<never>); // each kind has one type of rows
      return batch as Batch<Row | null>;
    },
  };
};

/** Converts a row of the feed to the shape of the channel's events. */
export const eventOf = ({ type, id, lockVersion, ...change }: RestChange): ChangeEvent => ({
  ...change,
  record: { type, id, lockVersion },
});

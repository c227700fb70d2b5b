import type { ListCount, ListSetting, SavedView } from '../generated/rest.ts';
import type { LiveEvent } from '../live/events.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import { dataOf } from '../rest/answer.ts';
import { supportsCall } from '../rest/capabilities.ts';
import { Collection } from '../rest/collection.ts';
import type { Rest } from '../rest/operation.ts';
import { type Query, queryString } from '../rest/query.ts';
import { path } from '../upstream/path.ts';

/** A view of a list. */
export type RestSavedView = OfAnyBackend<SavedView>;
/** How the caller has a list. */
export type RestListSetting = ListSetting;
/** The views and the settings of the caller. */
export interface RestListViews {
  readonly views: readonly RestSavedView[];
  readonly settings: readonly RestListSetting[];
}

/** An event of the channel of views. */
export type SavedViewEvent = LiveEvent & { readonly savedView?: { readonly id: number }; readonly by?: number };

/** A list to count: its path, and its parameters. */
export interface CountedList {
  readonly path: string;
  readonly query: Query;
}

/** How long the lists of one call may be (characters): a query string has to fit into what servers accept. */
const MOST_CHARACTERS = 6000;

/** The views of lists, with the calls on them and on lists. */
export class SavedViews extends Collection<RestSavedView> {
  readonly #rest: Rest;

  constructor(rest: Rest) {
    super(rest, { path: 'saved_views', wrapper: 'savedView', alwaysFull: true });
    this.#rest = rest;
  }

  /** Returns the views and settings of the caller; null if the backend keeps none. @throws RestError */
  async all(): Promise<RestListViews | null> {
    if (!(await supportsCall(this.#rest, 'GET', 'saved_views'))) return null;
    const [views, settings] = await Promise.all([
      this.#rest.read(path`saved_views`).then((body) => dataOf<RestSavedView[]>(body)),
      this.#rest.read(path`list_settings`).then((body) => dataOf<RestListSetting[]>(body)),
    ]);
    return { views, settings };
  }

  /** Changes how the caller has a list. @throws RestError */
  async set(listSetting: object): Promise<RestListSetting> {
    return dataOf(await this.#rest.write('PUT', path`list_settings`, { listSetting }));
  }

  /** Counts lists, in their order; null for one that cannot be counted. @throws RestError */
  async counts(lists: readonly CountedList[]): Promise<{ count: number | null; more: boolean }[]> {
    const asked = lists.map(({ path: list, query }) => `${list}${queryString(query)}`);
    if (!(await supportsCall(this.#rest, 'GET', 'list_counts'))) return asked.map(() => ({ count: null, more: false }));
    const counted = new Map<string, ListCount>();
    await Promise.all(
      inCalls([...new Set(asked)]).map(async (some) => {
        const body = await this.#rest.read(path`list_counts`, { query: { lists: some } });
        for (const row of dataOf<ListCount[]>(body)) counted.set(row.list, row);
      }),
    );
    return asked.map((list) => {
      const { count = null, more = false } = counted.get(list) ?? {};
      return { count, more };
    });
  }
}

/** Splits texts into groups that are short enough for one call each. */
function inCalls(texts: readonly string[]): string[][] {
  const calls: string[][] = [];
  let left = 0;
  for (const text of texts) {
    const { length } = encodeURIComponent(text);
    if (length > left) {
      calls.push([]);
      left = MOST_CHARACTERS;
    }
    calls.at(-1)?.push(text);
    left -= length;
  }
  return calls;
}

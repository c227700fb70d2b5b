import { messages } from '../messages.ts';
import { RestError } from '../upstream/error.ts';

/** The maximum number of rows of a page, as the SDL states for every `items`. */
export const LARGEST_PAGE = 100;

/** The maximum number of changes of a page of the feed, as the SDL states. */
export const LONGEST_FEED = 500;

/** The maximum number of ids in a query for a list, as the SDL states. */
const MOST_IDS = 100;

/** The arguments that every list accepts. */
interface ListArguments {
  readonly ids?: readonly string[] | null;
  readonly page?: number | null;
  readonly items?: number | null;
  readonly search?: string | null;
  readonly exact?: boolean | null;
  readonly sort?: { readonly field: string; readonly direction: 'ASC' | 'DESC' } | null;
}

/**
 * Maps ids, page, search and sort of a list to api/v1's parameters.
 * @throws RestError BAD_USER_INPUT for a page size or a number of ids outside 1–100, or a page before the first.
 */
export function listQuery({ ids, page, items, search, exact, sort }: ListArguments) {
  if (
    (items && (items < 1 || items > LARGEST_PAGE)) ||
    items === 0 ||
    (page !== null && page !== undefined && page < 1)
  ) {
    throw new RestError('BAD_USER_INPUT', messages.pageSize);
  }
  if (ids && (ids.length < 1 || ids.length > MOST_IDS)) throw new RestError('BAD_USER_INPUT', messages.manyIds);
  return {
    ids,
    page,
    items,
    search,
    exact: exact || undefined,
    sort: sort && { field: sort.field.toLowerCase(), direction: directions[sort.direction] },
  };
}

const directions = { ASC: 'asc', DESC: 'desc' } as const;

/**
 * Converts an id for a body: api/v1's ids are integers; another backend's may be text.
 * Absent and null stay as is: absent leaves the field unchanged, null clears it.
 */
export function restId<Value extends string | null | undefined>(id: Value): number | Value {
  return typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id;
}

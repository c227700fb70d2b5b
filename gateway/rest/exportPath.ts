/** The addresses of files with the rows of lists. */
import type { ListAddress } from './answer.ts';
import { supportsCall } from './capabilities.ts';
import type { Rest } from './operation.ts';
import { queryString } from './query.ts';

/** Below `/files`, where the rows of lists are served as files. */
export const LISTS = 'lists';

/** Returns the path of the file with all rows of a list; null if the backend writes none. */
export async function exportPath(rest: Rest, list: ListAddress | undefined): Promise<string | null> {
  if (!list) return null;
  const [of, id, ...below] = list.path.split('/');
  const place = id === undefined ? of : [of, '{}', ...below].join('/');
  if (!(await supportsCall(rest, 'GET', `${place}/export`))) return null;
  // Of a page, what says which rows match and in which order.
  const { page: _page, items: _items, pagination: _pagination, light: _light, ...matching } = list.query;
  return `/files/${LISTS}/${list.path}${queryString(matching) || '?'}`;
}

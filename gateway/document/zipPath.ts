/** The addresses of archives with the documents of records. */
import type { ListAddress } from '../rest/answer.ts';
import { supportsCall } from '../rest/capabilities.ts';
import type { Rest } from '../rest/operation.ts';

/** Returns the path of the archive with the documents of a list; null if the backend makes none. */
export async function zipPath(rest: Rest, list: ListAddress | undefined): Promise<string | null> {
  if (!list) return null;
  const [of, id] = list.path.split('/');
  if (!(await supportsCall(rest, 'GET', `${of}/{}/attachments/zip`))) return null;
  const archived = list.query.filters?.archived ?? null;
  return `/files/${of}/${id}/attachments.zip${archived === null ? '' : `?archived=${archived}`}`;
}

import type { Change, ChangePage } from '../../backend/feed/schema.ts';
import type { Api } from './api.ts';
import type { TestBackend } from './backend.ts';

/** Returns the feed's current cursor. */
export const cursorOf = async (api: Api) => (await api.get<ChangePage>('changes?first=0')).cursor;

/** Reads all changes after a cursor. @param query further parameters, each with `&` @param first the page size */
export async function readChanges(api: Api, after: number, query = '', first = 500): Promise<Change[]> {
  const found: Change[] = [];
  for (let cursor = after; ; ) {
    const page = await api.get<ChangePage>(`changes?after=${cursor}&first=${first}${query}`);
    found.push(...page.data);
    cursor = page.cursor;
    if (!page.more) return found;
  }
}

/** Returns the changes that some work adds to the feed, for a reader of everything: who did what to which record. */
export async function changesOf({ as }: TestBackend, work: () => Promise<unknown>) {
  const api = await as('admin');
  const after = await cursorOf(api);
  await work();
  return (await readChanges(api, after)).map(({ type, id, action_type, lock_version, by }) => {
    return { action_type, record: { type, id, lock_version }, by };
  });
}

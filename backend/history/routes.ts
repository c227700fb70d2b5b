import type { RecordType } from '../access/areas.ts';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { type Access, idParams, route } from '../http/route.ts';
import { listOf } from '../record/list.ts';
import { readHistory } from './read.ts';
import { historyEntry, historyQuery } from './schema.ts';

/** A record type with a history, passed in because shared folders import no concept. */
export interface HistoryParent {
  /** Its segment in paths. */
  readonly path: string;
  readonly type: RecordType;
  /** What reading the record needs. */
  readonly access: Exclude<Access, 'public'>;
  /** Finds the record for somebody, and gives the fields that it hides. @throws 404, 403 as reading it does */
  readonly hiddenIn: (db: Db, caller: Caller, id: number) => Promise<readonly string[]>;
}

/** api/v1's calls for the histories of these record types. */
export const historyRoutes = (parents: readonly HistoryParent[]) =>
  parents.map(({ path, type, access, hiddenIn }) =>
    route('get', access, {
      path: `/api/v1/${path}/:id/history`,
      summary: 'Who changed what and when, newest first; without comments and documents that one may not read.',
      params: idParams,
      query: historyQuery,
      answer: listOf(historyEntry),
      handle: async ({ db, caller, params: { id }, query }) =>
        readHistory(db, caller, { type, id, hidden: await hiddenIn(db, caller, id) }, query),
    }),
  );

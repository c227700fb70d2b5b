import type { RecordType } from '../access/areas.ts';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { type Access, idParams, route } from '../http/route.ts';
import { listOf } from '../record/list.ts';
import type { NamesOf } from './names.ts';
import { readHistory } from './read.ts';
import { historyEntry, historyQuery } from './schema.ts';
import type { FieldChange } from './table.ts';

/** A record type with a history, passed in because shared folders import no concept. */
export interface HistoryParent {
  /** The path segment of the type. */
  readonly path: string;
  readonly type: RecordType;
  /** The access that reading the record requires. */
  readonly access: Exclude<Access, 'public'>;
  /** Finds the record for the caller, and returns the fields that it hides. @throws 404, 403 like reading the record */
  readonly hiddenIn: (db: Db, caller: Caller, id: number) => Promise<readonly string[]>;
  /** Words the values that its history keeps in no language. */
  readonly worded?: (change: FieldChange) => FieldChange;
}

/** Creates the api/v1 routes for the histories of these record types. @param namesOf names the records that fields refer to */
export const historyRoutes = (parents: readonly HistoryParent[], namesOf: NamesOf) =>
  parents.map(({ path, type, access, hiddenIn, worded }) =>
    route('get', access, {
      path: `/api/v1/${path}/:id/history`,
      summary:
        "The record's history, newest first: who changed what and when; without comments, documents and fields that the caller cannot read.",
      params: idParams,
      query: historyQuery,
      answer: listOf(historyEntry),
      handle: async ({ db, caller, services, params: { id }, query }) => {
        const subject = { type, id, hidden: await hiddenIn(db, caller, id), worded };
        return readHistory(db, caller, subject, query, (changes) => namesOf(db, caller, services.roles, changes));
      },
    }),
  );

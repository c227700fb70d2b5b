import { z } from 'zod';
import { forbidden } from '../api/errors.ts';
import { idParams, type Route, route } from '../http/route.ts';
import { dataOf } from '../record/list.ts';
import { answerDuplicates, readDuplicates } from './duplicates.ts';
import { type MergeKind, mergeKinds } from './kinds.ts';
import { mergeRecords } from './merge.ts';
import { readParties } from './parties.ts';
import { previewMerge } from './plan.ts';
import { mayMerge, readMerges } from './read.ts';
import {
  duplicateAnswer,
  duplicateAnswered,
  duplicatePair,
  merge,
  mergeInput,
  mergePreview,
  previewQuery,
} from './schema.ts';
import { undoMerge } from './undo.ts';

/** The routes of one kind. A merge changes a record and removes others, so it requires these rights. */
function routesOf(kind: MergeKind): Route[] {
  const { area, path } = kind;
  const base = `/api/v1/${path}`;
  const remove = [[area, 'delete']] as const;
  const check = (caller: Parameters<typeof mayMerge>[0]) => {
    if (!mayMerge(caller, kind)) throw forbidden();
  };
  return [
    route('get', remove, {
      path: `${base}/duplicates`,
      turn: 'duplicates',
      summary:
        'Pairs of records that are likely one, most alike first, at most 100, without those that were answered as not the same. Requires read, update and delete.',
      answer: z.object({ data: z.array(duplicatePair), more: z.boolean() }),
      handle: async ({ db, caller }) => {
        check(caller);
        return readDuplicates(db, kind, caller);
      },
    }),
    route('put', remove, {
      path: `${base}/duplicates`,
      summary:
        'Remembers for the organization that two records are not the same, or forgets it. Requires read, update and delete.',
      body: duplicateAnswer,
      wrapper: 'duplicate',
      answer: dataOf(duplicateAnswered),
      handle: async (call) => {
        check(call.caller);
        await answerDuplicates(call, kind, call.body.record_ids, call.body.same);
        return { data: call.body };
      },
    }),
    route('get', remove, {
      path: `${base}/merge_preview`,
      summary:
        'What a merge of these records would do: their values side by side, and what moves. Requires read, update and delete.',
      query: previewQuery,
      answer: dataOf(mergePreview),
      handle: async ({ db, caller, query: { ids, into_id, fields } }) => {
        check(caller);
        return { data: await previewMerge(db, kind, caller, ids, into_id, fields) };
      },
    }),
    route('post', remove, {
      path: `${base}/:id/merges`,
      summary:
        'Merges other records into this one: what named them names this one, the chosen values stay, and the others end. One transaction; it can be undone for a day. Requires read, update and delete.',
      params: idParams,
      body: mergeInput,
      wrapper: 'merge',
      status: 201,
      answer: dataOf(merge),
      handle: async (call) => {
        check(call.caller);
        return { data: await mergeRecords(call, kind, call.params.id, call.body) };
      },
    }),
    route('get', [[area, 'read']], {
      path: `${base}/:id/merges`,
      summary:
        'The merges of a record, newest first: those that others ended in, and, of a record that is gone, that in which it ended.',
      params: idParams,
      answer: z.object({ data: z.array(merge) }),
      handle: async ({ db, caller, params: { id } }) => {
        const exists = (await readParties(db, kind, caller, [id])).length > 0;
        return { data: await readMerges(db, caller, kind, id, exists) };
      },
    }),
  ];
}

/** The api/v1 routes of merges. */
export const mergeRoutes: readonly Route[] = [
  ...mergeKinds.flatMap(routesOf),
  route(
    'post',
    mergeKinds.map(({ area }) => [area, 'delete'] as const),
    {
      path: '/api/v1/merges/:id/undo',
      summary:
        'Undoes a merge of the last 24 hours: the others come back, and what named them does again unless it has been changed since, which the answer names. Requires read, update and delete on such records.',
      params: idParams,
      status: 201,
      answer: dataOf(merge),
      handle: async (call) => ({ data: await undoMerge(call, call.params.id) }),
    },
  ),
];

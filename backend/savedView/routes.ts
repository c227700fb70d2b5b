import { z } from 'zod';
import { idParams, route } from '../http/route.ts';
import { dataOf } from '../record/list.ts';
import type { CountedList } from '../spreadsheet/counted.ts';
import { countLists } from './counts.ts';
import { readSettings, readViewRow, readViews, toRecord } from './read.ts';
import {
  countsQuery,
  listCount,
  listSetting,
  listSettingUpdate,
  savedView,
  savedViewCreate,
  savedViewUpdate,
} from './schema.ts';
import { createView, removeView, updateSetting, updateView } from './write.ts';

const path = '/api/v1/saved_views';

/** The api/v1 routes of views of lists. @param lists the lists that can be counted */
export const savedViewRoutes = (lists: readonly CountedList[]) => [
  route('get', 'session', {
    path,
    summary:
      "The views of lists that the caller sees: the caller's own, then those that are shared, each by name. Of all lists that the caller may read.",
    answer: z.object({ data: z.array(savedView) }),
    handle: async ({ db, caller }) => ({ data: await readViews(db, caller, lists) }),
  }),
  route('get', 'session', {
    path: `${path}/:id`,
    summary: 'A view by id.',
    params: idParams,
    answer: dataOf(savedView),
    handle: async ({ db, caller, params }) => ({
      data: toRecord(await readViewRow(db, caller, lists, params.id), caller),
    }),
  }),
  route('post', 'session', {
    path,
    summary:
      'Creates a view of a list. Sharing it asks for `share_program` or `share_organization`; a list opens with one shared view at most.',
    body: savedViewCreate,
    wrapper: 'saved_view',
    status: 201,
    answer: dataOf(savedView),
    handle: async (call) => ({ data: await createView(call, lists, call.body) }),
  }),
  route('put', 'session', {
    path: `${path}/:id`,
    summary:
      'Updates only the fields sent; with `lock_version`, only if it is the current version. A shared view is changed by whoever may share views so.',
    params: idParams,
    body: savedViewUpdate,
    wrapper: 'saved_view',
    answer: dataOf(savedView),
    handle: async (call) => ({ data: await updateView(call, lists, call.params.id, call.body) }),
  }),
  route('delete', 'session', {
    path: `${path}/:id`,
    summary: 'Removes a view: of whoever made it, or a shared one by whoever may share views so.',
    params: idParams,
    handle: async (call) => removeView(call, lists, call.params.id),
  }),
  route('get', 'session', {
    path: '/api/v1/list_settings',
    summary: 'How the caller has lists outside of views: their columns, and what they open with.',
    answer: z.object({ data: z.array(listSetting) }),
    handle: async ({ db, caller }) => ({ data: await readSettings(db, caller) }),
  }),
  route('put', 'session', {
    path: '/api/v1/list_settings',
    summary: 'Updates how the caller has a list: only the fields sent.',
    body: listSettingUpdate,
    wrapper: 'list_setting',
    answer: dataOf(listSetting),
    handle: async (call) => ({ data: await updateSetting(call, lists, call.body) }),
  }),
  route('get', 'session', {
    path: '/api/v1/list_counts',
    summary:
      'How many rows lists have, exact up to 10,000. A list that the caller may not read, or with a parameter that it does not have, has no count.',
    query: countsQuery,
    answer: z.object({ data: z.array(listCount) }),
    handle: async ({ db, caller, services, query }) => ({
      data: await countLists({ db, caller, services, params: {} }, lists, query.lists),
    }),
  }),
];

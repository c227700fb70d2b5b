import { z } from 'zod';
import { idParams, route } from '../http/route.ts';
import { dataOf, listOf } from '../record/list.ts';
import { readProgramRow, readPrograms, toRecord } from './read.ts';
import { program, programCreate, programLight, programListQuery, programUpdate } from './schema.ts';
import { createProgram, updateProgram } from './write.ts';

const read = [['programs', 'read']] as const;

/** api/v1's calls on programs. */
export const programRoutes = [
  route('get', read, {
    path: '/api/v1/programs',
    summary: 'The programs that one may open, by name.',
    query: programListQuery,
    answer: listOf(z.union([program, programLight])),
    handle: async ({ db, caller, query }) => readPrograms(db, caller, query),
  }),
  route('get', read, {
    path: '/api/v1/programs/:id',
    summary: 'One program.',
    params: idParams,
    answer: dataOf(program),
    handle: async ({ db, caller, params }) => ({
      data: toRecord(await readProgramRow(db, caller.programIds, params.id), caller),
    }),
  }),
  route('post', [['programs', 'create']], {
    path: '/api/v1/programs',
    summary: "Makes a program of one's organization.",
    body: programCreate,
    wrapper: 'program',
    status: 201,
    answer: dataOf(program),
    handle: async (call) => ({ data: await createProgram(call, call.body) }),
  }),
  route('put', [['programs', 'update']], {
    path: '/api/v1/programs/:id',
    summary: 'Changes the fields that are sent; with `lock_version` only that version.',
    params: idParams,
    body: programUpdate,
    wrapper: 'program',
    answer: dataOf(program),
    handle: async (call) => ({ data: await updateProgram(call, call.params.id, call.body) }),
  }),
];

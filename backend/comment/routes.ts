import { idParams, type Route, route } from '../http/route.ts';
import { dataOf, listOf } from '../record/list.ts';
import { type ParentPath, parentPaths, readParent } from './parents.ts';
import { readAllComments, readComments } from './read.ts';
import { allCommentsQuery, comment, commentCreate, commentListQuery, commentParams, commentUpdate } from './schema.ts';
import { createComment, removeComment, updateComment } from './write.ts';

const names = {
  purchase_orders: 'a purchase order',
  order_items: 'an order item',
  commercial_invoices: 'a shipment',
} as const;

function routesFor(path: ParentPath): Route[] {
  const read = [[path, 'read']] as const;
  const list = `/api/v1/${path}/:id/comments`;
  const one = `${list}/:commentId`;
  return [
    route('get', read, {
      path: list,
      summary: `The comments on ${names[path]}, newest first.`,
      params: idParams,
      query: commentListQuery,
      answer: listOf(comment),
      handle: async ({ db, caller, params, query }) =>
        readComments(db, caller, await readParent(db, caller, path, params.id), query),
    }),
    route('post', read, {
      path: list,
      summary: `Writes a comment on ${names[path]}.`,
      params: idParams,
      body: commentCreate,
      wrapper: 'comment',
      status: 201,
      answer: dataOf(comment),
      handle: async (call) => {
        const parent = await readParent(call.db, call.caller, path, call.params.id);
        return { data: await createComment(call, parent, call.body) };
      },
    }),
    route('put', read, {
      path: one,
      summary: `Updates the text of a comment on ${names[path]}.`,
      params: commentParams,
      body: commentUpdate,
      wrapper: 'comment',
      answer: dataOf(comment),
      handle: async (call) => {
        const parent = await readParent(call.db, call.caller, path, call.params.id);
        return { data: await updateComment(call, parent, call.params.commentId, call.body.message) };
      },
    }),
    route('delete', read, {
      path: one,
      summary: `Removes a comment on ${names[path]}.`,
      params: commentParams,
      handle: async (call) => {
        const parent = await readParent(call.db, call.caller, path, call.params.id);
        await removeComment(call, parent, call.params.commentId);
      },
    }),
  ];
}

/** The api/v1 routes of comments: the same four for each record type that has comments, and a list of all. */
export const commentRoutes: Route[] = [
  ...parentPaths.flatMap(routesFor),
  route(
    'get',
    parentPaths.map((path) => [path, 'read'] as const),
    {
      path: '/api/v1/comments',
      summary: 'The comments on all records that the caller can read, newest first.',
      query: allCommentsQuery,
      answer: listOf(comment),
      handle: ({ db, caller, query }) => readAllComments(db, caller, query),
    },
  ),
];

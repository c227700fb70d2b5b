import { byIds } from '../feed/rest.ts';
import type { CommentableType } from '../generated/resolvers.ts';
import type { Comment } from '../generated/rest.ts';
import type { OfAnyBackend } from '../record/abilities.ts';
import type { REST_PATH } from '../record/types.ts';
import { type Page, pageOf, recordOf } from '../rest/answer.ts';
import type { Rest } from '../rest/operation.ts';
import type { Query } from '../rest/query.ts';
import { path } from '../upstream/path.ts';

/** A comment on an order, an item or a shipment. */
export type RestComment = OfAnyBackend<Comment>;
/** The record that a comment is on. */
export type RestCommentParent = Comment['parent'];
/** The audience of a comment. */
export type RestSource = Comment['source'];
/** A commentable record type as api/v1 names it in data. */
export type RestCommentable = RestCommentParent['type'];
/** A commentable record type as api/v1 names it in paths. */
type CommentablePath = (typeof REST_PATH)[CommentableType];

/** The comments on records. api/v1 writes them only below their record. */
export interface Comments {
  /** @param commentableId the record's id to exclude its items' comments; absent to include them */
  page(
    on: CommentablePath,
    id: string,
    query: { page?: number | null; items?: number | null; source?: RestSource; commentableId?: string },
  ): Promise<Page<RestComment>>;
  /** Lists the comments on all records. */
  all(query: Query): Promise<Page<RestComment>>;
  /** Returns null if the comment does not exist or the caller may not read it. Simultaneous lookups share one call. */
  find(id: string | number): Promise<RestComment | null>;
  create(on: CommentablePath, id: string, comment: { message: string; source: RestSource }): Promise<RestComment>;
  update(on: CommentablePath, parentId: string, id: string, message: string): Promise<RestComment>;
  remove(on: CommentablePath, parentId: string, id: string): Promise<void>;
}

/** Creates the comments of one operation. */
export function commentsOf(rest: Rest): Comments {
  const all: Comments['all'] = async (query) => pageOf(await rest.read(path`comments`, { query }));
  const single = byIds(all);
  return {
    all,
    find: async (id) => single.load(String(id)),
    page: async (on, id, query) => pageOf(await rest.read(path`${on}/${id}/comments`, { query })),
    create: async (on, id, comment) => recordOf(await rest.write('POST', path`${on}/${id}/comments`, { comment })),
    update: async (on, parentId, id, message) =>
      recordOf(await rest.write('PUT', path`${on}/${parentId}/comments/${id}`, { comment: { message } })),
    async remove(on, parentId, id) {
      await rest.write('DELETE', path`${on}/${parentId}/comments/${id}`);
    },
  };
}

import type { Comment } from '../generated/rest.ts';
import { type Page, pageOf, recordOf } from '../rest/answer.ts';
import type { Rest } from '../rest/operation.ts';
import { path } from '../rest/path.ts';
import type { OfAnyBackend } from '../rest/record.ts';

/** A comment on an order, an item or a shipment. */
export type RestComment = OfAnyBackend<Comment>;
/** The record that a comment stands on. */
export type RestCommentParent = Comment['parent'];
/** For whom a comment is. */
export type RestSource = Comment['source'];
/** A commentable record type as api/v1 names it in data. */
export type RestCommentable = RestCommentParent['type'];
/** The same as it names it in paths. */
export type CommentablePath = 'purchase_orders' | 'order_items' | 'commercial_invoices';

/** The comments on records, which api/v1 knows only below their record. */
export interface Comments {
  /** @param commentableId the record's id for its own comments only; absent for those of its items too */
  page(
    on: CommentablePath,
    id: string,
    query: { page?: number | null; items?: number | null; source?: RestSource; commentableId?: string },
  ): Promise<Page<RestComment>>;
  create(on: CommentablePath, id: string, comment: { message: string; source: RestSource }): Promise<RestComment>;
  update(on: CommentablePath, parentId: string, id: string, message: string): Promise<RestComment>;
  remove(on: CommentablePath, parentId: string, id: string): Promise<void>;
}

/** Comments as one operation sees them. */
export const commentsOf = (rest: Rest): Comments => ({
  page: async (on, id, query) => pageOf(await rest.read(path`${on}/${id}/comments`, { query })),
  create: async (on, id, comment) => recordOf(await rest.write('POST', path`${on}/${id}/comments`, { comment })),
  update: async (on, parentId, id, message) =>
    recordOf(await rest.write('PUT', path`${on}/${parentId}/comments/${id}`, { comment: { message } })),
  async remove(on, parentId, id) {
    await rest.write('DELETE', path`${on}/${parentId}/comments/${id}`);
  },
});

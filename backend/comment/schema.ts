import { z } from 'zod';
import { commentSources } from '../access/roles.ts';
import { picture } from '../files/picture.ts';
import { idParams } from '../http/route.ts';
import { id, text, timestamp } from '../http/validate.ts';
import { ability } from '../record/ability.ts';
import { idParameter, listQuery } from '../record/list.ts';

const source = z.enum(commentSources);

/** A comment as api/v1 answers with it and as the cable carries it. */
export const comment = z
  .object({
    id,
    message: z.string(),
    source,
    user: z
      .object({
        id,
        first_name: z.string(),
        last_name: z.string(),
        picture: picture.nullable(),
      })
      .nullable(),
    created_at: timestamp,
    edited_at: timestamp.nullable(),
    legacy_from_sap: z.boolean(),
    parent: z.object({
      id,
      type: z.enum(['PurchaseOrder', 'OrderItem', 'CommercialInvoice']),
      label: z.string(),
      purchase_order_id: id.nullable(),
    }),
    abilities: z.array(ability),
  })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof comment>;

/** A new comment. */
export const commentCreate = z.strictObject({ message: text(5000), source: source.default('internal') });
/** A comment's new text. */
export const commentUpdate = z.strictObject({ message: text(5000) });
/** The ids of a path: the record and one of its comments. */
export const commentParams = idParams.extend({ commentId: idParameter });

/**
 * The parameters of the list of comments, newest first. `commentable_id` is the record's own id for its own comments
 * only; empty or absent, those of its items belong to it too.
 */
export const commentListQuery = listQuery({ sort: ['created_at'] })
  .pick({ page: true, items: true, pagination: true })
  .extend({
    source: source.optional(),
    commentable_id: z.union([z.literal('').transform(() => undefined), idParameter]).optional(),
  });
export type CommentListQuery = z.infer<typeof commentListQuery>;

import { z } from 'zod';
import { commentSources } from '../access/roles.ts';
import { id, idParameter, longText, moment, timestamp } from '../api/validate.ts';
import { picture } from '../files/picture.ts';
import { idParams } from '../http/route.ts';
import { ability } from '../record/ability.ts';
import { booleanParameter, listQuery } from '../record/list.ts';

const source = z.enum(commentSources);

/** A comment as api/v1 returns it and as the cable carries it. */
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

/** A new comment. The source has no default, so that a comment meant for colleagues does not reach a vendor by accident. */
export const commentCreate = z.strictObject({ message: longText(), source });
/** A comment's new text. */
export const commentUpdate = z.strictObject({ message: longText() });
/** The ids of a path: the record and one of its comments. */
export const commentParams = idParams.extend({ commentId: idParameter });

/**
 * The parameters of the list of a record's comments, newest first. With `commentable_id`, which must be the record's own id,
 * the list has only the record's own comments; if it is empty or absent, also those of its items.
 */
export const commentListQuery = listQuery({ sort: ['created_at'] })
  .pick({ page: true, items: true, pagination: true })
  .extend({
    source: source.optional(),
    commentable_id: z.union([z.literal('').transform(() => undefined), idParameter]).optional(),
  });
export type CommentListQuery = z.infer<typeof commentListQuery>;

/** The parameters of the list of comments on all records: of a program, since a time, by the caller alone. */
export const allCommentsQuery = listQuery({ sort: ['created_at'] })
  .pick({ page: true, items: true, pagination: true, ids: true })
  .extend({
    program_id: idParameter.optional(),
    since: moment.optional(),
    source: source.optional(),
    mine: booleanParameter.optional(),
  });
export type AllCommentsQuery = z.infer<typeof allCommentsQuery>;

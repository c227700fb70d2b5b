import { z } from 'zod';

/** Everything that an ability may be about. Each concept's rules give those of its records. */
const abilityAction = z.enum([
  'update',
  'update_notes',
  'assign_status',
  'assign_users',
  'comment',
  'remove',
  'archive',
  'activate',
  'deactivate',
  'revoke',
  'invite_admin',
  'create_item',
  'add_items',
  'remove_items',
  'remove_from_shipment',
  'select',
  'set_approval',
  'send_for_review',
  'generate_pdf',
  'assess',
  'receive',
  'take_back_assessment',
  'take_back_receipt',
  'split_quantity',
  'split_kit',
]);

/** What a person may do with a record now, and if not, why, worded for that person. */
export const ability = z
  .object({ action: abilityAction, allowed: z.boolean(), reason: z.string().nullable() })
  .meta({ id: 'Ability' });
export type Ability = z.infer<typeof ability>;

/** Whether a row may be edited: a flag, and the statuses in which the caller may edit nonetheless. `abilities` says more, with reasons. */
export const rowPermission = z
  .object({ update: z.boolean(), exceptions: z.object({ update: z.object({ statuses: z.array(z.string()) }) }) })
  .meta({ id: 'RowPermission' });

/** How many comments the reader may read on a row, and the row's name. */
export const commentsInfo = z
  .array(z.object({ comments_count: z.int(), label: z.string() }))
  .meta({ id: 'CommentsInfo' });

/** An ability, allowed unless there is a reason against it. */
export function abilityUnless(action: Ability['action'], reason: string | null | false): Ability {
  return { action, allowed: !reason, reason: reason || null };
}

/** The reason when only a right is missing. */
export const noRight = 'Your role does not allow this';

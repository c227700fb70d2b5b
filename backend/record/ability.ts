import { z } from 'zod';
import { errorMessages } from '../api/errorMessages.ts';

/** All actions of abilities. Each concept's rules define those of its records. */
const abilityAction = z.enum([
  'update',
  'update_notes',
  'assign_status',
  'set_delivery',
  'assign_users',
  'comment',
  'remove',
  'archive',
  'activate',
  'deactivate',
  'invite',
  'copy_invitation_link',
  'copy_reset_link',
  'revoke',
  'invite_admin',
  'create_item',
  'add_items',
  'remove_items',
  'add_to_shipment',
  'remove_from_shipment',
  'select',
  'set_approval',
  'approve',
  'send_for_review',
  'generate_pdf',
  'issue_papers',
  'assess',
  'receive',
  'take_back_assessment',
  'take_back_receipt',
  'release',
  'split_quantity',
  'split_kit',
  'cancel',
  'undo',
  'apply',
  'discard',
]);

/** Whether the caller may do an action with a record now; if not, the reason, as a text for that user. */
export const ability = z
  .object({ action: abilityAction, allowed: z.boolean(), reason: z.string().nullable() })
  .meta({ id: 'Ability' });
export type Ability = z.infer<typeof ability>;

/** Whether a row may be edited, and the statuses in which the caller may edit nonetheless. `abilities` has the reasons. */
export const rowPermission = z
  .object({ update: z.boolean(), exceptions: z.object({ update: z.object({ statuses: z.array(z.string()) }) }) })
  .meta({ id: 'RowPermission' });

/** How many comments the caller may read on a row, and the row's name. */
export const commentsInfo = z
  .array(z.object({ comments_count: z.int(), label: z.string() }))
  .meta({ id: 'CommentsInfo' });

/** Creates an ability, allowed unless a reason is given. */
export function abilityUnless(action: Ability['action'], reason: string | null | false): Ability {
  return { action, allowed: !reason, reason: reason || null };
}

/** Returns the reason when only a right is missing. */
export const noRight = (): string => errorMessages.noRight;

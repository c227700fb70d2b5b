import { z } from 'zod';

/** What a person may do with a record now, and if not, why, worded for that person. */
export const ability = z
  .object({ action: z.string(), allowed: z.boolean(), reason: z.string().nullable() })
  .meta({ id: 'Ability' });
export type Ability = z.infer<typeof ability>;

/** Whether a row may be edited, in short: a flag, and the statuses in which the caller may edit all the same. `abilities` has the rest, with reasons. */
export const rowPermission = z
  .object({ update: z.boolean(), exceptions: z.object({ update: z.object({ statuses: z.array(z.string()) }) }) })
  .meta({ id: 'RowPermission' });

/** How many comments the reader may read on a row, and the row's name. */
export const commentsInfo = z
  .array(z.object({ comments_count: z.int(), label: z.string() }))
  .meta({ id: 'CommentsInfo' });

/** An ability: allowed when there is no reason against it. */
export function abilityUnless(action: string, reason: string | null | false): Ability {
  return { action, allowed: !reason, reason: reason || null };
}

/** The wording where nothing but a missing right stands in the way. */
export const noRight = 'Your role does not allow this';

import { z } from 'zod';
import { areaOf } from '../access/areas.ts';
import { valueMessages } from '../api/errorMessages.ts';
import { keysOf } from '../api/keys.ts';
import { messages as apiMessages } from '../api/messages.ts';
import { id, idParameter, timestamp } from '../api/validate.ts';

/** The most changes of a page. */
export const mostChanges = 500;

/** The record types that have changes. */
const recordType = z.enum(keysOf(areaOf));
const position = z.int().min(0);

/** A change as api/v1 returns it: what happened, not the record's new values. */
export const change = z
  .object({
    cursor: position.meta({ description: "The change's position: the next change comes `after` it." }),
    type: recordType,
    id,
    action_type: z.enum(['create', 'edit', 'delete', 'comment']),
    lock_version: z.int().nullable().meta({ description: 'The version that the change created; null if none.' }),
    parents: z.array(z.object({ type: recordType, id })),
    comment_id: id.nullable(),
    by: id.nullable().meta({ description: 'The id of the user who did it; null for imports and the system.' }),
    at: timestamp,
  })
  .meta({ id: 'Change' });
export type Change = z.infer<typeof change>;

/** A page of the feed, with the cursor to continue from. */
export const changePage = z
  .object({ data: z.array(change), cursor: position, more: z.boolean() })
  .meta({ id: 'ChangePage' });
export type ChangePage = z.infer<typeof changePage>;

/** A whole number in a query string. */
const digits = z
  .string()
  .regex(/^\d{1,15}$/, { error: () => apiMessages.notANumber })
  .transform(Number);

/**
 * The parameters of the feed. Without `after`, it starts at the oldest change that is kept; with `first` 0 as well, it
 * returns no change, only the current cursor. `program_id` 0 selects the organization's own records.
 */
export const changeQuery = z.strictObject({
  after: digits.optional(),
  program_id: z.union([z.literal('0').transform(() => 0), idParameter]).optional(),
  types: z.array(recordType).min(1).max(20).optional(),
  first: digits
    .refine((first) => first <= mostChanges, { error: () => valueMessages.atMost(mostChanges) })
    .default(100),
});
export type ChangeQuery = z.infer<typeof changeQuery>;

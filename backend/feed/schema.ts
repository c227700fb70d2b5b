import { z } from 'zod';
import { areaOf } from '../access/areas.ts';
import { keysOf } from '../api/keys.ts';
import { id, idParameter, timestamp } from '../api/validate.ts';

/** The most changes of a page. */
export const mostChanges = 500;

/** Kinds of records that have changes. */
const recordType = z.enum(keysOf(areaOf));
const position = z.int().min(0);

/** One change as api/v1 gives it: what it was, not what it made of the record. */
export const change = z
  .object({
    cursor: position.meta({ description: 'Its place: reading on behind it begins with the next one.' }),
    type: recordType,
    id,
    action_type: z.enum(['create', 'edit', 'delete', 'comment']),
    lock_version: z.int().nullable().meta({ description: 'The version that it made; null where it made none.' }),
    parents: z.array(z.object({ type: recordType, id })),
    comment_id: id.nullable(),
    by: id.nullable().meta({ description: 'Null for imports and the system.' }),
    at: timestamp,
  })
  .meta({ id: 'Change' });
export type Change = z.infer<typeof change>;

/** A page of the feed, and where to read on. */
export const changePage = z
  .object({ data: z.array(change), cursor: position, more: z.boolean() })
  .meta({ id: 'ChangePage' });
export type ChangePage = z.infer<typeof changePage>;

/** A whole number in a query string. */
const digits = z
  .string()
  .regex(/^\d{1,15}$/, 'is not a number')
  .transform(Number);

/**
 * Which changes, behind which: without `after` from the oldest that is kept, and with `first` 0 none but the cursor of now.
 * `program_id` 0 names the organization's own records.
 */
export const changeQuery = z.strictObject({
  after: digits.optional(),
  program_id: z.union([z.literal('0').transform(() => 0), idParameter]).optional(),
  types: z.array(recordType).min(1).max(20).optional(),
  first: digits.refine((first) => first <= mostChanges, `must be at most ${mostChanges}`).default(100),
});
export type ChangeQuery = z.infer<typeof changeQuery>;

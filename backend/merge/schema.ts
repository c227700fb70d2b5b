import { z } from 'zod';
import { id, idParameter, timestamp } from '../api/validate.ts';
import { mergedTypes, namings } from './table.ts';

/** How many records can be merged at once, with the one that stays. */
export const mostMerged = 10;

const namingCount = z
  .object({ what: z.enum(namings), count: z.int() })
  .meta({ id: 'NamingCount', description: 'How many records of a kind name a record.' });

/** Two records that are likely one. */
export const duplicatePair = z
  .object({
    likeness: z.int().meta({ description: 'How alike they are, in percent; 100 if names or numbers count as one.' }),
    records: z.array(
      z.object({ id, label: z.string(), program_name: z.string().nullable(), named_by: z.array(namingCount) }),
    ),
  })
  .meta({ id: 'DuplicatePair' });
export type DuplicatePair = z.infer<typeof duplicatePair>;

/** Whether two records are the same. */
export const duplicateAnswer = z.strictObject({
  record_ids: z.array(id).length(2).meta({ description: 'Two records.' }),
  same: z.boolean().meta({ description: 'False: they are not, and are not shown any more. True forgets that.' }),
});

/** The answer, as it is remembered. */
export const duplicateAnswered = z
  .object({ record_ids: z.array(id), same: z.boolean() })
  .meta({ id: 'DuplicateAnswer' });

const choices = z.record(z.string().max(40), id).meta({
  description: 'The record whose value stays, by field. Of fields that are left out, what is proposed stays.',
});

/** A merge as it would be. */
export const previewQuery = z.strictObject({
  ids: z.array(idParameter).min(2).max(mostMerged),
  into_id: idParameter.optional().meta({ description: 'The record that stays; by default the one that most names.' }),
  fields: z.record(z.string().max(40), idParameter).optional(),
});

const value = z.union([z.string(), z.boolean(), z.record(z.string(), z.unknown())]).nullable();
const part = z.object({ column: z.string(), values: z.array(value) });

/** What a merge would do. */
export const mergePreview = z
  .object({
    into_id: id,
    records: z.array(
      z.object({
        ...{ id, label: z.string(), program_name: z.string().nullable(), lock_version: z.int(), created_at: timestamp },
        named_by: z.array(namingCount),
      }),
    ),
    fields: z.array(
      z.object({
        field: z.string(),
        from_id: id.meta({ description: 'The record whose value stays.' }),
        differs: z.boolean(),
        parts: z
          .array(part)
          .meta({ description: 'The columns of the field, with the values in the order of the records.' }),
      }),
    ),
    moves: z.array(namingCount).meta({ description: 'What names the others and will name the one that stays.' }),
    lapsing_approvals: z
      .int()
      .meta({ description: 'The shipments that have not left and whose approvals would no longer count.' }),
    screening_lapses: z.boolean().meta({
      description:
        'Whether the screening would be of another name or country than those that stay: its date is then cleared.',
    }),
    becomes_prohibited: z.boolean().meta({ description: 'Whether orders would name a prohibited party that did not.' }),
    why_not: z.string().nullable().meta({ description: 'The reason they cannot be merged; null if they can.' }),
  })
  .meta({ id: 'MergePreview' });
export type MergePreview = z.infer<typeof mergePreview>;

/** What is merged into the record in the path. */
export const mergeInput = z.strictObject({
  lock_version: z.int(),
  others: z
    .array(z.strictObject({ id, lock_version: z.int() }))
    .min(1)
    .max(mostMerged - 1),
  fields: choices.optional(),
});
export type MergeInput = z.infer<typeof mergeInput>;

const person = z.object({ id, first_name: z.string(), last_name: z.string() });

/** A merge as api/v1 returns it. */
export const merge = z
  .object({
    id,
    type: z.enum(mergedTypes),
    into: z.object({ id, label: z.string() }).meta({
      description: 'The record that stays: the one that it is now, if that was merged into another since.',
    }),
    others: z.array(z.object({ id, label: z.string() })),
    user: person.nullable(),
    at: timestamp,
    moved: z.array(namingCount),
    undoable_until: timestamp.nullable().meta({ description: 'Until when the caller may undo it; null if not.' }),
    undone_at: timestamp.nullable(),
    undone_by: person.nullable(),
    stays: z
      .array(z.object({ label: z.string(), why: z.enum(['changed', 'removed', 'field']) }))
      .meta({ description: 'What stayed as the merge left it when it was undone, because it has been changed since.' }),
  })
  .meta({ id: 'Merge' });
export type Merge = z.infer<typeof merge>;

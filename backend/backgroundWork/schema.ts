import { z } from 'zod';
import { id, text, timestamp } from '../api/validate.ts';
import { ability } from '../record/ability.ts';
import { booleanParameter, listQuery } from '../record/list.ts';
import type { WorkKind } from './rules.ts';
import { rowOutcomes, workStates } from './table.ts';

/** A work as api/v1 returns it. */
export const work = z
  .object({
    id,
    kind: z.string().meta({ description: 'What is done: `purchase_order_statuses`, …' }),
    record_type: z.string().meta({ description: 'The type of its records, as histories name it.' }),
    organization_id: id,
    program_id: id.nullable().meta({ description: 'The program of its records; null if they are of several.' }),
    user_id: id.meta({ description: 'Who asked for it.' }),
    change: z.record(z.string(), z.unknown()).meta({
      description: 'What becomes of each record, as it was sent; of an undo, what the undone work had made of them.',
    }),
    state: z.enum(workStates),
    reason: z.string().nullable().meta({ description: 'Why it failed.' }),
    total: z.int(),
    changed: z.int(),
    unchanged: z.int().meta({ description: 'How many records already were as they should become.' }),
    refused: z.int(),
    not_reached: z.int(),
    undoable: z
      .int()
      .meta({ description: 'How many of the changed records can go back, unless they are changed again.' }),
    undoes_id: id.nullable().meta({ description: 'The work that it undoes.' }),
    undone_by_id: id.nullable().meta({ description: 'The latest work that undoes it.' }),
    created_at: timestamp,
    started_at: timestamp.nullable(),
    finished_at: timestamp.nullable(),
    abilities: z.array(ability),
  })
  .meta({ id: 'Work' });
export type Work = z.infer<typeof work>;

/** What became of one record. */
export const workRow = z
  .object({
    position: z.int(),
    record_id: id,
    label: z.string().meta({ description: 'The name of the record when the work was started.' }),
    outcome: z.enum([...rowOutcomes, 'not_reached']),
    reason: z.string().nullable().meta({ description: 'Why it was refused.' }),
    code: z.string().nullable().meta({ description: 'The code of the refusal, as a write of this record has it.' }),
  })
  .meta({ id: 'WorkRow' });
export type WorkRowShown = z.infer<typeof workRow>;

/** The parameters of the list of works. */
export const workListQuery = listQuery({
  sort: ['id'],
  filters: { unfinished: booleanParameter.optional(), everybody: booleanParameter.optional() },
}).pick({ page: true, items: true, filters: true });
export type WorkListQuery = z.infer<typeof workListQuery>;

/** The parameters of the list of a work's rows. */
export const workRowsQuery = listQuery({
  sort: ['position'],
  filters: {
    outcomes: z
      .array(z.enum([...rowOutcomes, 'not_reached']))
      .min(1)
      .max(4)
      .optional(),
  },
}).pick({ page: true, items: true, filters: true });
export type WorkRowsQuery = z.infer<typeof workRowsQuery>;

/** The body of a new work. */
export const workStart = (kinds: readonly WorkKind[]) =>
  z.strictObject({
    kind: z.enum(kinds.map(({ key }) => key)),
    query: text(20_000).meta({
      description:
        'The query string of the list whose records are to be changed, as `GET` of it takes it; page and items do not matter.',
    }),
    change: z.record(z.string().max(40), z.unknown()).meta({
      description: 'What becomes of each record: the body of the call that changes one, without its wrapper.',
    }),
  });
export type WorkStart = z.infer<ReturnType<typeof workStart>>;

import { z } from 'zod';
import { id, text, timestamp } from '../http/validate.ts';
import { ability } from '../record/ability.ts';
import { listQuery, setOf } from '../record/list.ts';
import { statusModels } from './table.ts';

/** A reason that goes with a status of one kind of record, as api/v1 answers with it. */
export const statusReason = z
  .object({
    id,
    model: z.enum(statusModels),
    status: z.string(),
    sub_status: z.string(),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.array(ability),
  })
  .meta({ id: 'StatusReason' });
export type StatusReason = z.infer<typeof statusReason>;

/** A reason as pickers need it. */
export const statusReasonLight = z.object({ id, sub_status: z.string() }).meta({ id: 'StatusReasonLight' });

/** The fields of a new reason; they stand in the body without a wrapper. */
export const statusReasonCreate = z.strictObject({ model: z.enum(statusModels), status: text(40), sub_status: text() });
export type StatusReasonCreate = z.infer<typeof statusReasonCreate>;

/** The changes of a reason: only what is sent. The specs send its id, too. */
export const statusReasonUpdate = statusReasonCreate.extend({ id, lock_version: z.int() }).partial();
export type StatusReasonUpdate = z.infer<typeof statusReasonUpdate>;

/** The parameters of the list of reasons for statuses. */
export const statusReasonListQuery = listQuery({
  sort: ['model', 'status', 'sub_status'],
  filters: { model: setOf(z.enum(statusModels)).optional(), status: setOf(text(40)).optional() },
});
export type StatusReasonListQuery = z.infer<typeof statusReasonListQuery>;

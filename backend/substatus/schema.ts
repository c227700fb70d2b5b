import { z } from 'zod';
import { id, text, timestamp } from '../api/validate.ts';
import { ability } from '../record/ability.ts';
import { newInOrganization } from '../record/organization.ts';
import { statusModels } from './table.ts';

/** A substatus for a status of one kind of record, as api/v1 returns it. */
export const substatus = z
  .object({
    id,
    organization_id: id,
    model: z.enum(statusModels),
    status: z.string(),
    sub_status: z.string(),
    archived: z.boolean(),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.array(ability),
  })
  .meta({ id: 'StatusReason' });
export type Substatus = z.infer<typeof substatus>;

/** The summary of a substatus, for pickers. */
export const substatusSummary = z.object({ id, sub_status: z.string() }).meta({ id: 'StatusReasonLight' });

const fields = z.strictObject({ model: z.enum(statusModels), status: text(40), sub_status: text() });

/** The fields of a new substatus, without a wrapper in the body. */
export const substatusCreate = fields.extend(newInOrganization);
export type SubstatusCreate = z.infer<typeof substatusCreate>;

/** The changes of a substatus: only the fields to change. The specs send its id, too. */
export const substatusUpdate = fields.extend({ id, lock_version: z.int() }).partial();
export type SubstatusUpdate = z.infer<typeof substatusUpdate>;

import { z } from 'zod';
import { idParameter, listQuery } from '../http/list.ts';
import { date, id, timestamp } from '../http/validate.ts';

/** An end user as pickers need it. */
export const endUserLight = z.object({ id, label: z.string() }).meta({ id: 'EndUserLight' });

/** An end user as api/v1 answers with it. */
export const endUser = z
  .object({
    id,
    label: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    external_organization_name: z.string().nullable(),
    country: z.string().nullable(),
    risk_level: z.string().nullable(),
    visual_compliance_date: date.nullable(),
    notes: z.string().nullable(),
    opc: z.boolean().nullable(),
    program_ids: z.array(id),
    group_ids: z.array(id),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'EndUser' });

export const endUserListQuery = listQuery({
  sort: ['label', 'country', 'risk_level', 'visual_compliance_date'],
  own: { program_id: idParameter.optional(), group_id: idParameter.optional() },
});

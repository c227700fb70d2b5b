import { z } from 'zod';
import { address } from '../http/address.ts';
import { idParameter, listQuery } from '../http/list.ts';
import { id, timestamp } from '../http/validate.ts';

/** A group as pickers need it. */
export const groupLight = z.object({ id, name: z.string() }).meta({ id: 'GroupLight' });

/** A group as api/v1 answers with it. */
export const group = z
  .object({
    id,
    name: z.string(),
    program_id: id,
    program: z.object({ id, name: z.string() }),
    attn: z.string().nullable(),
    phone_number: z.string().nullable(),
    address: address.nullable(),
    end_users_count: z.int(),
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Group' });

export const groupListQuery = listQuery({
  sort: ['name', 'country', 'city', 'program'],
  own: { program_id: idParameter.optional(), end_user_id: idParameter.optional() },
});

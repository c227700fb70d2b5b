import { z } from 'zod';
import { booleanParameter, idParameter, listQuery } from '../http/list.ts';
import { id, timestamp } from '../http/validate.ts';

const shown = {
  id,
  first_name: z.string(),
  last_name: z.string(),
  status: z.enum(['active', 'inactive']),
  picture: z.object({ thumb: z.string() }).nullable(),
};

/** A user where one is only shown: in an avatar, as a comment's writer, in a picker. */
export const userLight = z.object(shown).meta({ id: 'UserLight' });

/** A user as api/v1 answers with it. */
export const user = z
  .object({
    ...shown,
    email: z.string(),
    phone_number: z.string().nullable(),
    job_title: z.string().nullable(),
    permission_id: z.int(),
    permission_name: z.string(),
    organization_id: id,
    organization_admin: z.boolean(),
    program_ids: z.array(id),
    lock_version: z.int(),
    created_at: timestamp,
  })
  .meta({ id: 'User' });

export const userListQuery = listQuery({
  sort: ['name', 'email', 'status', 'role', 'created_at'],
  own: {
    program_id: idParameter.optional(),
    status: z.enum(['active', 'inactive']).optional(),
    eligible_for_ci: booleanParameter.optional(),
  },
});

import { z } from 'zod';
import { id } from '../api/validate.ts';
import { stepKeys } from './rules.ts';

const key = z.enum(stepKeys);

const step = z
  .object({
    key,
    state: z.enum(['done', 'next', 'open']),
    count: z.int().min(0),
    allowed: z.boolean(),
    roles: z.array(z.string()),
    after: z.array(key),
  })
  .meta({ id: 'GuideStep' });

/** The guide as api/v1 returns it. */
export const guide = z
  .object({
    put_away: z.boolean(),
    steps: z.array(step).meta({ description: 'The steps of setting up; none for who may take none of them.' }),
    program_ids: z.array(id).meta({
      description:
        'Up to five programs of the organization that the caller may open, the oldest first; no sample program.',
    }),
    sample_program_id: id.nullable().meta({ description: "The organization's sample program; null without one." }),
    may_add_sample: z.boolean().meta({ description: 'Whether the caller may add and remove sample data.' }),
    administrators: z
      .array(z.object({ id, name: z.string(), email: z.string().nullable() }).meta({ id: 'GuideAdministrator' }))
      .meta({ description: 'Up to five who may add the caller to programs; addresses only for who may read users.' }),
  })
  .meta({ id: 'Guide' });
export type Guide = z.infer<typeof guide>;

/** The change of a guide. */
export const guideUpdate = z.strictObject({ put_away: z.boolean() });

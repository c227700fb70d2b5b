import { z } from 'zod';
import { idParameter, text } from '../api/validate.ts';
import { route } from '../http/route.ts';
import { findLikelyTwins, searchedTypes } from '../record/twinSearch.ts';

const twin = z
  .object({
    id: z.int(),
    label: z.string(),
    program_name: z.string().nullable().meta({ description: 'The program that the record is in, if it is in one.' }),
  })
  .meta({ id: 'LikelyTwin' });

const query = z.strictObject({
  type: z.enum(searchedTypes),
  /** The names and numbers of the record to be. */
  texts: z.array(text()).min(1).max(3),
  organization_id: idParameter.optional().meta({
    description:
      'The organization of the record to be; the caller’s own by default. Must be one that the caller may see.',
  }),
});

/** The api/v1 route that names the likely twins of a record before it is made. */
export const twinRoutes = [
  route('get', 'session', {
    path: '/api/v1/likely_twins',
    summary:
      'At most three records of an organization, among those that the caller may open, one of whose names or numbers counts as one of `texts[]`: without regard to case, accents, punctuation and the legal form at the end. A very long text counts as none. It is advice; what must be unique is refused when it is written. Requires create on such records.',
    query,
    answer: z.object({ data: z.array(twin) }),
    handle: async ({ db, caller, query: { type, texts, organization_id } }) => ({
      data: await findLikelyTwins(db, caller, { type, texts, organizationId: organization_id }),
    }),
  }),
];

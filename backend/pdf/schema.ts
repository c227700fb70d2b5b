import { z } from 'zod';

/** Letters of a paper that no font has, as api/v1 returns them. */
export const unprintableLetters = z
  .object({
    place: z.string().meta({ description: 'Where they stand, for people: `Consignee`, `Line 3`.' }),
    letters: z.string().array().meta({ description: 'Each letter once.' }),
  })
  .meta({ id: 'UnprintableLetters' });

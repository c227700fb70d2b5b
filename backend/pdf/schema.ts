import { z } from 'zod';
import { languageCodes } from '../language/languages.ts';

/** Letters of a paper that no font has, as api/v1 returns them. */
export const unprintableLetters = z
  .object({
    place: z.string().meta({ description: 'Where they stand, for people: `Consignee`, `Line 3`.' }),
    letters: z.string().array().meta({ description: 'Each letter once.' }),
  })
  .meta({ id: 'UnprintableLetters' });

/** The parameter of a paper that says in which language its words are. */
export const paperLanguage = z
  .enum(languageCodes)
  .optional()
  .meta({ description: 'The language of its words; English by default.' });

import type { Translated } from '../language/wording.ts';
import type { weightMessages } from './weightMessages.ts';

export const fr: Translated<typeof weightMessages> = {
  gross: (kilograms) => `${kilograms} kg brut`,
  net: (kilograms) => `${kilograms} kg net`,
  dryIce: (kilograms) => `${kilograms} kg de glace carbonique`,
};

import type { Translated } from '../language/wording.ts';
import type { weightMessages } from './weightMessages.ts';

export const pt: Translated<typeof weightMessages> = {
  gross: (kilograms) => `${kilograms} kg brutos`,
  net: (kilograms) => `${kilograms} kg líquidos`,
  dryIce: (kilograms) => `${kilograms} kg de gelo seco`,
};

import type { Translated } from '../language/wording.ts';
import type { weightMessages } from './weightMessages.ts';

export const es: Translated<typeof weightMessages> = {
  gross: (kilograms) => `${kilograms} kg bruto`,
  net: (kilograms) => `${kilograms} kg neto`,
  dryIce: (kilograms) => `${kilograms} kg de hielo seco`,
};

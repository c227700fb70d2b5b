import { texts } from '../language/texts.ts';

/** What a package weighs, and what of it. */
export const weightMessages = texts('weight', {
  gross: (kilograms: string) => `${kilograms} kg gross`,
  net: (kilograms: string) => `${kilograms} kg net`,
  dryIce: (kilograms: string) => `${kilograms} kg dry ice`,
});

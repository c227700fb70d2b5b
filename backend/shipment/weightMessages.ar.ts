import type { Translated } from '../language/wording.ts';
import type { weightMessages } from './weightMessages.ts';

export const ar: Translated<typeof weightMessages> = {
  gross: (kilograms) => `القائم ${kilograms} كغ`,
  net: (kilograms) => `الصافي ${kilograms} كغ`,
  dryIce: (kilograms) => `${kilograms} كغ ثلج جاف`,
};

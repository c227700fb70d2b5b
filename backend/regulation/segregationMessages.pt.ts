import type { Translated } from '../language/wording.ts';
import type { segregationMessages } from './segregationMessages.ts';

export const pt: Translated<typeof segregationMessages> = {
  gasZones: 'a mais estrita das zonas A e B',
  liquid8: 'se a 8 for um líquido',
  liquid61: 'se a 6.1 for um líquido do grupo de embalagem I, zona A',
  on: (advice, conditions) => `${advice} (${conditions})`,
};

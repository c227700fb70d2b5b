import type { Translated } from '../language/wording.ts';
import type { segregationMessages } from './segregationMessages.ts';

export const es: Translated<typeof segregationMessages> = {
  gasZones: 'la más estricta de las zonas A y B',
  liquid8: 'si la clase 8 es un líquido',
  liquid61: 'si la clase 6.1 es un líquido del grupo de embalaje I, zona A',
  on: (advice, conditions) => `${advice} (${conditions})`,
};

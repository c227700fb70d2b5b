import type { Translated } from '../language/wording.ts';
import type { segregationMessages } from './segregationMessages.ts';

export const fr: Translated<typeof segregationMessages> = {
  gasZones: 'la plus stricte des zones A et B',
  liquid8: 'si la classe 8 est un liquide',
  liquid61: 'si la classe 6.1 est un liquide du groupe d’emballage I, zone A',
  on: (advice, conditions) => `${advice} (${conditions})`,
};

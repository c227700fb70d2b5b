import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  notAColor: 'n’est pas une couleur comme #0f766e',
  columns: {
    name: 'Nom',
    slug: 'Adresse',
    mainColor: 'Principale',
    organization: 'Organisation',
  },
};

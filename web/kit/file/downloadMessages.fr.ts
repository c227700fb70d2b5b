import type { Translated } from '../../generated/wording.ts';
import type { downloadMessages } from './downloadMessages.ts';

export const fr: Translated<typeof downloadMessages> = {
  beingMade: 'Préparation…',
  downloaded: (file) => `Téléchargé : ${file}`,
  cut: 'Le fichier n’est pas arrivé en entier et n’a pas été conservé.',
};

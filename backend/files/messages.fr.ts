import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  incomplete: 'Erreur : le fichier n’est pas arrivé en entier',
  empty: 'Erreur : le fichier est vide',
  type: 'Erreur : seuls PDF, images, fichiers Office, CSV et texte sont acceptés',
  mismatch: 'Erreur : le fichier n’est pas ce que dit son nom',
  pictureType: 'Erreur : seuls png, jpg et jpeg sont acceptés',
  pictureTooLarge: 'Erreur : le fichier dépasse 5 Mo',
  damaged: 'Erreur : l’image est illisible',
  tooManyPixels: 'Erreur : l’image a trop de pixels',
  tooMuchWork:
    'Erreur : l’image exige trop de mémoire. Enregistrez-la avec moins de pixels, 8 bits par couleur et sans entrelacement',
};

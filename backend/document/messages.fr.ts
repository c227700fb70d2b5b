import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('fr');

const megabytes = (bytes: number) => `${number(Math.round((bytes / 1024 / 1024) * 10) / 10)} Mo`;

export const fr: Translated<typeof messages> = {
  tooLarge: 'Erreur : le fichier dépasse 20 Mo',
  noStorage: (used, left) =>
    `Erreur : pas assez de place pour ce fichier : votre organisation utilise ${megabytes(used)}, et il reste ${megabytes(left)}`,
  typeRequired: 'Le type de document est obligatoire',
  numberRequired: 'Le numéro est obligatoire',
  expiryRequired: 'La date d’expiration est obligatoire',
  fileRequired: 'Le fichier est obligatoire',
  descriptionRequired: 'La description est obligatoire',
  notForParent: 'ne convient pas à ce type de fiche',
  past: 'ne peut pas être antérieure à aujourd’hui',
  archived: 'Un document archivé ne peut pas être modifié',
  nothingToDownload: 'Il n’y a aucun fichier à télécharger',
  archiveOf: 'documents',
  itemFolder: (position, material) => `Article ${position} ${material}`,
  columns: {
    documentType: 'Type de document',
    description: 'Description',
    number: 'Numéro',
    expiryDate: 'Expiration',
    file: 'Fichier',
    status: 'Statut',
    createdAt: 'Ajouté le',
  },
};

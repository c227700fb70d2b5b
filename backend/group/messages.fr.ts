import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  notLatin: 'doit être en lettres latines',
  notFound: 'est introuvable',
  used: 'ne peut pas changer tant que des commandes ou des envois utilisent ce groupe',
  otherPath: 'n’est pas celui du chemin',
  columns: {
    name: 'Nom du groupe',
    country: 'Pays',
    city: 'Ville',
    program: 'Programme',
    requiresImportPermit: 'Permis d’importation',
    visualComplianceDate: 'Criblage VC',
    riskLevel: 'Niveau de risque',
    endUsers: 'Membres',
    updatedAt: 'Modifié le',
  },
};

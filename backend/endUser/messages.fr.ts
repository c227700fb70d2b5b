import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  notALookup: 'n’est pas une valeur autorisée',
  notFound: 'est introuvable',
  nameless: 'doit être rempli en l’absence d’organisation',
  switchedOff: 'est désactivé dans cette organisation',
  columns: {
    label: 'Nom',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    externalOrganizationName: 'Organisation',
    country: 'Pays',
    program: 'Programme',
    riskLevel: 'Niveau de risque',
    visualComplianceDate: 'Criblage VC',
    screeningDocument: 'Fichier VC',
    updatedAt: 'Modifié le',
  },
};

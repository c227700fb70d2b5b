import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  notALookup: 'n’est pas une valeur autorisée',
  columns: {
    name: 'Nom',
    visualComplianceDate: 'Criblage VC',
    riskLevel: 'Niveau de risque',
    country: 'Pays',
    email: 'E-mail',
    updatedAt: 'Modifié le',
  },
};

import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  columns: {
    companyName: 'Nom de l’entreprise',
    country: 'Pays',
    city: 'Ville',
    visualComplianceDate: 'Criblage VC',
    riskLevel: 'Niveau de risque',
  },
  airlineColumns: { name: 'Nom', prefix: 'Préfixe', notes: 'Notes' },
};

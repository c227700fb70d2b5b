import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  notALookup: 'não é um dos valores permitidos',
  columns: {
    name: 'Nome',
    visualComplianceDate: 'Triagem VC',
    riskLevel: 'Nível de risco',
    country: 'País',
    email: 'E-mail',
    updatedAt: 'Atualizado',
  },
};

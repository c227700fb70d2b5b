import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  columns: {
    companyName: 'Nome da empresa',
    country: 'País',
    city: 'Cidade',
    visualComplianceDate: 'Triagem VC',
    riskLevel: 'Nível de risco',
  },
  airlineColumns: { name: 'Nome', prefix: 'Prefixo', notes: 'Notas' },
};

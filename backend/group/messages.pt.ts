import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  notLatin: 'tem de estar em letras latinas',
  notFound: 'não existe',
  used: 'não pode mudar enquanto houver ordens ou remessas com este grupo',
  otherPath: 'não corresponde ao do endereço',
  columns: {
    name: 'Nome do grupo',
    country: 'País',
    city: 'Cidade',
    program: 'Programa',
    requiresImportPermit: 'Autorização de importação',
    visualComplianceDate: 'Triagem VC',
    riskLevel: 'Nível de risco',
    endUsers: 'Membros',
    updatedAt: 'Atualizado',
  },
};

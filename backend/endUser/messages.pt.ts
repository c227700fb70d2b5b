import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  notALookup: 'não é um dos valores permitidos',
  notFound: 'não existe',
  nameless: 'não pode ficar em branco sem uma organização',
  switchedOff: 'não está em uso nesta organização',
  columns: {
    label: 'Nome',
    firstName: 'Nome próprio',
    lastName: 'Apelido',
    externalOrganizationName: 'Organização',
    country: 'País',
    program: 'Programa',
    riskLevel: 'Nível de risco',
    visualComplianceDate: 'Triagem VC',
    screeningDocument: 'Ficheiro VC',
    updatedAt: 'Atualizado',
  },
};

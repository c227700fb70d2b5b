import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('pt');

export const pt: Translated<typeof messages> = {
  notFound: 'não existe',
  beyondScope: 'ultrapassa a sua própria função',
  programsNeeded: 'têm de ser indicados para esta função',
  past: 'tem de estar no futuro',
  tooLate: (days) => `tem de estar dentro de ${number(days)} dias`,
  higherKey: 'A sua função não abrange esta chave',
  peopleOnly: 'Uma chave de API não pode criar nem revogar chaves de API',
  alreadyRevoked: 'Esta chave já está revogada',
  columns: {
    name: 'Nome',
    role: 'Função',
    programs: 'Programas',
    state: 'Estado',
    expiresAt: 'Expira',
    lastUsedAt: 'Último uso',
    maker: 'Criada por',
    createdAt: 'Criada em',
  },
  allPrograms: 'Todos os programas',
  states: { active: 'Ativa', suspended: 'Suspensa', expired: 'Expirada', revoked: 'Revogada' },
};

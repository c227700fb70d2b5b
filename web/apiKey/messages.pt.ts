import type { Translated } from '../generated/wording.ts';
import type { apiKeyMessages } from './messages.ts';

export const pt: Translated<typeof apiKeyMessages> = {
  title: 'Chaves de API',
  search: 'Pesquisar chaves de API',
  add: 'Nova chave de API',
  addDenied: 'Não pode adicionar chaves de API',
  purpose: 'Com uma chave de API, um programa informático seu lê e escreve aqui sem ninguém iniciar sessão.',
  adders: 'Os administradores adicionam chaves de API.',
  name: 'Nome',
  nameRequired: 'O nome é obrigatório',
  organization: 'Organização',
  organizationRequired: 'A organização é obrigatória',
  role: 'Função',
  roleRequired: 'A função é obrigatória',
  programs: 'Programas',
  allPrograms: 'Todos os programas',
  programsHint:
    'Obrigatório para funções que trabalham em programas específicos. Com outras funções, uma chave sem programas tem acesso a todos. Uma chave nunca tem mais direitos do que quem a criou.',
  expires: 'Expira',
  expiresRequired: 'A data de validade é obrigatória',
  expiresPast: 'A data de validade não pode ser anterior a hoje',
  lastUsed: 'Último uso',
  never: 'Nunca',
  madeBy: 'Criada por',
  state: 'Estado',
  states: { ACTIVE: 'Ativa', SUSPENDED: 'Suspensa', EXPIRED: 'Expirada', REVOKED: 'Revogada' },
  made: 'Chave de API criada',
  secretTitle: (name) => `A chave de ${name}`,
  secret: 'Chave',
  secretOnce:
    'Copie-a agora: só é mostrada uma vez e não fica guardada. Uma ferramenta envia-a como “Authorization: Bearer …”.',
  secretGone: 'A chave foi criada, mas o seu segredo perdeu-se com a ligação. Revogue esta chave e crie outra.',
  revoke: 'Revogar',
  revokeTitle: 'Revogar chave de API',
  revokeQuestion: (name) =>
    `Quer revogar a chave de API ${name}? As ferramentas que a usam serão recusadas a partir de agora.`,
  revoked: 'Chave de API revogada',
};

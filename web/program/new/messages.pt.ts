import type { Translated } from '../../generated/wording.ts';
import type { newProgramMessages } from './messages.ts';

export const pt: Translated<typeof newProgramMessages> = {
  add: 'Novo programa',
  addDenied: 'Não pode adicionar programas',
  purpose: 'As ordens, os itens e as remessas fazem-se num programa, pelas pessoas que são membros dele.',
  adders: 'Os administradores adicionam programas.',
  name: 'Nome',
  nameRequired: 'O nome é obrigatório',
  later: 'As suas cores e aprovações podem ser alteradas mais tarde, nas definições do programa.',
};

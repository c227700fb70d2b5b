import type { Translated } from '../generated/wording.ts';
import type { substatusMessages } from './messages.ts';

export const pt: Translated<typeof substatusMessages> = {
  title: 'Subestados',
  search: 'Pesquisar subestados',
  add: 'Novo subestado',
  edit: 'Editar subestado',
  addDenied: 'Não pode adicionar subestados',
  purpose: 'Um subestado diz, por palavras suas, porque é que uma ordem, um item ou uma remessa tem o seu estado.',
  adders: 'Os administradores adicionam subestados.',
  object: 'Objeto',
  objectRequired: 'O objeto é obrigatório',
  objectLocked: 'O objeto de um subestado não pode ser alterado',
  organization: 'Organização',
  mainStatus: 'Estado principal',
  mainStatusRequired: 'O estado principal é obrigatório',
  substatus: 'Subestado',
  substatusRequired: 'O subestado é obrigatório',
  kept: 'Os registos existentes conservam o seu texto.',
  state: 'Estado',
  states: { active: 'Ativo', archived: 'Arquivado' },
  archive: 'Arquivar',
  archiveTitle: 'Arquivar subestado',
  archiveQuestion: (substatus) => `Quer arquivar o subestado ${substatus}? Deixará de ser proposto.`,
  archived: 'Subestado arquivado',
};

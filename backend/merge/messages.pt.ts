import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  needsOther: 'deve incluir pelo menos dois registros',
  notAmong: 'não é um dos registros',
  noField: 'não é um campo que se possa escolher',
  otherOrganization: 'Registros de organizações diferentes não podem ser mesclados',
  otherProgram: 'Grupos de programas diferentes não podem ser mesclados',
  sampleApart: 'Dados de exemplo não podem ser mesclados com outros registros',
  outOfReach: 'Algo que cita estes registros está em um programa que você não pode abrir',
  notUndoable: 'Uma mesclagem pode ser desfeita durante um dia',
  undone: 'A mesclagem já foi desfeita',
  mergedOn: (label, into) => `${label} foi mesclado depois com ${into}: desfaça isso primeiro`,
  gone: (label) => `${label} foi removido depois`,
  nameTaken: (label) => `Outro registro se chama agora ${label}: renomeie-o primeiro`,
};

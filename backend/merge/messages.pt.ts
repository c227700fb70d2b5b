import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  needsOther: 'deve incluir pelo menos dois registos',
  notAmong: 'não é um dos registos',
  noField: 'não é um campo que se possa escolher',
  otherOrganization: 'Registos de organizações diferentes não podem ser unidos',
  otherProgram: 'Grupos de programas diferentes não podem ser unidos',
  sampleApart: 'Dados de exemplo não podem ser unidos com outros registos',
  outOfReach: 'Algo que cita estes registos está num programa que não pode abrir',
  notUndoable: 'Uma união pode ser anulada durante um dia',
  undone: 'A união já foi anulada',
  mergedOn: (label, into) => `${label} foi depois unido a ${into}: anule isso primeiro`,
  gone: (label) => `${label} foi removido depois`,
  nameTaken: (label) => `Outro registo chama-se agora ${label}: mude-lhe primeiro o nome`,
};

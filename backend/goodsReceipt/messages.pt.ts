import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  already: 'O item já foi recebido',
  notAssessed: 'Primeiro o item tem de ser avaliado',
  notInPlace: 'Só um item avaliado pode ser recebido',
  notReceived: 'Só se pode retirar a receção de um item que ainda está recebido',
  reviewed: 'A remessa foi enviada para análise com esta receção',
  nothingToRelease: 'O item não precisa de libertação',
  alreadyReleased: 'O item já foi libertado',
  needsRelease: (why) => `${why}: primeiro o item tem de ser libertado`,
  condition: (name) => `Chegou na condição “${name}”`,
  outside: (reading, from, to) => `Chegou a ${reading} °C, fora de ${from} a ${to} °C`,
  moreThanOrdered: (quantity) => `não pode exceder ${quantity}, que é o que falta receber`,
  restWorthNothing: 'deixa um resto que vale menos de 0,01',
};

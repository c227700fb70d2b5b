import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  already: 'O item já está avaliado',
  notOpen: 'Só um item aberto pode ser avaliado',
  notAssessed: 'Só se pode retirar a avaliação de um item que ainda está avaliado',
  reviewed: 'A remessa foi enviada para análise com esta avaliação',
};

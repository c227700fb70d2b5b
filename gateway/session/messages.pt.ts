import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  bearerNeeded: 'Envie no cabeçalho Authorization o token a renovar',
  overHttpOnly: 'Inicie e termine sessão por HTTP: um websocket não pode mudar a sua sessão',
};

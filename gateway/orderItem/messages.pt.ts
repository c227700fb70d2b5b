import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  noParts: 'Este backend só recebe itens por inteiro',
  countryRequired: 'É preciso indicar pelo menos um país de fabrico.',
};

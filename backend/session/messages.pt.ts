import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('pt');

export const pt: Translated<typeof messages> = {
  wrongPassword: 'não está correta',
  noMatch: 'tem de coincidir',
  linkIsOver: 'já não é válido: peça um novo link',
  resetMail: {
    subject: 'Defina uma nova palavra-passe para o Lading',
    before: [
      'Você, ou alguém que conhece o seu endereço, pediu uma nova palavra-passe para o Lading. Para a definir, abra este link:',
    ],
    link: 'Definir uma nova palavra-passe',
    after: (minutes) => [
      `O link funciona uma só vez, durante ${number(minutes)} minutos.`,
      'Se não a pediu, pode ignorar esta mensagem: a sua palavra-passe mantém-se.',
    ],
  },
};

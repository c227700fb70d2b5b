import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof messages> = {
  wrongPassword: 'n’est pas correct',
  noMatch: 'doit être identique',
  linkIsOver: 'n’est plus valable : demandez un nouveau lien',
  resetMail: {
    subject: 'Choisir un nouveau mot de passe pour Lading',
    before: [
      'Vous, ou quelqu’un qui connaît votre adresse, avez demandé un nouveau mot de passe pour Lading. Pour le choisir, ouvrez ce lien :',
    ],
    link: 'Choisir un nouveau mot de passe',
    after: (minutes) => [
      `Le lien fonctionne une fois, pendant ${plural(minutes, { one: `${number(minutes)} minute`, other: `${number(minutes)} minutes` })}.`,
      'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail : votre mot de passe reste le même.',
    ],
  },
};

import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('es');

export const es: Translated<typeof messages> = {
  wrongPassword: 'no es correcta',
  noMatch: 'debe coincidir',
  linkIsOver: 'ya no es válido: pida un enlace nuevo',
  resetMail: {
    subject: 'Elija una nueva contraseña para Lading',
    before: [
      'Usted, o alguien que conoce su dirección, pidió una nueva contraseña para Lading. Para elegirla, abra este enlace:',
    ],
    link: 'Elegir una nueva contraseña',
    after: (minutes) => [
      `El enlace funciona una sola vez, en un plazo de ${number(minutes)} minutos.`,
      'Si no la pidió usted, puede ignorar este correo: su contraseña no cambia.',
    ],
  },
};

import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('es');

export const es: Translated<typeof messages> = {
  tooMany: (most) => `son más de ${number(most)} para esta lista: elimine una antes`,
  notFound: 'no se encontró',
  unknownColumn: (name) => `no incluye “${name}”`,
  programNeeded: 'necesita una lista de un programa',
  sharedFirst: 'necesita una vista compartida',
  onlyOnesOwn: 'solo es posible con una vista propia: quítela en su lugar',
};

import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('pt');

export const pt: Translated<typeof messages> = {
  tooMany: (most) => `são mais de ${number(most)} para esta lista: remova uma primeiro`,
  notFound: 'não foi encontrado',
  unknownColumn: (name) => `não inclui “${name}”`,
  programNeeded: 'precisa de uma lista de um programa',
  sharedFirst: 'precisa de uma vista partilhada',
  onlyOnesOwn: 'só é possível com uma vista própria: remova-a',
};

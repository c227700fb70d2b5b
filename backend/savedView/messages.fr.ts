import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('fr');

export const fr: Translated<typeof messages> = {
  tooMany: (most) => `dépassent ${number(most)} pour cette liste : supprimez-en une d’abord`,
  notFound: 'est introuvable',
  unknownColumn: (name) => `ne comprend pas « ${name} »`,
  programNeeded: 'exige une liste d’un programme',
  sharedFirst: 'exige une vue partagée',
  onlyOnesOwn: 'n’est possible que pour sa propre vue : supprimez-la plutôt',
};

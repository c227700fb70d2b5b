import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof messages> = {
  blank: 'doit être rempli',
  invalid: 'n’est pas valide',
  notANumber: 'n’est pas un nombre',
  notAnId: 'n’est pas un identifiant',
  notAnEmail: 'n’est pas une adresse e-mail',
  notAllowedHere: 'n’est pas accepté ici',
  notAllowedValue: 'n’est pas une valeur autorisée',
  notOneLine: 'doit tenir sur une ligne, sans caractères de contrôle ni de direction',
  outOfYears: 'doit se situer entre les années 1900 et 2100',
  tooShort: (least) => `est trop court (minimum : ${number(least)})`,
  tooLong: (most) =>
    `est trop long (maximum : ${plural(most, { one: `${number(most)} caractère`, other: `${number(most)} caractères` })})`,
  tooMany: (most) => `contient trop de valeurs (maximum : ${number(most)})`,
  atLeast: (least) => `doit être supérieur ou égal à ${number(least)}`,
  moreThan: (limit) => `doit être supérieur à ${number(limit)}`,
  atMost: (most) => `doit être inférieur ou égal à ${number(most)}`,
  lessThan: (limit) => `doit être inférieur à ${number(limit)}`,
  decimals: (most) =>
    `doit avoir au plus ${plural(most, { one: `${number(most)} chiffre`, other: `${number(most)} chiffres` })} après la virgule`,
  taken: 'est déjà utilisé',
};

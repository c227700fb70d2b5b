import { type Translated, wordingIn } from '../generated/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('fr');

export const fr: Translated<typeof messages> = {
  tooCostly: (objects, limit) =>
    `Le document peut rapporter ${objects} objets, et ${limit} au plus sont autorisés : demandez des pages plus petites`,
  aliases: (limit) => `Le document a plus de ${number(limit)} alias`,
  directives: (limit) => `Le document a plus de ${number(limit)} directives`,
  passwordChecks: (limit) => `Le document a plus de ${number(limit)} vérifications de mot de passe`,
  levels: (limit) => `Le document a plus de ${number(limit)} niveaux de champs`,
  fields: (limit) => `Le document a plus de ${number(limit)} champs`,
};

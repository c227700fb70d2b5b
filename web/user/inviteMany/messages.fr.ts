import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { inviteManyMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

const people = (count: number) =>
  plural(count, { one: `${number(count)} personne`, other: `${number(count)} personnes` });

export const fr: Translated<typeof inviteManyMessages> = {
  title: 'Invitations groupées',
  people: 'Personnes',
  how: 'Saisissez, ou collez d’une feuille les noms, adresses, rôles et programmes, ou d’un e-mail une liste comme « Ama Osei <ama@health.example>; … ». Une ligne refusée dit pourquoi, et les autres personnes sont invitées.',
  addressTwice: 'Cette adresse est dans deux lignes',
  invited: 'Invitée',
  invite: (count) => (count === 0 ? 'Inviter' : `Inviter ${people(count)}`),
  invitedPeople: (count) => plural(count, { one: `${people(count)} invitée`, other: `${people(count)} invitées` }),
  counts: (all, invited) =>
    `${people(all)}, ${plural(invited, { one: `${number(invited)} invitée`, other: `${number(invited)} invitées` })}`,
  withoutProgram: (count) =>
    `${people(count)} sans programme : leur rôle n’ouvre ni commandes ni envois tant qu’elles n’en ont pas.`,
  links: (count) => (count === 1 ? 'Copier le lien' : `Copier ${number(count)} liens`),
};

import { type Translated, wordingIn } from '../language/wording.ts';
import { partyMessages } from '../record/messages.ts';
import type { loadMessages } from './loadMessages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof loadMessages> = {
  nothingToShip: 'Un envoi sans article ne peut pas partir',
  prohibited: (parties) => `${partyMessages.namesProhibited(parties)} : l’envoi ne peut pas partir`,
  notReady: (count) =>
    plural(count, {
      one: `${number(count)} article n’est ni prêt ni emballé`,
      other: `${number(count)} articles ne sont ni prêts ni emballés`,
    }),
  unreleased: (count) =>
    plural(count, {
      one: `${number(count)} article attend une libération`,
      other: `${number(count)} articles attendent une libération`,
    }),
  withoutCountry: (count) =>
    plural(count, {
      one: `${number(count)} article n’a pas de pays de fabrication`,
      other: `${number(count)} articles n’ont pas de pays de fabrication`,
    }),
};

import { type Translated, wordingIn } from '../language/wording.ts';
import { party } from '../record/messages.pt.ts';
import type { loadMessages } from './loadMessages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof loadMessages> = {
  nothingToShip: 'Uma remessa sem itens não pode partir',
  prohibited: (parties) => `${party.namesProhibited(parties)}: a remessa não pode partir`,
  notReady: (count) =>
    plural(count, {
      one: `${number(count)} item não está pronto nem embalado`,
      other: `${number(count)} itens não estão prontos nem embalados`,
    }),
  unreleased: (count) =>
    plural(count, {
      one: `${number(count)} item espera por libertação`,
      other: `${number(count)} itens esperam por libertação`,
    }),
  withoutCountry: (count) =>
    plural(count, {
      one: `${number(count)} item sem país de fabrico`,
      other: `${number(count)} itens sem país de fabrico`,
    }),
};

import { type Translated, wordingIn } from '../language/wording.ts';
import { named } from './names.ts';
import type { packageMessages } from './packageMessages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof packageMessages> = {
  numbers: (from, to) => (from === to ? `volume ${from}` : `volumes ${from} a ${to}`),
  notListed: 'não discriminados um a um',
  noContents: 'nenhuma linha diz o que está nos seus volumes',
  noGross: (lines) => `o peso bruto não foi introduzido: ${named(lines)}`,
  unpacked: (names) =>
    `${plural(names.length, {
      one: `${number(names.length)} item não está, ou não está todo, num volume`,
      other: `${number(names.length)} itens não estão, ou não estão todos, num volume`,
    })}: ${named(names)}`,
  overpacked: (names) =>
    `Há mais nos volumes do que na remessa, de ${plural(names.length, {
      one: `${number(names.length)} item`,
      other: `${number(names.length)} itens`,
    })}: ${named(names)}`,
  withoutIce: (names) =>
    `${plural(names.length, {
      one: `${number(names.length)} item conservado em gelo seco está em volumes sem ele`,
      other: `${number(names.length)} itens conservados em gelo seco estão em volumes sem ele`,
    })}: ${named(names)}`,
};

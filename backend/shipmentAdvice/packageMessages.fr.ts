import { type Translated, wordingIn } from '../language/wording.ts';
import { named } from './names.ts';
import type { packageMessages } from './packageMessages.ts';

const { plural, number } = wordingIn('fr');

const items = (count: number) => plural(count, { one: `${number(count)} article`, other: `${number(count)} articles` });

export const fr: Translated<typeof packageMessages> = {
  numbers: (from, to) => (from === to ? `colis ${number(from)}` : `colis ${number(from)} à ${number(to)}`),
  notListed: 'non détaillés',
  noContents: 'aucune ligne ne dit ce que contiennent ses colis',
  noGross: (lines) => `le poids brut n’est pas saisi : ${named(lines)}`,
  unpacked: (names) =>
    `${plural(names.length, { one: `${items(names.length)} n’est pas, ou pas entièrement,`, other: `${items(names.length)} ne sont pas, ou pas entièrement,` })} dans un colis : ${named(names)}`,
  overpacked: (names) => `Plus dans les colis que dans l’envoi, pour ${items(names.length)} : ${named(names)}`,
  withoutIce: (names) =>
    `${items(names.length)} à conserver sur glace carbonique, dans des colis qui n’en ont pas : ${named(names)}`,
};

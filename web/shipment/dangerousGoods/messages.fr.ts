import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { dangerousGoodsMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof dangerousGoodsMessages> = {
  title: 'Marchandises dangereuses',
  count: (goods) => plural(goods, { one: `${number(goods)} entrée`, other: `${number(goods)} entrées` }),
  none: 'Aucune marchandise dangereuse parmi les articles évalués.',
  notAssessed: (count) =>
    plural(count, {
      one: `${number(count)} article n’est pas évalué et n’est pas pris en compte ici`,
      other: `${number(count)} articles ne sont pas évalués et ne sont pas pris en compte ici`,
    }),
  met: 'Tous les contrôles des marchandises dangereuses sont satisfaits',
  notMet: 'Un contrôle n’est pas satisfait',
  cannotTell: (reasons) => `Indéterminable : ${reasons.join(' ; ')}`,
  acknowledge: 'Prendre acte',
  acknowledgePair: (pair) => `Prendre acte : ${pair}`,
  acknowledged: (who, when) => (who ? `Acté par ${who}, ${when}` : `Acté ${when}`),
  rule: (rule, advisory) => (advisory ? `${rule}, à titre indicatif` : rule),
  unruled: (pairs, rules) =>
    plural(pairs, {
      one: `${number(pairs)} autre paire : aucune règle dans ${rules}`,
      other: `${number(pairs)} autres paires : aucune règle dans ${rules}`,
    }),
  limits: (passenger, cargo) =>
    `Par colis : avion de passagers ${passenger ?? 'inconnu'}, avion-cargo ${cargo ?? 'inconnu'}`,
  group: (group) => `GE ${group}`,
  declaration: 'Déclaration',
  declarationOpen: (count) =>
    plural(count, { one: `${number(count)} manquante`, other: `${number(count)} manquantes` }),
  state: { KNOWN: 'connu', MISSING: 'manquant', BY_HAND: 'à la main', DOES_NOT_APPLY: 'non exigé' },
  missing: (names) => `il manque : ${names.join(', ')}`,
  advises: '49 CFR 172 à 177. Aide à la décision, sans valeur juridique.',
};

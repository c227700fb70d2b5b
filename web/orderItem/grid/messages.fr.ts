import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { gridTexts } from './messages.ts';

const { plural, number } = wordingIn('fr');

const lines = (count: number) => plural(count, { one: `${number(count)} ligne`, other: `${number(count)} lignes` });

export const fr: Translated<typeof gridTexts> = {
  line: 'Ligne',
  catalogNumber: 'Réf. catalogue',
  lineTaken: 'Ce numéro de ligne est utilisé deux fois',
  lines: (count, saved) =>
    `${lines(count)}, ${plural(saved, { one: `${number(saved)} enregistrée`, other: `${number(saved)} enregistrées` })}`,
  loading: (here, count) => `${number(here)} sur ${lines(count)} pour l’instant`,
  later: '…',
  total: 'Valeur totale de toutes les lignes',
  without: (empty, wrong) =>
    [empty > 0 ? `hors ${lines(empty)} sans valeur` : '', wrong > 0 ? `hors ${lines(wrong)} à valeur non valide` : '']
      .filter((text) => text !== '')
      .join(', '),
  ready: (count, worth) => `À enregistrer : ${lines(count)}, ${worth}`,
};

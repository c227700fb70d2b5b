import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { exportMessages } from './exportMessages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof exportMessages> = {
  export: 'Exporter',
  import: 'Importer',
  importInto: (list) => `Importer dans : ${list}`,
  exportOf: (list) => `Exporter : ${list}`,
  rows: (count, isMore) =>
    isMore
      ? `Plus de ${number(count)} lignes`
      : plural(count, { one: `${number(count)} ligne`, other: `${number(count)} lignes` }),
  selectedRows: (count) =>
    plural(count, { one: `${number(count)} ligne sélectionnée`, other: `${number(count)} lignes sélectionnées` }),
  ofAllPages: 'Toutes les pages de cette liste, avec sa recherche, ses filtres et son tri.',
  columns: 'Colonnes',
  shownColumns: (count) => `Affichées (${count})`,
  allColumns: 'Toutes',
  excel: 'Excel',
  csv: 'CSV',
};

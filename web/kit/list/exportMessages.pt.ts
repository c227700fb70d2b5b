import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { exportMessages } from './exportMessages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof exportMessages> = {
  export: 'Exportar',
  import: 'Importar',
  importInto: (list) => `Importar para ${list}`,
  exportOf: (list) => `Exportar: ${list}`,
  rows: (count, isMore) =>
    isMore
      ? `Mais de ${number(count)} linhas`
      : plural(count, { one: `${number(count)} linha`, other: `${number(count)} linhas` }),
  selectedRows: (count) =>
    plural(count, { one: `${number(count)} linha selecionada`, other: `${number(count)} linhas selecionadas` }),
  ofAllPages: 'Todas as páginas desta lista, com a sua pesquisa, os seus filtros e a sua ordem.',
  columns: 'Colunas',
  shownColumns: (count) => `Visíveis (${count})`,
  allColumns: 'Todas',
  excel: 'Excel',
  csv: 'CSV',
};

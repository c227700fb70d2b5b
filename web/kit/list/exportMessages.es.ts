import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { exportMessages } from './exportMessages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof exportMessages> = {
  export: 'Exportar',
  import: 'Importar',
  importInto: (list) => `Importar en ${list}`,
  exportOf: (list) => `Exportar: ${list}`,
  rows: (count, isMore) =>
    isMore
      ? `Más de ${number(count)} filas`
      : plural(count, { one: `${number(count)} fila`, other: `${number(count)} filas` }),
  selectedRows: (count) =>
    plural(count, { one: `${number(count)} fila seleccionada`, other: `${number(count)} filas seleccionadas` }),
  ofAllPages: 'Todas las páginas de esta lista, con su búsqueda, sus filtros y su orden.',
  columns: 'Columnas',
  shownColumns: (count) => `Visibles (${count})`,
  allColumns: 'Todas',
  excel: 'Excel',
  csv: 'CSV',
};

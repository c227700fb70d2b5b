import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { gridMessages } from './messages.ts';
import type { LeftKind } from './pasteLines.ts';

const { plural, number } = wordingIn('es');

const KINDS: Readonly<Record<LeftKind, readonly [one: string, others: string]>> = {
  title: ['título', 'títulos'],
  heading: ['encabezado repetido', 'encabezados repetidos'],
  total: ['total', 'totales'],
  note: ['nota', 'notas'],
  blank: ['en blanco', 'en blanco'],
};

/** Names kinds of lines, with their number if there are several: `título, 2 totales`. */
const kindsOf = (kinds: readonly LeftKind[]) =>
  [...Map.groupBy(kinds, (kind) => kind)]
    .map(([kind, all]) => (all.length === 1 ? KINDS[kind][0] : `${number(all.length)} ${KINDS[kind][1]}`))
    .join(', ');

const rows = (count: number) => plural(count, { one: `${number(count)} fila`, other: `${number(count)} filas` });
const columns = (count: number) =>
  plural(count, { one: `${number(count)} columna`, other: `${number(count)} columnas` });
const some = (count: number, one: string, other: string) => `${rows(count)} ${plural(count, { one, other })}`;

export const es: Translated<typeof gridMessages> = {
  notRead: (label, text) => `“${text}” no es una de las opciones de ${label}`,
  toCheck: (label) => `${label}: por revisar`,
  damaged: {
    shortened: (text) => `“${text}” es un número que una hoja de cálculo acortó: ingrese todos sus dígitos`,
    date: (text) => `“${text}” puede ser un número o código que una hoja de cálculo convirtió en fecha`,
    error: (text) => `“${text}” es un error de la hoja de cálculo, no un valor`,
    zero: (text) => `“${text}” puede haber perdido un cero inicial`,
  },
  notDollars: (text) => `“${text}” no es un monto en dólares estadounidenses`,
  notOnlyNumber: (text) => `“${text}” no es solo un número`,
  toChoose: (label) => `${label}: por elegir`,
  conflict: 'Otra persona guardó aquí otro valor',
  rowHead: 'Fila',
  row: (at) => `Fila ${at}`,
  cell: (label, at) => `${label}, fila ${at}`,
  newRow: 'Escriba o pegue',
  state: 'Estado',
  states: {
    stored: 'Guardada',
    locked: 'Solo lectura',
    new: 'Nueva',
    changed: 'Cambiada',
    conflict: 'Cambiada por otra persona',
  },
  conflictBy: (who) => `Cambiada por ${who}`,
  refused: (why) => `Rechazada: ${why}`,
  computed: 'Esto se calcula',
  stillLoading: 'Las demás filas se están cargando',
  chooseOne: 'Elija uno:',
  keep: (text) => `Conservar ${text}`,
  mine: (text) => `Su valor: ${text}`,
  theirs: (text) => `El otro valor: ${text}`,
  nothing: 'vacío',
  selected: (height, width) => `Selección: ${rows(height)}, ${columns(width)}`,
  pasted: (count) => some(count, 'pegada', 'pegadas'),
  beforeMore: (text) => `${text},`,
  ready: (count) => plural(count, { one: '1 lista', other: `${number(count)} listas` }),
  attention: (count) => `${number(count)} por revisar`,
  pasteLocked: (count) =>
    some(count, 'no se puede cambiar y quedó como estaba', 'no se pueden cambiar y quedaron como estaban'),
  leftOut: (kinds) => `${some(kinds.length, 'omitida', 'omitidas')}: ${kindsOf(kinds)}`,
  readAs: (text, value) => `“${text}” se leyó como ${value}`,
  typedAs: (text, value, other) =>
    `“${text}” se leyó como ${value}. Para ${other}, escríbalo sin el signo entre los miles`,
  otherTotals: (count) =>
    plural(count, {
      one: '1 total de línea difiere de la hoja',
      other: `${number(count)} totales de línea difieren de la hoja`,
    }),
  question: {
    title: '¿Cómo se lee esto?',
    columns: '¿Qué es cada columna?',
    column: (at) => `Columna ${at}`,
    as: (name) => `${name} es`,
    nothing: 'No se pega',
    numbers: '¿Qué signo separa los decimales?',
    point: 'El punto: 1,234.50',
    comma: 'La coma: 1.234,50',
    reading: (text, as) => `${text} es ${as}`,
    undecided: 'Elija primero cómo se leen los números',
    twice: 'Dos columnas tienen el mismo nombre',
    paste: 'Pegar',
  },
  pasteUnknown: (names) => `No se pegó, porque no existe tal columna: ${names.join(', ')}`,
  cellsPasted: (count) =>
    plural(count, { one: `${number(count)} celda pegada`, other: `${number(count)} celdas pegadas` }),
  cellsLeft: (count) =>
    plural(count, {
      one: `${number(count)} celda no tenía lugar en una fila y una columna que se puedan cambiar aquí`,
      other: `${number(count)} celdas no tenían lugar en una fila y una columna que se puedan cambiar aquí`,
    }),
  undoPaste: 'Deshacer pegado',
  notTogether: 'No se pueden copiar juntas celdas de columnas distintas',
  copied: (height, width) => (height * width === 1 ? 'Copiado' : `Copiado: ${rows(height)}, ${columns(width)}`),
  nothingToUndo: 'Nada que deshacer',
  nothingToRedo: 'Nada que rehacer',
  savedStay: 'Las filas guardadas no se quitan aquí',
  columns: 'Columnas',
  save: (count) => `Guardar ${rows(count)}`,
  saved: (count) => some(count, 'guardada', 'guardadas'),
  nothingReady: 'Ninguna fila está lista para guardarse',
  refusedRows: (count) =>
    some(count, 'se rechazó y queda como se escribió', 'se rechazaron y quedan como se escribieron'),
  undone: 'Deshecho',
  redone: 'Rehecho',
  notUndone: {
    changed: (count) => some(count, 'omitida, porque cambió después', 'omitidas, porque cambiaron después'),
    gone: (count) => some(count, 'omitida, porque se eliminó', 'omitidas, porque se eliminaron'),
    locked: (count) =>
      some(count, 'omitida, porque ya no se puede cambiar', 'omitidas, porque ya no se pueden cambiar'),
  },
  removeTitle: '¿Quitar filas guardadas?',
  removeText: (count) => `Deshacer esto quita ${some(count, 'que se guardó', 'que se guardaron')}.`,
  removeNote: 'Rehacer (Ctrl Y) las trae de vuelta como filas nuevas, que puede guardar otra vez.',
  remove: 'Quitar',
  keys: [
    { keys: ['Tab'], what: 'celda siguiente' },
    { keys: ['Enter'], what: 'abajo' },
    { keys: ['Ctrl', 'V'], what: 'pegar donde sea' },
    { keys: ['Ctrl', 'D'], what: 'rellenar hacia abajo' },
    { keys: ['Alt', '↓'], what: 'elegir' },
    { keys: ['Ctrl', 'Z'], what: 'deshacer' },
    { keys: ['Esc'], what: 'salir de la cuadrícula' },
  ],
  draftKept: 'Borrador guardado en este dispositivo',
  allSaved: 'Todo guardado',
};

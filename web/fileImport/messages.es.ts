import { wordingIn } from '../base/wording.ts';
import type {
  FileImportCountFieldsFragment,
  FileImportKind,
  FileImportState,
  LeftRowKind,
  MappingSource,
} from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { importMessages } from './messages.ts';

const { plural, number, list } = wordingIn('es');

const rows = (count: number) => plural(count, { one: `${number(count)} fila`, other: `${number(count)} filas` });

const states: Readonly<Record<FileImportState, string>> = {
  OPEN: 'Aún sin importar',
  APPLYING: 'En curso',
  APPLIED: 'Terminada',
  UNDOING: 'Deshaciéndose',
  UNDONE: 'Deshecha',
};

const titles: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS: 'Importar órdenes de compra',
  ORDER_ITEMS: 'Importar ítems',
  VENDORS: 'Importar proveedores',
  END_USERS: 'Importar usuarios finales',
  GROUPS: 'Importar grupos',
  DELIVERIES: 'Importar entregas',
};

const what: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS: 'Cada fila es un ítem. Las filas con un mismo número forman una orden, o modifican la que existe.',
  ORDER_ITEMS: 'Cada fila pasa a ser un ítem de esta orden, o modifica el que tiene su número de línea.',
  VENDORS: 'Cada fila pasa a ser un proveedor, o modifica el que tiene su nombre.',
  END_USERS: 'Cada fila pasa a ser un usuario final, o modifica el que tiene su nombre.',
  GROUPS: 'Cada fila pasa a ser un grupo, o modifica el que tiene su nombre.',
  DELIVERIES:
    'Cada fila es un ítem entregado. Su orden y el envío en que llegó se crean con él: cerrados, entregados y recibidos.',
};

const needed: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS: 'Las órdenes nuevas lo necesitan',
  ORDER_ITEMS: 'Los ítems nuevos lo necesitan',
  VENDORS: 'Los proveedores nuevos lo necesitan',
  END_USERS: 'Los usuarios finales nuevos lo necesitan',
  GROUPS: 'Los grupos nuevos lo necesitan',
  DELIVERIES: 'Las entregas lo necesitan',
};

const sources: Readonly<Record<MappingSource, string>> = {
  HEADING: 'Encabezado',
  VALUES: 'Valores',
  REMEMBERED: 'Recordado',
  PERSON: 'Elegido',
};

const left: Readonly<Record<LeftRowKind, string>> = {
  TITLE: 'título',
  HEADING: 'encabezados repetidos',
  TOTAL: 'total',
  NOTE: 'nota',
  BLANK: 'vacías',
};

function outcomeOf(
  { new: made, changed, unchanged, attention }: FileImportCountFieldsFragment,
  wrong: { one: string; other: string },
): string {
  const parts = [
    made > 0 && plural(made, { one: `${number(made)} nueva`, other: `${number(made)} nuevas` }),
    changed > 0 && plural(changed, { one: `${number(changed)} modificada`, other: `${number(changed)} modificadas` }),
    unchanged > 0 && `${number(unchanged)} sin cambios`,
    attention > 0 && `${number(attention)} ${plural(attention, wrong)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

export const es: Translated<typeof importMessages> = {
  states,
  titles,
  what,
  needed,
  sources,
  import: 'Importar',
  imports: 'Importaciones',
  orders: 'Órdenes de compra',
  steps: {
    label: 'Pasos de la importación',
    file: 'Archivo',
    columns: 'Columnas',
    preview: 'Vista previa',
    done: 'Listo',
  },
  drop: 'Suelte aquí un archivo, o pegue filas de una hoja de cálculo',
  dropHint: 'Excel (XLSX), OpenDocument (ODS), CSV o TSV, con cualesquiera encabezados en cualquier orden.',
  choose: 'Elegir un archivo',
  paste: 'Pegar filas',
  pastedName: 'Filas pegadas',
  notPasted: 'No se pegó nada. Copie las filas y pulse Ctrl V en esta página.',
  nothingYet: 'No se escribe nada antes de que haya visto la vista previa.',
  program: 'Programa',
  chooseProgram: 'Elija un programa',
  programFirst: 'Elija primero el programa al que pertenecen los registros.',
  earlier: 'Importaciones anteriores',
  noEarlier: 'Las importaciones quedan aquí con lo que hicieron, para verlas, corregirlas y deshacerlas.',
  file: 'Archivo',
  state: 'Estado',
  by: 'Por',
  at: 'Enviado',
  ended: (counts) => outcomeOf(counts, { one: 'rechazada', other: 'rechazadas' }),
  foreseen: (counts) => outcomeOf(counts, { one: 'por revisar', other: 'por revisar' }),
  notFound: 'No existe esa importación',
  notFoundHint: 'Se descartó, o usted no tiene acceso a ella.',
  orderNotFound: 'No existe esa orden de compra',
  changedElsewhere: 'Otra persona modificó esta importación. Se muestra como está ahora; su cambio no se hizo.',
  columns: 'Columnas',
  columnsTaken: (taken, all) => `${number(taken)} de ${number(all)} van a un campo`,
  mapping: 'Asignación',
  ownMapping: 'Como abajo',
  inFile: 'En el archivo',
  examples: 'Tres ejemplos',
  field: 'Campo en Lading',
  from: 'Según',
  emptyCell: 'vacía',
  notImported: 'No se importa',
  noHeading: 'sin encabezado',
  column: (letter, heading) => (heading === '' ? `Columna ${letter}` : `Columna ${letter}, ${heading}`),
  fieldOf: (column) => `Campo para: ${column}`,
  likely: 'Probables',
  allFields: 'Todos los campos',
  takenBy: (field, letter) => `${field} (lo toma la columna ${letter})`,
  compareOnly: (field) => `${field}, solo comparar`,
  columnFor: (field) => `Columna para: ${field}`,
  chooseColumn: 'Elija su columna',
  withoutColumn: (fields) => `Sin columna: ${fields}`,
  answerFirst: 'Responda primero cómo se lee el archivo',
  asked: 'Por responder primero',
  askColumn: (field) => `¿Qué columna es “${field}”?`,
  noneOfThem: 'Ninguna de estas',
  askNumbers: '¿Qué signo separa los decimales?',
  askDates: '¿En qué orden se escriben las fechas?',
  means: (text, value) => `${text} es ${value}`,
  decimalComma: 'Coma: 1.234,56',
  decimalPoint: 'Punto: 1,234.56',
  dateOrders: { dmy: 'Primero el día', mdy: 'Primero el mes', ymd: 'Primero el año' },
  day: (month, day, year) => `${day} ${month} ${year}`,
  howRead: 'Cómo se lee el archivo',
  sheet: 'Hoja',
  sheetOf: (place, all, count) => (all > 1 ? `${number(place)} de ${number(all)}, ${rows(count)}` : rows(count)),
  hiddenSheet: (name) => `${name} (oculta)`,
  headingsRow: 'Encabezados en la fila',
  noHeadings: 'Ninguna',
  lastRow: 'Última fila',
  lastRowRange: (first) => `Una fila a partir de ${number(first)}`,
  totalRow: (row) => `El total de la fila ${number(row)} se deja fuera y se compara`,
  leftRows: (kind, rowNumbers) => `Se dejan fuera (${left[kind]}): ${rowNumbers}`,
  moreRows: (count) => `y ${number(count)} más`,
  numbers: 'Números',
  dates: 'Fechas',
  undecided: 'Por responder',
  decidedBy: (text, column, row) => `${column}, fila ${number(row)}: decidido por ${text}`,
  decidedByPerson: 'Elegido',
  asLastTime: 'Como la última vez',
  notNeeded: 'Nada en el archivo depende de ello',
  unmapped: (columns) =>
    `Ningún campo toma las celdas llenas de ${list(columns.map(([heading, filled]) => `“${heading}” (${number(filled)})`))}. Quedan en el archivo de esta importación.`,
  remember: 'Recordar para estos encabezados',
  mappingName: 'Nombre de la asignación',
  back: 'Atrás',
  preview: (count) => `Vista previa de ${rows(count)}`,
  discard: 'Descartar',
  discardTitle: '¿Descartar esta importación?',
  discardQuestion: 'Se eliminan su archivo y lo que se corrigió. No se importó nada de ella.',
  discarded: 'Descartada',
};

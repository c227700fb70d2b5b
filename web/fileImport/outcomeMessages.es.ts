import { wordingIn } from '../base/wording.ts';
import type { FileImportKind, FileImportRowState, RecordType } from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { outcomeMessages } from './outcomeMessages.ts';

const { plural, number } = wordingIn('es');

const rows = (count: number) => plural(count, { one: `${number(count)} fila`, other: `${number(count)} filas` });
const orders = (count: number) => plural(count, { one: `${number(count)} orden`, other: `${number(count)} órdenes` });
const noun = (kind: FileImportKind, count: number) => plural(count, { one: NOUNS[kind][0], other: NOUNS[kind][1] });
/** An adjective or participle that takes an s. */
const are = (count: number, what: string) => plural(count, { one: what, other: `${what}s` });
const listed = (numbers: readonly number[]) =>
  `${plural(numbers.length, { one: 'fila', other: 'filas' })} ${numbers.map(number).join(', ')}`;

/** What is made of the rows: one, and several. */
const NOUNS: Readonly<Record<FileImportKind, readonly [one: string, several: string]>> = {
  PURCHASE_ORDERS: ['ítem', 'ítems'],
  ORDER_ITEMS: ['ítem', 'ítems'],
  VENDORS: ['proveedor', 'proveedores'],
  END_USERS: ['usuario final', 'usuarios finales'],
  GROUPS: ['grupo', 'grupos'],
  DELIVERIES: ['ítem', 'ítems'],
};

const types: Readonly<Partial<Record<RecordType, string>>> = {
  PURCHASE_ORDER: 'Orden',
  SHIPMENT: 'Envío',
  PROGRAM: 'Programa',
  VENDOR: 'Proveedor',
  END_USER: 'Usuario final',
  GROUP: 'Grupo',
};

const tabs: Readonly<Record<FileImportRowState, string>> = {
  NEW: 'Nuevas',
  CHANGED: 'Modificadas',
  UNCHANGED: 'Sin cambios',
  ATTENTION: 'Por revisar',
  LEFT_OUT: 'Dejadas fuera',
};

export const es: Translated<typeof outcomeMessages> = {
  types,
  allRows: 'Todas las filas',
  tabs,
  refusedTab: 'Rechazadas',
  tabList: 'Filas según lo que pasa con ellas',
  rowsOfFile: 'Filas del archivo',
  whatHappens: 'Qué pasa',
  makes: (made, changed) =>
    made > 0
      ? `Crea ${orders(made)}${changed > 0 ? `, modifica ${number(changed)}` : ''}`
      : changed > 0
        ? `Modifica ${orders(changed)}`
        : '',
  noRows: 'No hay filas así.',
  notLoaded: 'Algunas filas no se pudieron cargar.',
  namesNotLoaded: 'No se pudieron cargar los nombres en cuestión.',
  cellNotMended: (row, label, why) => `Fila ${number(row)}, ${label}: ${why}`,
  unsaved: (row) => `Lo que se escribió en la fila ${number(row)} aún no está guardado. Su celda dice por qué.`,
  leaveRowOut: (row) => `Dejar fuera la fila ${number(row)}`,
  takeRowIn: (row) => `Incluir la fila ${number(row)}`,
  mendHow: 'Escriba o pegue sobre las celdas para corregirlas.',
  names: 'Nombres y valores en duda',
  createAll: (label, count) => `${label}: crear todos (${number(count)})`,
  moreNames: (count) => `Mostrar ${number(count)} más`,
  fewerNames: 'Mostrar menos',
  nameIn: (label, text, count) => `${label} “${text}”, ${rows(count)}`,
  answered: (text, answer) => `${text} → ${answer}`,
  notCalled: (label, text) => `${label}: nada se llama “${text}”`,
  notRead: (label, text) => `${label}: “${text}” no se puede leer`,
  sayers: (count, orderCount) =>
    `${rows(count)}${orderCount > 0 ? ` de ${orders(orderCount)}` : ''} ${plural(count, { one: 'lo dice', other: 'lo dicen' })}. Lo que elija vale para todas.`,
  orderCount: orders,
  another: 'Otro',
  chooseRecord: 'Elija cuál es',
  create: (text) => `Crear “${text}”`,
  leaveOut: (count) => plural(count, { one: 'Dejar fuera esta fila', other: `Dejar fuera estas ${rows(count)}` }),
  countsAsEmpty: 'Cuenta como vacío',
  emptyAnswer: 'cuenta como vacío',
  leftOutAnswer: 'fuera',
  createdAnswer: 'por crear',
  remembered: 'Se recuerda con la asignación',
  takeFor: (count) => `Usar para ${rows(count)}`,
  takeBack: 'Retirar',
  sums: 'Sumas',
  usd: 'USD',
  fileTotal: (row) => (row === null ? 'Total del archivo' : `Total del archivo, fila ${number(row)}`),
  readTotal: (count) => `Leído de sus ${rows(count)}`,
  readyTotal: (count) => `Listo, ${rows(count)}`,
  less: (amount) => `${amount} menos que en el archivo`,
  more: (amount) => `${amount} más que en el archivo`,
  same: 'como en el archivo',
  waiting: (amount, count) => `${amount} espera en ${rows(count)}`,
  differences: (count) =>
    `${rows(count)} ${plural(count, { one: 'difiere', other: 'difieren' })} del total que tiene al lado`,
  difference: (row, file, read) => `Fila ${number(row)}: ${file} en el archivo, ${read} por cantidad × precio`,
  stayOut: (count) =>
    `${rows(count)} ${plural(count, { one: 'queda fuera hasta que se corrija, y se puede descargar después.', other: 'quedan fuera hasta que se corrijan, y se pueden descargar después.' })}`,
  untilImport: 'No se escribe nada antes de importar.',
  importRows: (count) => `Importar ${rows(count)}`,
  backToImport: 'Volver a la importación',
  facts: (moment, seconds, name) =>
    [moment, seconds !== null && `${number(seconds)} s`, name !== null && `por ${name}`].filter(Boolean).join(', '),
  importAnother: 'Importar otro archivo',
  figures: 'Qué hizo',
  newOrders: (count) => plural(count, { one: 'orden nueva', other: 'órdenes nuevas' }),
  newRecords: (kind, count) => `${noun(kind, count)} ${are(count, 'nuevo')}`,
  changedRecords: (kind, count) => `${noun(kind, count)} ${are(count, 'modificado')}`,
  unchangedRecords: (kind, count) => `${noun(kind, count)} sin cambios`,
  refusedRows: (count) => plural(count, { one: 'fila rechazada', other: 'filas rechazadas' }),
  leftOutRows: (count) => plural(count, { one: 'fila dejada fuera', other: 'filas dejadas fuera' }),
  wereRefused: (count) => plural(count, { one: `Se rechazó ${rows(count)}`, other: `Se rechazaron ${rows(count)}` }),
  refusedHint: 'El motivo está junto a cada fila. Corríjalas aquí, o en el archivo descargado e impórtelo.',
  downloadRefused: 'Descargar con los motivos',
  refusedAsCsv: 'Como CSV',
  mendHere: 'Corregir aquí',
  resultOrders: 'Órdenes',
  resultRecords: 'Registros',
  noResults: 'No creó ni modificó nada.',
  orderNumber: 'N.º OC',
  record: 'Registro',
  vendor: 'Proveedor',
  endUser: 'Usuario final',
  items: 'Ítems',
  outcome: 'Resultado',
  madeNew: 'Nuevo',
  wasChanged: 'Modificado',
  value: 'Valor total',
  itemsOf: ({ newItems, changedItems, unchangedItems, refusedItems }) =>
    [
      newItems > 0 && `${number(newItems)} ${are(newItems, 'nuevo')}`,
      changedItems > 0 && `${number(changedItems)} ${are(changedItems, 'modificado')}`,
      unchangedItems > 0 && `${number(unchangedItems)} sin cambios`,
      refusedItems > 0 && `${number(refusedItems)} ${are(refusedItems, 'rechazado')}`,
    ]
      .filter(Boolean)
      .join(', '),
  openList: 'Abrir la lista',
  undoTitle: 'Deshacer esta importación',
  undoHint: 'Retira lo que nadie ha tocado desde entonces.',
  goes: (kind, count, orderCount) =>
    `${noun(kind, count)}${orderCount > 0 ? ` y ${orders(orderCount)}` : ''} se ${count === 1 && orderCount === 0 ? 'va' : 'van'}`,
  goesBack: (kind, count) =>
    `${noun(kind, count)} ${plural(count, { one: 'recupera', other: 'recuperan' })} sus valores anteriores`,
  stays: (count) => plural(count, { one: 'queda', other: 'quedan' }),
  staying: (reason, count, numbers) => `${reason}: ${number(count)} (${listed(numbers)})`,
  undo: 'Deshacer',
  undoQuestion: '¿Deshacer esta importación?',
  undoText:
    'Lo que creó se elimina, y lo que modificó recupera sus valores anteriores, salvo que alguien haya seguido con ello.',
  undoStarted: 'La importación se está deshaciendo',
  nothingToUndo: 'Ya no se puede retirar nada de ella.',
  stayedTitle: 'Lo que quedó',
  wasUndone: 'Esta importación se deshizo',
  undoneRows: (count, stayed) =>
    `${plural(count, { one: `${number(count)} registro retirado`, other: `${number(count)} registros retirados` })}${stayed > 0 ? plural(stayed, { one: `, ${number(stayed)} quedó`, other: `, ${number(stayed)} quedaron` }) : ''}.`,
  theFile: 'El archivo',
  rows: 'Filas',
  rowsOfSheet: (count, sheet) => `${number(count)}, hoja ${sheet}`,
  totalInFile: 'Total en el archivo',
  size: 'Tamaño',
  download: (size) => `Descargar, ${size}`,
  onTheWay: 'Creado de paso',
  madeOne: (type, name) => `${type}: ${name}`,
  madeStays: (reason) => `Queda: ${reason}`,
  madeRemoved: 'Eliminado desde entonces',
  running: 'Importando',
  undoing: 'Deshaciendo',
  progress: (reached, total) => `${number(reached)} de ${number(total)}`,
  mayLeave: 'Puede dejar esta página: el trabajo sigue, y se le avisa cuando termine.',
  cancel: 'Cancelar',
  cancelTitle: '¿Cancelar esta importación?',
  cancelQuestion: 'Lo que ya se importó queda, y se puede deshacer. El resto no se importa.',
  cancelled: 'Cancelada',
  wasCancelled: 'Se canceló antes de la última fila; el resto no se importó.',
  failed: (reason) => `Terminó antes de la última fila: ${reason}`,
};

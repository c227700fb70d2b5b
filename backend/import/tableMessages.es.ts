import { type Translated, wordingIn } from '../language/wording.ts';
import type { tableMessages } from './tableMessages.ts';

const { number, list } = wordingIn('es');

export const es: Translated<typeof tableMessages> = {
  unknownKind: (name, kinds) => `No existe el tipo “${name}”. Las filas pueden ser: ${kinds.join(', ')}.`,
  needsOrder: 'Indique la orden que recibe los ítems, con --order NÚMERO.',
  onlyAtTerminal: 'es solo para el comando en la terminal',
  unknownMapping: (name, names) =>
    names.length === 0
      ? `No existe la asignación “${name}”. Ninguna tiene nombre aún: déselo en la pantalla de una importación.`
      : `No existe la asignación “${name}”. Hay: ${names.join(', ')}.`,
  question: {
    columns: (examples) =>
      `Varias columnas tienen el encabezado que en un archivo anterior tenía una sola: ${list(examples)}. Diga una vez en la pantalla cuál es.`,
    numbers: (examples) =>
      `El archivo no dice si es la coma o el punto lo que separa los decimales: ${list(examples)}. Dígalo una vez en la pantalla; se recuerda para estos encabezados.`,
    dates: (examples) =>
      `El archivo no dice en qué orden se escriben las fechas: ${list(examples)}. Dígalo una vez en la pantalla; se recuerda para estos encabezados.`,
  },
  nobody: (organization, email) =>
    email === undefined
      ? `${organization} no tiene ningún usuario activo en cuyo nombre importar.`
      : `${organization} no tiene ningún usuario activo ${email}.`,
  mayNotImport: (email) =>
    `La función de ${email} no permite esta importación. Indique a otra persona, con --as CORREO.`,
  unknownOrder: (order) => `No existe la orden ${order}.`,
  unknownProgram: (name, names) =>
    names.length === 0
      ? 'No hay ningún programa al que importar.'
      : `No existe el programa “${name}”. Hay: ${names.join(', ')}.`,
  nameProgram: (names) => `Hay varios programas. Indique a cuál importar, con --program NOMBRE: ${names.join(', ')}.`,
  inTheNameOf: (organization, program, person) =>
    `Importación a ${program === null ? organization : `${program} (${organization})`} en nombre de ${person}.`,
  wouldBe: (rows) => `Ensayo: no se escribió nada. Una importación haría de las filas (${number(rows)}):`,
  was: (rows) => `Importado. Lo que fue de las filas (${number(rows)}):`,
  rowsBecome: (rows) =>
    `nuevas: ${number(rows.new)}, modificadas: ${number(rows.changed)}, sin cambios: ${number(rows.unchanged)}, rechazadas: ${number(rows.attention)}, omitidas: ${number(rows.left_out)}`,
  ordersBecome: (fresh, changed) => `órdenes de compra nuevas: ${number(fresh)}, modificadas: ${number(changed)}`,
  sums: (read, ready, file) =>
    `dólares estadounidenses leídos: ${read}, sin las filas rechazadas: ${ready}${file === null ? '' : `, según el total del archivo: ${file}`}`,
  byMapping: (name) => `asignación: ${name}`,
  leftColumns: (headings) => `columnas que no se importaron: ${list(headings)}`,
  refusedRow: (row, reason) => `fila ${number(row)}: ${reason}`,
  moreRefused: (rows) => `y ${number(rows)} más, en el informe`,
};

import { type Translated, wordingIn } from '../language/wording.ts';
import type { ImportedKind, messages } from './messages.ts';

const { plural, number } = wordingIn('es');

const rest = 'Las órdenes importadas hasta ahora están completas; ejecute la importación de nuevo';

/** How the kinds of records that an import creates are called: one, and several. */
const NOUNS: Readonly<Record<ImportedKind, readonly [one: string, other: string]>> = {
  programs: ['programa', 'programas'],
  groups: ['grupo', 'grupos'],
  end_users: ['usuario final', 'usuarios finales'],
  vendors: ['proveedor', 'proveedores'],
  purchase_orders: ['orden de compra', 'órdenes de compra'],
  shipments: ['envío', 'envíos'],
  order_items: ['ítem', 'ítems'],
};

export const es: Translated<typeof messages> = {
  stalled: 'No llegaron datos en 30 segundos.',

  noOrganization:
    'Todavía no hay una organización a la que importar. Configure primero Lading: npm start muestra un enlace para ello.',
  unknownOrganization: (name, names) =>
    `No existe la organización “${name}”. ${plural(names.length, { one: 'Existe', other: 'Existen' })}: ${names.join(', ')}.`,
  nameOne: (names) =>
    `Hay varias organizaciones. Indique aquella a la que se importa, con --organization NOMBRE: ${names.join(', ')}.`,
  usage:
    'Uso: npm run import -- ARCHIVO [--organization NOMBRE] [--dry-run]\nPor ejemplo: npm run import -- orders.csv --organization "Relief Works"\nEn qué más pueden convertirse las filas: npm run import -- ARCHIVO --kind deliveries|orders|items|vendors|end-users|groups [--program NOMBRE] [--order NÚMERO] [--mapping NOMBRE] [--create] [--as CORREO]',
  noFile: (file) =>
    `No existe el archivo ${file}. Indique un archivo CSV con su ruta desde aquí, por ejemplo: npm run import -- exports/orders.csv`,
  isFolder: (file) =>
    `${file} es una carpeta, no un archivo. Indique un archivo CSV, por ejemplo: npm run import -- exports/orders.csv`,
  throughBackend: (url) => `Enviando el archivo al Lading en ejecución en ${url}.`,
  lostBackend: `El servidor se detuvo antes de terminar la importación. ${rest}.`,
  stopped: `Detenido. ${rest} para el resto.`,
  waiting: 'A la espera de que termine otra importación de la organización …',
  stopping: 'Se detiene después de esta orden …',
  failed: `La importación falló. ${rest} para el resto.`,

  reading: (rows) => `Leyendo: ${plural(rows, { one: '1 fila', other: `${number(rows)} filas` })}`,
  importing: (orders, of) => `Importando: ${number(orders)} de ${number(of)} órdenes`,
  nothingChanged: (lines, organization) =>
    `No cambió nada: las ${number(lines)} líneas ya se habían importado a ${organization}.`,
  nothingNew: 'No se importó nada.',
  dryRun: (organization) => `Prueba: no se escribió nada. Una importación crearía en ${organization}:`,
  made: (organization) => `Importado a ${organization}:`,
  counted: (kind, value) => {
    const [one, other] = NOUNS[kind];
    return `${number(value)} ${plural(value, { one, other })}`;
  },
  unchanged: (lines) =>
    plural(lines, {
      one: '1 línea ya se había importado y no cambió.',
      other: `${number(lines)} líneas ya se habían importado y no cambiaron.`,
    }),
  refused: (rows) => plural(rows, { one: 'Se rechazó 1 fila.', other: `Se rechazaron ${number(rows)} filas.` }),
  noted: (rows) =>
    plural(rows, {
      one: '1 fila importada figura en el informe.',
      other: `${number(rows)} filas importadas figuran en el informe.`,
    }),
  noMembers: (programs) =>
    `${plural(programs, {
      one: '1 programa nuevo no tiene miembros: solo los administradores lo ven.',
      other: `${number(programs)} programas nuevos no tienen miembros: solo los administradores los ven.`,
    })} Agregue miembros en Panel de la organización > Gestionar usuarios, en el campo Programas de cada usuario.`,
  report: (file) => `Informe: ${file}`,
};

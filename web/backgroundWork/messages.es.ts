import { wordingIn } from '../base/wording.ts';
import type { WorkOutcome, WorkProgressFragment, WorkState } from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { workMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

/** How records of a kind are named: one, and several. */
const NOUNS: Partial<Record<WorkProgressFragment['type'], readonly [one: string, several: string]>> = {
  PURCHASE_ORDER: ['orden de compra', 'órdenes de compra'],
  SHIPMENT: ['envío', 'envíos'],
  ORDER_ITEM: ['ítem', 'ítems'],
};

function counted(type: WorkProgressFragment['type'], count: number): string {
  const [one, other] = NOUNS[type] ?? ['registro', 'registros'];
  return `${number(count)} ${plural(count, { one, other })}`;
}

const states: Readonly<Record<WorkState, string>> = {
  WAITING: 'En espera',
  RUNNING: 'En curso',
  DONE: 'Terminado',
  CANCELLED: 'Cancelado',
  FAILED: 'Fallido',
};

const outcomes: Readonly<Record<WorkOutcome, string>> = {
  CHANGED: 'Cambiados',
  UNCHANGED: 'Ya estaban así',
  REFUSED: 'Rechazados',
  NOT_REACHED: 'Sin procesar',
};

function outcomeOf({ changed, refused, notReached }: WorkProgressFragment): string {
  const parts = [`cambiados: ${number(changed)}`];
  if (refused > 0) parts.push(`rechazados: ${number(refused)}`);
  if (notReached > 0) parts.push(`sin procesar: ${number(notReached)}`);
  return parts.join(', ');
}

export const es: Translated<typeof workMessages> = {
  states,
  outcomes,
  background: 'Trabajo en segundo plano',
  asked: ({ kind, type, total, status, urgent, storage, undoes }) => {
    const records = counted(type, total);
    if (kind === 'IMPORT') return `Importación de ${records}`;
    if (undoes) return `Devolver ${records} a como ${plural(total, { one: 'estaba', other: 'estaban' })}`;
    if (kind === 'USERS') return `Asignar usuarios a ${records}`;
    if (kind === 'STATUS') return `Pasar ${records} a ${status?.name ?? 'un estado'}`;
    if (urgent !== null) {
      const marked = `Marcar ${records} como ${plural(total, urgent ? { one: 'urgente', other: 'urgentes' } : { one: 'no urgente', other: 'no urgentes' })}`;
      return storage ? `${marked}, con el almacenamiento ${storage.name}` : marked;
    }
    return storage
      ? `Cambiar el almacenamiento de ${records} a ${storage.name}`
      : `Borrar el almacenamiento de ${records}`;
  },
  describedAs: (text) => `Descripción del estado: ${text}`,
  assigned: (names) => (names.length === 0 ? 'Sin nadie asignado' : `A ${names.join(', ')}`),
  inProgram: (program) => `En ${program}`,
  askedBy: (name, moment) => `Pedido por ${name}, ${moment}`,
  askedAt: (moment) => `Pedido: ${moment}`,
  tookSeconds: (seconds) => `tardó ${number(seconds)} s`,
  progress: (reached, total) => `${number(reached)} de ${number(total)}`,
  headed: ({ state, total, notReached }) => {
    if (state === 'WAITING') return `En espera, ${number(total)}`;
    if (state === 'RUNNING') return `${number(total - notReached)} de ${number(total)}`;
    return states[state];
  },
  ended: (work) => `${states[work.state]}: ${outcomeOf(work)}`,
  outcomeOf: (work) => (work.undoneBy ? `${outcomeOf(work)}, deshecho` : outcomeOf(work)),
  cancel: 'Cancelar',
  cancelTitle: '¿Cancelar este trabajo?',
  cancelQuestion: 'Los registros que ya cambiaron quedan como están. Los demás no se procesan.',
  cancelled: 'Cancelado',
  undo: (count) => `Deshacer ${number(count)}`,
  undoTitle: '¿Deshacer este trabajo?',
  undoQuestion: (undoable, changed) =>
    undoable === changed
      ? `${number(changed)} registros cambiados vuelven a como estaban, salvo que hayan cambiado otra vez después.`
      : `${number(undoable)} de ${number(changed)} registros cambiados vuelven a como estaban, salvo que hayan cambiado otra vez después. El estado de los demás no permite volver: se quedan, y la página de la operación los nombra.`,
  undoing: 'Se está deshaciendo',
  undoOf: 'Deshace un trabajo anterior',
  undoneBy: 'Se deshizo',
  rows: 'Registros',
  outcome: 'Resultado',
  record: 'Registro',
  reason: 'Por qué',
  all: (count) => `Todos ${number(count)}`,
  some: (outcome, count) => `${outcomes[outcome]} ${number(count)}`,
  noRows: 'No hay registros así, o usted no puede abrirlos.',
  lately: 'De los últimos 30 días',
  whose: 'De quién',
  own: 'Suyos',
  everybodys: 'De todos',
  what: 'Trabajo',
  state: 'Estado',
  by: 'Pedido por',
  at: 'Pedido',
  noWorks:
    'Los cambios de más registros de los que admite una llamada, como los de una lista entera, siguen aquí mientras usted hace otra cosa. Lo terminado se conserva 30 días.',
  notFound: 'No existe ese trabajo',
  notFoundHint: 'Terminó hace más de 30 días, o usted no puede verlo.',
};

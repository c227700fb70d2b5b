import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { queueMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof queueMessages> = {
  toOrders: 'Abrir las órdenes de compra',
  gone: 'Este ítem ya no existe',
  line: (orderNumber, position) => `${orderNumber} · ${position}`,
  facts: (facts) => facts.join(' · '),
  quantityOf: (quantity, unit) => `${quantity} ${unit}`,
  search: 'Buscar ítems',
  urgent: 'Urgente',
  orderLine: 'OC · línea',
  material: 'Material',
  vendor: 'Proveedor',
  status: 'Estado',
  dgClass: 'Clase MP',
  quantity: 'Cantidad',
  added: 'Agregado',
  ordered: (quantity, parts) => `Pedido: ${quantity}; ${parts.join(', ')}`,
  partReceived: (quantity, day) => `${quantity} recibido${day ? ` el ${day}` : ''}`,
  partOpen: (quantity) => `${quantity} por recibir`,
  partOfLine: (line) => `Parte de la línea ${line}`,
  partIn: (quantity, status) => `${quantity} ${status.toLowerCase()}`,
  rowLabel: (line, material) => `${line} · ${material}`,
  saving: 'Guardando…',
  waits: 'Lo que se ingresó aquí está en este dispositivo y espera la conexión',
  saveAndNext: 'Guardar y seguir',
  skip: 'Omitir',
  backToList: 'Volver a la lista',
  next: 'Ítem siguiente',
  keys: { save: 'guardar y abrir el siguiente', back: 'volver', skip: 'omitir', close: 'cerrar' },
  done: 'Lo último',
  undo: 'Deshacer',
  undoOf: (line) => `Deshacer ${line}`,
  savedAs: (line) => `${line} guardado como`,
  ended: (skipped) =>
    skipped === 0
      ? 'No queda nada por hacer.'
      : `Ese fue el último. ${plural(skipped, { one: 'Falta 1 de la lista.', other: `Faltan ${number(skipped)} de la lista.` })}`,
  stations: {
    toAssess: (count) => plural(count, { one: '1 ítem por evaluar', other: `${number(count)} ítems por evaluar` }),
    toReceive: (count) => plural(count, { one: '1 ítem por recibir', other: `${number(count)} ítems por recibir` }),
    toRelease: (count) => plural(count, { one: '1 ítem por liberar', other: `${number(count)} ítems por liberar` }),
    toShip: (count) =>
      plural(count, { one: '1 ítem se puede enviar', other: `${number(count)} ítems se pueden enviar` }),
  },
  takenBy: (who, when, already) => `${already}: ${who}, ${when}`,
};

import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { programMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof programMessages> = {
  title: 'Programas',
  early: 'Como los vio la última vez. Lo demás está en camino.',
  noSections: 'No hay nada en este programa a lo que usted tenga acceso',
  program: 'Programa',
  toAssessShort: 'Por evaluar',
  toReceiveShort: 'Por recibir',
  openOrdersValue: 'Valor de órdenes abiertas',
  countOf: (list, count) => `${list}: ${count}`,
  waiting: 'Mis pendientes',
  narrow: 'Qué espera por mí',
  all: 'Todo',
  chip: (name, count) => `${name} ${count}`,
  groups: {
    approvals: 'Aprobaciones',
    reviews: 'Revisiones',
    assigned: 'Asignado a mí',
    work: 'Evaluar, recibir y enviar',
    documents: 'Documentos que vencen',
  },
  assignedOrders: 'Órdenes asignadas a mí',
  lateShipments: 'Envíos con retraso asignados a mí',
  assignedShipments: 'Envíos asignados a mí',
  idlePrograms: (count) =>
    plural(count, { one: '1 programa sin trabajo', other: `${number(count)} programas sin trabajo` }),
  show: 'mostrar',
  hide: 'ocultar',
  viewAll: (group, count) => `${group}: ver todo (${count})`,
  firstOfEach: (count) =>
    plural(count, {
      one: 'Se muestra el primero de cada lista.',
      other: `Se muestran los primeros ${number(count)} de cada lista.`,
    }),
  nothingWaits: 'No hay nada que espere por usted.',
  items: (count) => (count === '1' ? '1 ítem' : `${count} ítems`),
  toAssess: 'por evaluar',
  toReceive: 'por recibir',
  toShip: 'por enviar',
  ship: 'Enviar',
  urgentAmong: (count) => `urgentes: ${count}`,
  assess: 'Evaluar',
  receive: 'Recibir',
  overview: 'Resumen',
  byStatus: 'Órdenes por estado',
  status: 'Estado',
  orders: 'Órdenes',
  noOrders: 'Todavía no hay órdenes.',
  byMonth: 'Valor por mes',
  edit: 'Editar programa',
  millions: 'USD, millones',
  thousands: 'USD, miles',
  dollars: 'USD',
  valueOf: (month, value) => `${month}: ${value}`,
  runsTo: (month, today) => `${month} llega hasta hoy, ${today}`,
};

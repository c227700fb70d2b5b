import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { recordMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

/** Lists how many records are in each status: "Abierta (3), Cerrada (2)". */
const listed = (counts: readonly (readonly [status: string, count: number])[]) =>
  counts.map(([status, count]) => `${status} (${number(count)})`).join(', ');

const leave = 'puede salir de aquí, y una página dice qué pasó con cada uno';

export const es: Translated<typeof recordMessages> = {
  edit: 'Editar',
  unsaved: (count) => plural(count, { one: '1 cambio sin guardar', other: `${number(count)} cambios sin guardar` }),
  changeStatus: 'Cambiar estado',
  changeStatusTitle: 'Cambiar estado',
  status: 'Estado',
  statusMoved: (status) => `Alguien cambió el estado a ${status} mientras tanto. Las opciones son las de ahora.`,
  removedMeanwhile:
    'Alguien quitó esto, o usted ya no puede abrirlo. No se puede guardar. Lo que escribió sigue aquí para copiarlo.',
  stays: (status) => `${status} (sin cambio)`,
  unfinished: 'Algunos ítems no están terminados',
  closeAnyway: 'Cerrar igual',
  closeManyAnyway: (count) => `Cerrar ${number(count)} igual`,
  moveOf: (record, status) => `Estado ${status}: ${record}`,
  fromTo: (from, to) => (from === to ? `Sigue en ${from}` : `De ${from} a ${to}`),
  description: 'Descripción del estado',
  noDescription: 'Ninguna',
  notYet: 'Aún no',
  notYetBecause: (status, reason) => `Aún no ${status}: ${reason}`,
  noNextStatus: 'Este registro no puede pasar ahora a ningún otro estado.',
  assignUsers: 'Asignar usuarios',
  assignUsersTitle: 'Asignar usuarios',
  searchUsers: 'Buscar usuarios',
  noUsersFound: 'No se encontró a nadie',
  moreUsers: 'Mostrar más',
  selectedCount: (count) => plural(count, { one: '1 seleccionado', other: `${number(count)} seleccionados` }),
  userAssigned: 'Usuario asignado',
  usersAssigned: 'Usuarios asignados',
  external: 'Externo',
  bulkMove: (able, count) =>
    able === count ? `Cambiar ${number(count)}` : `Cambiar ${number(able)} de ${number(count)}`,
  moveAll: (count) => `Cambiar los ${number(count)}`,
  assignAll: (count) => `Asignar a los ${number(count)}`,
  statusOffer: (status, able, count) => (able === count ? status : `${status} (${number(able)} de ${number(count)})`),
  mixedStatuses: (counts) =>
    `Ahora: ${listed(counts)}. El número dice cuántos pueden pasar a un estado: el estado actual de los demás no lleva a él.`,
  cannotMove: (counts, to) => `No pueden pasar a ${to} y se rechazarán: ${listed(counts)}.`,
  noneCanMove: (counts) => `Ninguno puede pasar ahora a otro estado: ${listed(counts)}.`,
  staysSince: (label, to, before) => `${label}: de ${to} no se vuelve a ${before}.`,
  inBackground: (count) =>
    `Los ${number(count)} se cambian en segundo plano: ${leave}. Se rechazan aquellos cuyo estado no lleva a él.`,
  changedInBackground: (count) => `Los ${number(count)} se cambian en segundo plano: ${leave}.`,
  usersInBackground: (count) =>
    `Los usuarios elegidos reemplazan a todos los asignados actualmente a los ${number(count)} registros. Se cambian en segundo plano: ${leave}.`,
  notForAll: (count, to) =>
    plural(count, {
      one: `El estado de 1 de ellos no lleva a ${to}: se rechazará.`,
      other: `El estado de ${number(count)} de ellos no lleva a ${to}: se rechazarán.`,
    }),
  closeUnfinished: 'Cerrar también los que tienen ítems sin recibir o sin enviar',
  started: (count) => `${number(count)} registros se están cambiando en segundo plano`,
  showProgress: 'Mostrar avance',
  bulkAssign: (count) => `Asignar a ${number(count)}`,
  bulkAssignNote: (count) =>
    plural(count, {
      one: 'Los usuarios elegidos reemplazan a todos los asignados actualmente al registro seleccionado.',
      other: `Los usuarios elegidos reemplazan a todos los asignados actualmente a los ${number(count)} registros seleccionados.`,
    }),
  updatedMany: (count) => plural(count, { one: 'Actualizado', other: `${number(count)} actualizados` }),
  bulkResult: (done, refused) => `Cambiados: ${number(done)}. Rechazados: ${number(refused)}; siguen seleccionados.`,
  undo: 'Deshacer',
  undoSome: (count) => `Deshacer ${number(count)}`,
  undone: (count) => plural(count, { one: 'Deshecho', other: `Deshecho en ${number(count)}` }),
  notUndone: (done, count, first) =>
    done === 0 && count === 1
      ? `No se deshizo. ${first}`
      : `Deshecho en ${number(done)}, no en ${number(count)}. ${first}`,
  changedSince: 'Alguien lo cambió desde entonces.',
  changes: (count) => plural(count, { one: '1 cambio', other: `${number(count)} cambios` }),
  notAllowed: 'No puede hacer esto',
  notSet: 'Sin definir',
  open: (count) => plural(count, { one: '1 pendiente', other: `${number(count)} pendientes` }),
  moreOpen: (count, unknown) =>
    `${number(count)} más${unknown > 0 ? `, de los que ${number(unknown)} no se pueden saber` : ''}`,
  doneOf: (done, all) => `${number(done)} de ${number(all)} hechos`,
  done: (names) =>
    `${plural(names.length, { one: '1 hecho', other: `${number(names.length)} hechos` })}: ${names.join(', ')}`,
  notNeeded: (names) =>
    `${plural(names.length, { one: '1 no aplica', other: `${number(names.length)} no aplican` })}: ${names.join(', ')}`,
  kinds: { blocks: 'Bloquea', advises: 'Recomienda', unknown: 'Pendiente' },
};

import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { paletteMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof paletteMessages> = {
  open: 'Buscar en todo',
  placeholder: 'Buscar órdenes, ítems, envíos, partes, personas y páginas',
  results: 'Resultados',
  groups: {
    actions: 'En esta página',
    pages: 'Páginas',
    purchaseOrders: 'Órdenes de compra',
    orderItems: 'Ítems de órdenes',
    shipments: 'Envíos',
    vendors: 'Proveedores',
    endUsers: 'Usuarios finales',
    groups: 'Grupos',
    couriers: 'Transportistas',
    users: 'Personas',
  },
  seeAll: (count, list) => `Ver los ${count} en ${list}`,
  listIn: (list, program) => `${list} de ${program}`,
  found: (count) => plural(count, { one: `${number(count)} resultado`, other: `${number(count)} resultados` }),
  searching: 'Buscando…',
  nothing: (text) => `No se encontró nada para “${text}”.`,
  itemOf: (order, position) => `${order} · ${position}`,
  profile: 'Su perfil',
  guide: 'Guía de configuración',
  works: 'Trabajo en segundo plano',
  keys: { move: 'para moverse', open: 'para abrir', newTab: 'en otra pestaña', close: 'para cerrar' },
};

import { type Translated, wordingIn } from '../language/wording.ts';
import { itemNames, type NamedItems } from './itemNames.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('es');

/** Says of lines what they are not yet, and names the first of them. */
const lines = (items: NamedItems, what: string) => {
  const { count, first } = items;
  const counted = plural(count, { one: `${number(count)} línea`, other: `${number(count)} líneas` });
  const more = count > first.length ? ` y ${number(count - first.length)} más` : '';
  return `${counted} ${what}: ${itemNames(items)}${more}`;
};

export const es: Translated<typeof messages> = {
  notReceived: (items) => lines(items, 'sin recibir'),
  notShipped: (items) => lines(items, 'con mercancía recibida y sin enviar'),
  closed: 'Una orden cerrada no se puede editar',
  archived: 'Una orden archivada no se puede editar',
  noNextStatus: 'No hay otro estado al que pasar',
  prohibited: (parties) => `${parties}: no se pueden agregar ítems y la orden no se puede aprobar`,
  notFound: 'no se encontró',
  switchedOff: 'está desactivado en esta organización',
  itemsInShipments: 'debe coincidir con los envíos de los ítems de la orden: quite primero los ítems',
  wholeCard: 'no debe contener un número de tarjeta completo: use su nombre o los últimos cuatro dígitos',
  columns: {
    orderNumber: 'N.º de OC',
    status: 'Estado',
    users: 'Asignados',
    orderDate: 'Fecha de OC',
    endUser: 'Usuario final',
    group: 'Grupo',
    vendor: 'Proveedor',
    orderNumberInternal: 'N.º de solicitud de compra',
    items: 'Ítems',
    receivedItems: 'Ítems recibidos',
    totalValue: 'Valor total',
    comments: 'Comentarios',
    program: 'Programa',
    createdBy: 'Creado por',
    createdAt: 'Creado',
    updatedAt: 'Actualizado',
  },
  receivedOf: (received, items) => `${number(received)} de ${number(items)}`,
};

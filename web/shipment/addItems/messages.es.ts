import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { addItemsMessages } from './messages.ts';

const { plural, number } = wordingIn('es');

const unknown = 'No se puede saber si hace falta una presentación EEI/Exportación';

export const es: Translated<typeof addItemsMessages> = {
  title: 'Agregar ítems al envío',
  addItems: 'Agregar ítems',
  itemList: 'Lista de ítems',
  selectedItems: 'Ítems seleccionados',
  tabs: 'Ítems por agregar',
  selected: (count) => plural(count, { one: '1 ítem seleccionado', other: `${number(count)} ítems seleccionados` }),
  deselectAll: 'Deseleccionar todo',
  add: 'Agregar los seleccionados',
  cancel: 'Cancelar',
  close: 'Cerrar',
  added: (count) => plural(count, { one: '1 ítem agregado', other: `${number(count)} ítems agregados` }),
  worth: (more, then) => (then === null ? `Suma ${more}` : `Suma ${more}; el envío queda en ${then}`),
  select: 'Seleccionar ítem',
  isSelected: 'Seleccionado',
  selectOf: (item) => `Seleccionar ítem ${item}`,
  deselectOf: (item) => `Seleccionado: ${item}`,
  openItem: 'Abrir ítem',
  search: 'Buscar material',
  filters: 'Agregar filtros',
  fixed: (label) => `El envío fija el filtro ${label}`,
  noMatch: 'No hay ítems que coincidan con los filtros',
  purpose:
    'Los ítems de las órdenes de este grupo se pueden agregar mientras no estén en un envío; no los de otro modo de transporte.',
  selectedPurpose: 'Seleccione primero ítems en la lista; se agregan todos a la vez.',
  noneYet: 'Todavía no hay ítems por agregar',
  noneSelected: 'No hay ítems seleccionados',
  oneItem: 'Al menos un ítem',
  tooMany: (most) => `Se pueden agregar como máximo ${number(most)} ítems a la vez`,
  leftOut: (count) =>
    plural(count, {
      one: 'Uno de los ítems seleccionados ya no se puede agregar',
      other: `${number(count)} de los ítems seleccionados ya no se pueden agregar`,
    }),
  retry: 'Reintentar',
  notLoaded: 'No se pudieron cargar estos ítems',
  mayLackWarnings: 'Pueden faltar avisos sobre presentaciones de exportación y mercancías que deben ir separadas.',
  loading: 'Cargando ítems',
  addedElsewhere: (invoice) => `Agregado a ${invoice} mientras tanto`,
  notThere: 'Ya no se puede agregar',
  none: 'Ninguno',
  labels: {
    purchaseOrder: 'Orden de compra',
    purchaseRequest: 'N.º de solicitud de compra',
    line: 'Línea de la orden de compra',
    dgClass: 'Clase de mercancías peligrosas',
    dgClassCompatibility: 'Compatibilidad de clase de mercancías peligrosas',
    dgDetails: 'Detalles de mercancías peligrosas',
    endUser: 'Usuario final',
    vendor: 'Proveedor',
    country: 'País de fabricación',
    hsCode: 'Código HS',
    totalValue: 'Valor total',
    quantity: 'Cantidad',
    shipmentType: 'Tipo de envío',
    group: 'Grupo',
    status: 'Estado',
  },
  exportWarning: {
    REQUIRED: (code, value) =>
      `${code} llega a ${value} con este ítem: la factura comercial necesitará una presentación EEI/Exportación`,
    AT_LIMIT: (code, value) => `${code} llega a ${value} con este ítem: está en el límite, todavía exento`,
    COULD_EXCEED: (code, value, incomplete) =>
      `${code} llega a ${value} con este ítem y podría superar el límite: ${incomplete} necesita 10 dígitos`,
  },
  noCode: (code) =>
    code === ''
      ? `${unknown}: el ítem no tiene código HS`
      : `${unknown}: el código HS “${code}” no se puede leer como 6 a 10 dígitos`,
  notAssessed: 'No se puede saber de qué debe ir separado: el ítem no está evaluado',
  keepApart: (dgClass) =>
    `La clase ${dgClass} debe ir separada de otras mercancías de aquí (49 CFR 175.78, orientativo)`,
};

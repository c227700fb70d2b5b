import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('es');

/** How many items a message names. */
const NAMED = 3;

export const es: Translated<typeof messages> = {
  printsHidden: (areas) => `El documento muestra ${areas.join(', ')}, y su función no`,
  inReview: 'La factura está en revisión y no se puede editar hasta que se revise',
  completed: 'De una factura completada solo se pueden editar las notas',
  closed: 'Una factura cerrada no se puede editar',
  archived: 'Una factura archivada no se puede editar',
  left: 'El envío ya salió: sus ítems no se pueden cambiar',
  fixed: 'no se puede cambiar: el envío ya salió',
  fixedField: 'No se puede cambiar: el envío ya salió',
  notDelivered: 'se puede indicar solo en un envío entregado',
  onlyDelivered: 'Su entrega se puede registrar solo mientras el envío está entregado',
  deliveredBefore: 'no debería ser anterior a la fecha de envío',
  shippedAfter: 'no debería ser posterior a la entrega del envío',
  onlySent: 'Una factura pasa a revisión solo al enviarla a revisión',
  notHeldFrom: 'De en espera, una factura vuelve a su estado anterior o a Abierto',
  nothingToReview: 'Una factura sin ítems no se puede enviar a revisión',
  namesProhibited: 'es de una orden que nombra una parte prohibida (nivel 4)',
  noNextStatus: 'No hay otro estado al que pasar',
  onlyOpenToReview: 'Solo se puede enviar a revisión una factura abierta',
  alreadyInReview: 'La factura ya está en revisión',
  noSubstatusForReview: 'debe quedar vacío al enviar una factura a revisión',
  completedApprovals: 'Las aprobaciones de una factura completada no se pueden cambiar',
  closedApprovals: 'Las aprobaciones de una factura cerrada no se pueden cambiar',
  archivedApprovals: 'Las aprobaciones de una factura archivada no se pueden cambiar',
  lastApproval: 'Debe quedar al menos una de las fechas',
  notFound: 'no se encontró',
  notAnAirWaybill: 'no es un número de guía aérea de esa aerolínea: revise sus 11 dígitos',
  notAContent: 'no es un contenido que haya dado una respuesta',
  notAPosition: 'no es una posición que haya dado una respuesta',
  notAnItn:
    'debe ser AES X y 14 dígitos, los primeros 8 el día de la presentación: AES X20260101123456 (o una cita AESPOST o AESDOWN)',
  itnInFuture: 'empieza con un día de presentación posterior a hoy',
  licenseOrException: 'excluye al otro: ingrese un número de licencia, o una excepción de licencia o NLR',
  notALookup: 'no es uno de los valores permitidos',
  inNoShipment: 'El ítem no está en un envío',
  inAShipment: 'ya está en un envío',
  notForShipment: 'es para otro grupo u otro tipo de envío',
  notSelectable: 'no está abierto, evaluado, recibido ni listo',
  items: (message, names) => {
    const more = names.length > NAMED ? ` y ${number(names.length - NAMED)} más` : '';
    return `${message}: ${names.slice(0, NAMED).join(', ')}${more}`;
  },
  itemsForOthers: 'debe coincidir con los ítems del envío: quítelos primero',
  itemsTravelOtherwise: 'debe coincidir con los ítems del envío: cámbielos o quítelos primero',
  countryRequired: 'Indique al menos un país de fabricación.',
  item: {
    inAShipment: 'El ítem ya está en un envío',
    prohibited: 'El comercio con una parte de su orden está prohibido (nivel 4)',
    notSelectable: 'Solo se pueden agregar ítems abiertos, evaluados, recibidos y listos',
  },
  columns: {
    invoiceNumber: 'N.º de factura',
    status: 'Estado',
    users: 'Asignados',
    awb: 'N.º de guía aérea',
    anticipatedShipDate: 'Fecha prevista',
    shippedDate: 'Fecha de envío',
    deliveredDate: 'Fecha de entrega',
    dgDeclaration: 'Declaración MP',
    shipmentType: 'Tipo de envío',
    courier: 'Transportista',
    group: 'Grupo',
    approvals: 'Aprobaciones',
    comments: 'Comentarios',
    packageQuantity: 'Cantidad de bultos',
    totalWeight: 'Peso total (lb)',
    totalValue: 'Valor total',
    freightCost: 'Costo del flete',
    incoterm: 'Incoterm',
    itn: 'ITN',
    createdBy: 'Creado por',
    createdAt: 'Creado',
    updatedAt: 'Actualizado',
  },
};

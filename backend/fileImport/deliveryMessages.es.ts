import { type Translated, wordingIn } from '../language/wording.ts';
import type { deliveryMessages } from './deliveryMessages.ts';

const { number } = wordingIn('es');

export const es: Translated<typeof deliveryMessages> = {
  field: {
    program_id: 'Programa',
    country: 'País del usuario final',
    quote_date: 'Fecha de cotización, a falta de fecha de la orden',
    line_id: 'ID de línea',
    pack_count: 'Unidades por envase',
    received_date: 'Fecha de recepción',
    shipment_number: 'N.º de factura',
    incoterm: 'Incoterm',
    anticipated_ship_date: 'Fecha de envío prevista',
    shipped_date: 'Fecha de envío',
    weight: 'Peso (kg)',
    freight_cost: 'Costo del flete',
  },
  valueDiffers: (total) => `difiere de cantidad × precio, que es ${total}; se usaron la cantidad y el precio`,
  differsFromRow: (row) => `difiere de la fila ${number(row)}, que vale para toda la orden`,
  orderArchived: 'es una orden archivada, que no admite más ítems',
  shipmentElsewhere: 'es el de un envío de otro programa',
  prohibited: (parties) => `${parties}: las órdenes y los envíos nuevos no pueden nombrarlo`,
  importedMeanwhile: 'fue importado entretanto por otra persona',
  shipmentStays: (reason) => `su envío: ${reason}`,
  notStored: 'no se puede guardar tal como está: un número es demasiado grande o un nombre ya está en uso',
};

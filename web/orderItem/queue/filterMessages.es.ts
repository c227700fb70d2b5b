import type { Translated } from '../../generated/wording.ts';
import type { itemFilterMessages } from './filterMessages.ts';

export const es: Translated<typeof itemFilterMessages> = {
  order: 'N.º de OC',
  material: 'Material',
  catalogNumber: 'Número de catálogo',
  invoiceNumber: 'Factura comercial',
  wcmInvoiceNumber: 'N.º de factura WCM',
  receivedDate: 'Fecha de recepción',
  lotNumber: 'Número de lote',
  expiryDate: 'Vencimiento',
  dgClass: 'Clase de mercancías peligrosas',
  dgDescription: 'Detalles de mercancías peligrosas',
  vendor: 'Proveedor',
  quantity: 'Cantidad',
  totalValue: 'Valor total',
  valuePerItem: 'Valor unitario',
  urgent: 'Urgente',
  splitKit: 'Dividir kit',
  eeiExport: 'EEI/Exportación',
  status: 'Estado',
  countriesOfManufacture: 'País de fabricación',
  condition: 'Condición',
  mtaStatus: 'Estado del MTA',
  shipmentType: 'Tipo de envío',
  storage: 'Almacenamiento',
};

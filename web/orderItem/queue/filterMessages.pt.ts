import type { Translated } from '../../generated/wording.ts';
import type { itemFilterMessages } from './filterMessages.ts';

export const pt: Translated<typeof itemFilterMessages> = {
  order: 'N.º da OC',
  material: 'Material',
  catalogNumber: 'Número de catálogo',
  invoiceNumber: 'N.º da CI',
  wcmInvoiceNumber: 'N.º da fatura WCM',
  receivedDate: 'Data de receção',
  lotNumber: 'Número de lote',
  expiryDate: 'Data de validade',
  dgClass: 'Classe de perigo',
  dgDescription: 'Detalhes do perigo',
  vendor: 'Fornecedor',
  quantity: 'Quantidade',
  totalValue: 'Valor total',
  valuePerItem: 'Valor por item',
  urgent: 'Urgente',
  splitKit: 'Dividir kit',
  eeiExport: 'EEI/Exportação',
  status: 'Estado',
  countriesOfManufacture: 'País de fabrico',
  condition: 'Condição',
  mtaStatus: 'Estado do MTA',
  shipmentType: 'Tipo de transporte',
  storage: 'Conservação',
};
